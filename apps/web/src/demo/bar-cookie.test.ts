import { beforeEach, expect, it } from 'vitest';
import { BAR_COOKIE, PACE_COOKIE } from '../shared/scenario-names.ts';
import { stubCookies } from '../shared/session/cookie-jar.fixture.ts';
import { readBar, readPace, writeBar, writePace } from './bar-cookie.ts';

const { cookies } = stubCookies();
beforeEach(() => cookies.clear());

it('there is a bar only where the server asked for one, and it leads to no other host', () => {
  expect(readBar()).toBeUndefined();
  cookies.set(BAR_COOKIE, encodeURIComponent('2@/vehicles?q=van'));
  expect(readBar()).toMatchObject({ played: 2, isFolded: false, after: '/vehicles?q=van' });
  cookies.set(BAR_COOKIE, encodeURIComponent('2@//evil.example'));
  expect(readBar()?.after).toBeUndefined();
});

it('[STU-02] a step that loads a new page neither stops what plays by itself nor is forgotten', () => {
  const running = { played: 3, isFolded: true, isBegun: true, isRunning: true };
  writeBar(running);
  expect(readBar()).toEqual({ ...running, after: undefined });
  writeBar({ ...running, isFolded: false, isBegun: false });
  expect(readBar()).toMatchObject({ isFolded: false, isBegun: false, isRunning: true });
});

it('[STU-02] controls are pointed out unless another pace was chosen', () => {
  expect(readPace()).toBe('slowly');
  writePace('by-itself');
  expect(readPace()).toBe('by-itself');
  cookies.set(PACE_COOKIE, 'fast');
  expect(readPace()).toBe('slowly');
});
