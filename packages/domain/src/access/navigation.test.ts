import { describe, expect, it } from 'vitest';
import {
  isFmcPage,
  landingPath,
  menuGroups,
  menuLinks,
  modeOf,
  navigationTabs,
  safeRedirectPath,
  showsBackToFmc,
  signInRedirect,
} from './navigation.ts';
import { roleNames } from './roles.ts';

const fmc = { roles: ['FMC'] };
const owner = { roles: ['Owner'] };
const ids = (items: readonly { id: string }[]) => items.map(({ id }) => id);

describe('modes', () => {
  it('[LAY-06] [OPN-57] FMC pages are the FMC routes, new fleet and fleet edit', () => {
    const inside = [
      '/fmc_dashboard',
      '/fmc_users',
      '/fmc_activeorders',
      '/fmc_transactions',
      '/transfer_vehicles',
      '/fleets/new',
      '/fleets/1',
      '/fleets/1/edit',
      '/fmc_dashboard/',
    ];
    const outside = ['/', '/settings', '/fleet_transactions', '/fleets', '/fleets/1/other', '/fmc_dashboards'];
    expect([...inside, ...outside].filter(isFmcPage)).toEqual(inside);
  });

  it('[FMC-19] [CON-26] the page decides the mode of an FMC user; everyone else is in fleet mode', () => {
    expect(modeOf(fmc, '/fmc_users')).toBe('fmc');
    expect(modeOf(fmc, '/shops')).toBe('fleet');
    expect(modeOf(owner, '/fmc_users')).toBe('fleet');
    expect(modeOf({ roles: ['FMC Admin'] }, '/fmc_users')).toBe('fleet');
    expect(modeOf(undefined, '/fmc_users')).toBe('fleet');
  });

  it('[LAY-03] [LAY-04] tabs of the two modes in order', () => {
    expect(ids(navigationTabs('fleet'))).toEqual([
      'dashboard',
      'vehicles',
      'services',
      'shops',
      'settings',
      'fleetTransactions',
    ]);
    expect(navigationTabs('fmc').map(({ path }) => path)).toEqual([
      '/fmc_dashboard',
      '/fmc_users',
      '/fmc_activeorders',
      '/fmc_transactions',
      '/transfer_vehicles',
    ]);
  });

  it('[LAY-16] back to FMC is for FMC users in fleet mode', () => {
    expect(showsBackToFmc(fmc, '/dashboard')).toBe(true);
    expect(showsBackToFmc(fmc, '/fmc_dashboard')).toBe(false);
    expect(showsBackToFmc(owner, '/dashboard')).toBe(false);
  });

  it('[CMP-01] an address without a page does not speak of acting inside', () => {
    expect(showsBackToFmc(fmc, '/nowhere')).toBe(false);
    expect(showsBackToFmc(fmc, '/vehicles/5')).toBe(true);
  });
});

describe('menu', () => {
  it('[LAY-11] [LAY-12] [LAY-13] links in order, FMC dashboard and membership card only where they apply', () => {
    expect(menuLinks(fmc, { membershipCard: true }).map(({ path }) => path)).toEqual([
      '/dashboard',
      '/vehicles',
      '/services',
      '/shops',
      '/settings',
      '/fmc_dashboard',
      '/user_preferences',
      '/account',
      '/membership_card',
      '/sign_out',
    ]);
    expect(ids(menuLinks(owner, { membershipCard: false }))).toEqual([
      'dashboard',
      'vehicles',
      'services',
      'shops',
      'settings',
      'userPreferences',
      'account',
      'signOut',
    ]);
  });

  it.each([
    ['fleet', 'fmcDashboard userPreferences account signOut', 'dashboard vehicles services shops settings'],
    ['fmc', 'dashboard vehicles services shops settings userPreferences account signOut', 'fmcDashboard'],
    [null, 'dashboard vehicles services shops settings fmcDashboard userPreferences account signOut', ''],
  ] as const)('[LAY-11] with the left navigation of %s, what it shows is the second group', (mode, own, shown) => {
    const groups = menuGroups(menuLinks(fmc, { membershipCard: false }), mode ? navigationTabs(mode) : []);
    expect(groups.map((links) => ids(links).join(' '))).toEqual([own, shown]);
  });
});

describe('landing', () => {
  it('[AUT-22] [AUT-24] FMC users land on the FMC dashboard, everyone else on the dashboard', () => {
    expect(roleNames.filter((role) => landingPath({ roles: [role] }) === '/fmc_dashboard')).toEqual([
      'FMC',
      'FMC Fleet Admin',
      'FMC Fleet Manager',
    ]);
    expect(landingPath(owner)).toBe('/dashboard');
  });

  it('[AUT-03] a requested path wins', () => {
    expect(landingPath(fmc, '/user_preferences')).toBe('/user_preferences');
  });

  it.each([
    '//evil.example',
    '/\\evil.example',
    '/x\\..\\y',
    'https://evil.example',
    'javascript:alert(1)',
    'settings',
    '',
    '/\t/evil.example',
    '/\n//evil.example',
    '/.//evil.example',
    '/sign_out',
    '/sign_in?key=K1',
    undefined,
    7,
  ])('[AUT-03] %j is not a redirect path', (candidate) => {
    expect(safeRedirectPath(candidate)).toBeUndefined();
    expect(landingPath(owner, candidate)).toBe('/dashboard');
  });

  it('[RTE-24] a path keeps its query and hash', () => {
    expect(safeRedirectPath('/services?tab=past#orders')).toBe('/services?tab=past#orders');
  });

  it('[RTE-23] [ROL2-02] the redirect to sign-in contains the key once, and the page without it', () => {
    expect(signInRedirect({ pathname: '/vehicles/7', search: '?key=K%201&tab=recalls' })).toEqual({
      pathname: '/sign_in',
      search: '?key=K+1',
      state: { from: '/vehicles/7?tab=recalls' },
    });
    expect(signInRedirect({ pathname: '/' })).toEqual({ pathname: '/sign_in', search: '', state: {} });
  });
});
