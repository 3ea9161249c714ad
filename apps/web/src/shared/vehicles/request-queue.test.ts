import { beforeEach, expect, it, vi } from 'vitest';
import { addRequests, removeRequest, waitingRequests } from './request-queue.ts';

const storage = vi.hoisted(() => new Map<string, unknown>());
vi.mock('../session/drafts.ts', () => ({
  openDraft: (name: string, owner: object) => {
    const key = `${name} ${JSON.stringify(owner)}`;
    return {
      values: storage.get(key),
      keep: (values: unknown) => void (values ? storage.set(key, values) : storage.delete(key)),
    };
  },
}));

const OWNER = { userId: 1, fleetId: 5 };
const van = (id: number) => ({ id, name: `VAN-${id}` });

beforeEach(() => storage.clear());

it('keeps one request for each vehicle, in the order in which they were added', () => {
  addRequests(OWNER, [van(1), van(2)]);
  expect(addRequests(OWNER, [van(2), van(3)])).toEqual([van(1), van(2), van(3)]);
  expect(waitingRequests(OWNER)).toEqual([van(1), van(2), van(3)]);
  expect(waitingRequests({ userId: 1, fleetId: 6 })).toEqual([]);
});

it('forgets a request that was sent, and says which is next', () => {
  addRequests(OWNER, [van(1), van(2)]);
  expect(removeRequest(OWNER, 1)).toEqual([van(2)]);
  expect(removeRequest(OWNER, undefined)).toEqual([van(2)]);
  expect(removeRequest(OWNER, 2)).toEqual([]);
  expect(storage.size).toBe(0);
});

it('drops what an older version or somebody else wrote', () => {
  storage.set(`service-requests ${JSON.stringify(OWNER)}`, {
    requests: [van(1), { id: 'x', name: 'y' }, null, { id: -1, name: 'z' }],
  });
  expect(waitingRequests(OWNER)).toEqual([van(1)]);
  storage.set(`service-requests ${JSON.stringify(OWNER)}`, { requests: 'all' });
  expect(waitingRequests(OWNER)).toEqual([]);
});
