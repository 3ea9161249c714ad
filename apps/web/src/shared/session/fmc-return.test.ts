// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { fmcDashboardPlace, rememberFmcDashboard } from './fmc-return.ts';
import { clearStored } from './storage.ts';

afterEach(() => {
  vi.restoreAllMocks();
  window.sessionStorage.clear();
});

it('without a visit, leads to the plain dashboard', () => expect(fmcDashboardPlace()).toBe('/fmc_dashboard'));

it.each([
  ['', '/fmc_dashboard'],
  ['?view=portfolio&sort=-spend&page=2&q=st.+jean', '/fmc_dashboard?view=portfolio&sort=-spend&page=2&q=st.+jean'],
  ['?f=name.has.a%26b', '/fmc_dashboard?f=name.has.a%26b'],
  // What another script put there stays a query.
  ['//elsewhere.example/?q=a', '/fmc_dashboard?%2F%2Felsewhere.example%2F%3Fq=a'],
  ['?q=<b>#top', '/fmc_dashboard?q=%3Cb%3E%23top'],
])('%j leads to %s', (search, address) => {
  rememberFmcDashboard(search);
  expect(fmcDashboardPlace()).toBe(address);
});

it('is forgotten with the session', () => {
  rememberFmcDashboard('?view=portfolio');
  clearStored();
  expect(fmcDashboardPlace()).toBe('/fmc_dashboard');
});

it('works where storage is blocked', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('blocked');
  });
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('blocked');
  });
  rememberFmcDashboard('?view=portfolio');
  expect(fmcDashboardPlace()).toBe('/fmc_dashboard');
});
