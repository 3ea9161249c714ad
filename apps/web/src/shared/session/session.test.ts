import { beforeEach, expect, it, vi } from 'vitest';
import { stubCookies } from './cookie-jar.fixture.ts';
import type { User } from './session.ts';

const { cookies: jar } = stubCookies();
vi.stubGlobal('window', {
  location: { protocol: 'https:' },
  localStorage: { setItem: () => undefined, getItem: () => null },
});

const TOKEN = 'wayside_authentication_token';
const { forgetToken, isTokenOfTab, keepIdentity, keepUser, rememberUser, sessionCheck, sessionElsewhere } =
  await import('./session.ts');

beforeEach(() => {
  jar.clear();
  forgetToken();
});

it('[RTE-27] a tab without a session takes the one that another tab began, and then works with it', () => {
  expect(sessionElsewhere()).toBe('same');
  jar.set(TOKEN, 'one');
  expect(sessionElsewhere()).toBe('begun');
  expect(sessionElsewhere()).toBe('same');
  expect(isTokenOfTab('one')).toBe(true);
});

it('[AUT-28] another tab that signed out is noticed until this one has given up its session too', () => {
  jar.set(TOKEN, 'one');
  sessionElsewhere();
  jar.clear();
  expect(sessionElsewhere()).toBe('ended');
  forgetToken();
  expect(sessionElsewhere()).toBe('same');
});

it('[AUT-26] another user in another tab is noticed once', () => {
  jar.set(TOKEN, 'one');
  sessionElsewhere();
  jar.set(TOKEN, 'two');
  expect(sessionElsewhere()).toBe('replaced');
  expect(sessionElsewhere()).toBe('same');
  expect(isTokenOfTab('one')).toBe(false);
});

const ANN = { id: 1, email: 'ann@x.co', name: 'Ann Lee', fleet_id: 5, user_accounts: [{ id: 9 }, { id: 10 }] } as User;
function stored() {
  return Object.fromEntries(
    ['user_email', 'user_name', 'account_id', 'fleet_id'].map((name) => [name, jar.get(`wayside_current_${name}`)]),
  );
}

it('[AUT-27] [ENT-13] [OPN-12] a sign-in writes token, identity, account and fleet', () => {
  rememberUser(ANN, 'one');
  expect(stored()).toEqual({ user_email: 'ann%40x.co', user_name: 'Ann%20Lee', account_id: '9', fleet_id: '5' });
  expect([jar.get(TOKEN), isTokenOfTab('one')]).toEqual(['one', true]);
});

it('the user is stored in the browser without token and payment data', () => {
  const store = vi.spyOn(window.localStorage, 'setItem');
  const secret = { authentication_token: 'one', payment_id: 7, payment_provider_type: 'Braintree' };
  keepUser({ ...ANN, ...secret } as User);
  expect(store.mock.lastCall).toEqual(['wayside_current_user', JSON.stringify(ANN)]);
});

it('[FMC-25] a user who changed has the new name and fleet, and still works in the account that was chosen', () => {
  rememberUser(ANN, 'one');
  jar.set('wayside_current_account_id', '10');
  const zoe = { ...ANN, name: 'Zoë Lee', fleet_id: 7 };
  keepIdentity(zoe);
  keepUser(zoe);
  expect(stored()).toMatchObject({ user_name: 'Zo%C3%AB%20Lee', account_id: '10', fleet_id: '7' });
});

it('[AUT-28] what was asked for in one session is not taken for the next one', () => {
  jar.set(TOKEN, 'one');
  const isSameSession = sessionCheck();
  expect(isSameSession()).toBe(true);
  jar.set(TOKEN, 'two');
  expect(isSameSession()).toBe(false);
});
