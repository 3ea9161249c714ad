import { describe, expect, it } from 'vitest';
import { bestMatches, fitOf, longestWord, orderNumberOf, palettePages } from './palette.ts';
import type { PaletteContext } from './palette.ts';
import { fmcUserRoles, roleNames } from './roles.ts';

const full: PaletteContext = { paymentsTab: true, telematicsTab: true, membershipCard: true, vehicleAdd: true };
const bare: PaletteContext = { paymentsTab: false, telematicsTab: false, membershipCard: false, vehicleAdd: false };
function idsFor(role: string, context = full) {
  return palettePages({ roles: [role], pays_through_platform: true }, context).map(({ id }) => id as string);
}

describe('pages', () => {
  it('[ROL-04] the pages of a management company are for its users alone', () => {
    const ofCompany = ['fmcDashboard', 'fmcUsers', 'fmcActiveOrders', 'fmcTransactions', 'transferVehicles'];
    for (const role of roleNames) {
      const offered = idsFor(role).filter((id) => ofCompany.includes(id));
      expect(offered, role).toEqual((fmcUserRoles as readonly string[]).includes(role) ? ofCompany : []);
    }
  });

  it('[FMC-12] only the FMC role can add a fleet', () => {
    expect(roleNames.filter((role) => idsFor(role).includes('newFleet'))).toEqual(['FMC']);
  });

  it('a driver is not offered the payment methods, nor is anyone whose fleet does not pay here', () => {
    const payments = (ids: string[]) => ids.filter((id) => id === 'payments' || id === 'newPayment');
    expect(payments(idsFor('Driver'))).toEqual([]);
    expect(payments(idsFor('Manager'))).toEqual(['payments', 'newPayment']);
    const offered = palettePages(
      { roles: ['Owner'], pays_through_platform: true },
      { ...full, fleet: { pays_through_platform: false } },
    );
    expect(payments(offered.map(({ id }) => id))).toEqual([]);
  });

  it('a brand without a page does not offer it', () => {
    const own = ['newVehicle', 'bulkUpload', 'payments', 'newPayment', 'telematics', 'membershipCard'];
    expect(idsFor('Owner').filter((id) => own.includes(id))).toEqual(own);
    expect(idsFor('Owner', bare).filter((id) => own.includes(id))).toEqual([]);
  });

  it('views of pages are offered to everyone, with their address', () => {
    for (const role of roleNames)
      expect(palettePages({ roles: [role] }, bare), role).toEqual(
        expect.arrayContaining([
          { id: 'attention', path: '/dashboard?view=attention' },
          { id: 'costs', path: '/dashboard?view=costs' },
          { id: 'month', path: '/services?tab=active&view=month' },
          { id: 'agenda', path: '/services?tab=active&view=agenda' },
        ]),
      );
  });

  it('each page is offered once, and none before the user is known', () => {
    for (const role of roleNames) expect(new Set(idsFor(role)).size, role).toBe(idsFor(role).length);
    expect(palettePages(undefined, full)).toEqual([]);
  });
});

describe('matches', () => {
  it.each([
    ['VAN-09', ['VAN-09'], 'exact'],
    ['van-09', ['VAN-09', '2020 Nissan NV200'], 'exact'],
    ['van', ['VAN-09'], 'start'],
    ['nissan van', ['VAN-09', '2020 Nissan NV200'], 'words'],
    ['cafe', ['Le Café du coin'], 'words'],
    ['a00007', ['1FTBW2CM5MKA00007'], 'part'],
    ['tbw van', ['VAN-09', '1FTBW2CM5MKA00007'], 'part'],
    ['truck', ['VAN-09'], undefined],
    ['van truck', ['VAN-09'], undefined],
    ['  ', ['VAN-09'], undefined],
    ['null', [null, undefined, ' '], undefined],
  ])('%s in %s: %s', (search, texts, fit) => {
    expect(fitOf(texts, search)).toBe(fit);
  });

  it('the best come first, and equally good ones stay in order', () => {
    const names = ['Old Granite', 'Granite Catering', 'Granite', 'Granite Works', 'Pomegranite', 'Birch'];
    expect(bestMatches(names, (name) => [name], 'granite').map(({ item }) => item)).toEqual([
      'Granite',
      'Granite Catering',
      'Granite Works',
      'Old Granite',
      'Pomegranite',
    ]);
  });

  it('the longest word is what a server is asked for', () => {
    expect([longestWord(' van nissan 09 '), longestWord('  ')]).toEqual(['nissan', '']);
  });

  it.each([
    ['5000130', 5_000_130],
    [' #5000130 ', 5_000_130],
    ['Order 5000130', 5_000_130],
    ['order #5000130', 5_000_130],
    ['bon de travail 5000130', 5_000_130],
    ['Transit 2020', undefined],
    ['bonus 5000130', undefined],
    ['0', undefined],
    ['VAN-09', undefined],
    ['5000130 x', undefined],
    ['1234567890123456', undefined],
  ])('the order number in %s is %s', (search, number) => {
    expect(orderNumberOf(search)).toBe(number);
  });
});
