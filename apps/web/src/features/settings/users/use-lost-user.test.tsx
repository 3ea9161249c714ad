// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { userValuesOf } from '@wayside/domain/schemas';
import { beforeEach, expect, it, vi } from 'vitest';
import type { User } from '../../../shared/session/session.ts';
import { useLostUser } from './use-lost-user.ts';
import { readUsers } from './users.queries.ts';

vi.mock(import('./users.queries.ts'), () => ({ readUsers: vi.fn<typeof readUsers>() }) as never);
const read = vi.mocked(readUsers);

const user = (id: number, email: string) => ({ id, email }) as User;
const ann = user(4, 'ann@wayside.example');
const noah = user(100_001, 'noah.patel@wayside.example');
const values = { ...userValuesOf(undefined, { roles: [], ids: [] }), email: ' Noah.Patel@wayside.example ' };

/** The hook after a save whose response was lost, with who is in the list afterwards. */
async function afterLoss(before: User[], after: User[] | undefined) {
  read.mockResolvedValue(after);
  const { result, rerender } = renderHook(({ users }) => useLostUser('fleet', ann, users), { initialProps: { users: before } });
  expect(result.current).toMatchObject({ isCreated: false, isMissing: false });
  await act(() => result.current.lookFor(values));
  rerender({ users: after ?? before });
  return result;
}

beforeEach(() => void read.mockReset());

it('a user whose response was lost is found by email among those who were not listed before', async () => {
  expect((await afterLoss([ann], [ann, noah])).current).toMatchObject({ isCreated: true, isMissing: false });
});

it('somebody who had this email already is no proof of a new user', async () => {
  expect((await afterLoss([ann, noah], [ann, noah])).current).toMatchObject({ isCreated: false, isMissing: true });
});

it('a user who is not in the list may be sent again, until the next attempt begins', async () => {
  const result = await afterLoss([ann], [ann]);
  expect(result.current).toMatchObject({ isCreated: false, isMissing: true });
  act(() => result.current.again());
  expect(result.current.isMissing).toBe(false);
});

it('nothing is said about a user while the list cannot be read', async () => {
  expect((await afterLoss([ann], undefined)).current).toMatchObject({ isCreated: false, isMissing: false });
});

it('a user created by the first of two attempts is found after the second, too', async () => {
  const result = await afterLoss([ann], undefined);
  read.mockResolvedValue([ann, noah]);
  await act(() => result.current.lookFor(values));
  expect(result.current.isMissing).toBe(false);
});
