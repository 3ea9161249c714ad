import { beforeEach, expect, it, vi } from 'vitest';
import { addRequests, endRequest, removeRequest, turnOf, waitingRequests } from './request-queue.ts';

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

it('says which of how many a request is, and which is next', () => {
  addRequests(OWNER, [van(1), van(2), van(3)]);
  expect(turnOf(OWNER, 1)).toEqual({ at: 1, total: 3, next: 'VAN-2' });
  expect(turnOf(OWNER, 9)).toBeUndefined();
  endRequest(OWNER, 1);
  endRequest(OWNER, 9);
  expect(turnOf(OWNER, 2)).toEqual({ at: 2, total: 3, next: 'VAN-3' });
  // Not sent, but given up.
  removeRequest(OWNER, 2);
  expect(turnOf(OWNER, 3)).toEqual({ at: 2, total: 2, next: undefined });
  endRequest(OWNER, 3);
  addRequests(OWNER, [van(4)]);
  expect(turnOf(OWNER, 4)).toBeUndefined();
});

it('drops what an older version or somebody else wrote', () => {
  storage.set(`service-requests ${JSON.stringify(OWNER)}`, {
    requests: [van(1), { id: 'x', name: 'y' }, null, { id: -1, name: 'z' }],
  });
  expect(waitingRequests(OWNER)).toEqual([van(1)]);
  storage.set(`service-requests ${JSON.stringify(OWNER)}`, { requests: 'all', sent: 'many' });
  expect(turnOf(OWNER, 1)).toBeUndefined();
  expect(waitingRequests(OWNER)).toEqual([]);
});
