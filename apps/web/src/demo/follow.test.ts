import { beforeEach, expect, it, vi } from 'vitest';
import { stubCookies } from '../shared/session/cookie-jar.fixture.ts';
import { queryClient } from '../shared/data/query-client.ts';
import { BAR_COOKIE } from '../shared/scenario-names.ts';
import { obey } from './follow.ts';

const jar = stubCookies();
const location = { reload: vi.fn<() => void>(), assign: vi.fn<(to: string) => void>() };
vi.stubGlobal('window', { location });
const refetch = vi.spyOn(queryClient, 'invalidateQueries');

const before = {
  session: 'k3f9',
  step: 2,
  role: 'Owner',
  signedIn: { name: 'Dan', role: 'Driver' },
  resets: 0,
  start: '/',
  changes: 4,
  clock: '2026-03-16T14:00:00.000Z',
} as const;

beforeEach(() => {
  vi.clearAllMocks();
  jar.cookies.clear();
});

it('[STU-05] changed faults, responses and flags are asked for again; nothing changed, nothing asked', () => {
  obey(before, before);
  expect(refetch).not.toHaveBeenCalled();
  obey({ ...before, changes: 5 }, before);
  expect(refetch).toHaveBeenCalledOnce();
  expect(location.reload).not.toHaveBeenCalled();
});

it('[STU-05] a new time needs a new page', () => {
  obey({ ...before, clock: '2026-03-23T14:00:00.000Z', changes: 5 }, before);
  expect(location.reload).toHaveBeenCalledOnce();
});

it('[STU-05] after a reset the page starts over, as the same person, with the bar if it has one', () => {
  obey({ ...before, resets: 1 }, before);
  expect(location.assign).toHaveBeenLastCalledWith('/?session=k3f9&role=Driver');
  obey({ ...before, resets: 1, start: '/vehicles?tab=active' }, before);
  expect(location.assign).toHaveBeenLastCalledWith('/vehicles?tab=active&session=k3f9&role=Driver');
  jar.cookies.set(BAR_COOKIE, '0');
  obey({ ...before, resets: 1, signedIn: null }, { ...before, signedIn: null });
  expect(location.assign).toHaveBeenLastCalledWith('/?session=k3f9&step=2');
});
