import { describe, expect, it } from 'vitest';
import { asksToReenter, companyPageAt } from './company-mode.ts';

const fmc = { roles: ['FMC'] };
const owner = { roles: ['Owner'] };

describe('pages of the management company and of a fleet', () => {
  it('[CMP-07] a page of the management company is known by its path', () => {
    expect(['/fmc_users/', '/fleets/new', '/fleets/7', '/fleets/7/edit', '/vehicles'].map(companyPageAt)).toEqual([
      'fmcUsers',
      'newFleet',
      'fleet',
      'fleet',
      undefined,
    ]);
  });

  const left = { hasLeft: true, isFromCompany: false };
  it.each([
    ['a fleet page after the fleet was left', fmc, '/dashboard', left, true],
    ['a record of that fleet', fmc, '/vehicles/5', left, true],
    [
      'an order that a list of the company leads to',
      fmc,
      '/orders/7/approvals',
      { ...left, isFromCompany: true },
      false,
    ],
    ['a vehicle that a list of the company leads to', fmc, '/vehicles/5', { ...left, isFromCompany: true }, false],
    ['a list that a page of the company leads to', fmc, '/vehicles', { ...left, isFromCompany: true }, true],
    ['a page before any fleet was left', fmc, '/dashboard', { ...left, hasLeft: false }, false],
    ['a page of the company', fmc, '/fmc_dashboard', left, false],
    ['a page about the user', fmc, '/user_preferences', left, false],
    ['an address without a page', fmc, '/nowhere', left, false],
    ['a page of someone who has one fleet', owner, '/dashboard', left, false],
  ])('[CMP-01] %s', (_case, user, pathname, state, asks) => {
    expect(asksToReenter(user, pathname, state)).toBe(asks);
  });
});
