import { beforeEach, describe, expect, it, vi } from 'vitest';

const storage = vi.hoisted(() => new Map<string, string>());
vi.mock('./storage.ts', async (original) => ({
  ...(await original<object>()),
  readStored: (name: string) => storage.get(name) ?? null,
  writeStored: (name: string, value: string) => void storage.set(name, value),
}));
const { recentFleets } = await import('./recents.ts');

const ann = { userId: 1 };
beforeEach(() => storage.clear());

describe('recent fleets', () => {
  it('are the last five, latest first and each once', () => {
    for (const id of [1, 2, 3, 4, 5, 6, 3]) recentFleets.note(ann, id);
    expect(recentFleets.list(ann)).toEqual([3, 6, 5, 4, 2]);
    recentFleets.forget(ann, 5);
    expect(recentFleets.list(ann)).toEqual([3, 6, 4, 2]);
  });

  it('belong to one user', () => {
    recentFleets.note(ann, 1);
    expect(recentFleets.list({ userId: 2 })).toEqual([]);
    recentFleets.note({ userId: 2 }, 9);
    expect(recentFleets.list({ userId: 2 })).toEqual([9]);
    expect(recentFleets.list(ann)).toEqual([1]);
  });

  it('belong to a user in one fleet, and stay when the user acts in another', () => {
    recentFleets.note({ userId: 1, fleetId: 5 }, 1);
    recentFleets.note({ userId: 1, fleetId: 6 }, 2);
    expect([5, 6, 7].map((fleetId) => recentFleets.list({ userId: 1, fleetId }))).toEqual([[1], [2], []]);
  });

  it('are kept for the last ten owners', () => {
    for (let userId = 1; userId <= 11; userId++) recentFleets.note({ userId }, 7);
    expect(recentFleets.list({ userId: 1 })).toEqual([]);
    expect(recentFleets.list({ userId: 2 })).toEqual([7]);
  });

  it.each([
    ['no JSON', '{', []],
    ['null', 'null', []],
    ['no owners', '{"owner":"1","items":[7]}', []],
    ['no list', '[null,7,{"owner":"1","items":7}]', []],
    ['another owner', '[{"owner":"12","items":[7]}]', []],
    ['no IDs', '[{"owner":"1","items":["7",-1,0,1.5,null,{"id":7},8]}]', [8]],
    ['too many, and twice', '[{"owner":"1","items":[8,8,9,10,11,12,13,14]}]', [8, 9, 10, 11, 12]],
  ])('what was stored by someone else is not trusted: %s', (_what, stored, expected) => {
    storage.set('recent_fleets', stored);
    expect(recentFleets.list(ann)).toEqual(expected);
  });
});
