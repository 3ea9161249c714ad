import { describe, expect, it } from 'vitest';
import {
  FMC_PATTERNS,
  OPEN_PATTERNS,
  PATTERNS,
  isSignedInPlace,
  matchesPattern,
  place,
  withChoice,
  withQuery,
} from './places.ts';
import type { PlaceName } from './places.ts';

const names = Object.keys(PATTERNS) as PlaceName[];
function pathOf(name: PlaceName): string {
  const made = place[name] as string | ((of?: unknown) => string);
  const address = typeof made === 'string' ? made : made(PATTERNS[name].includes(':id') ? 7 : undefined);
  return address.split('?')[0]!;
}

describe('URLs', () => {
  it.each(names)('%s matches its pattern', (name) => {
    expect(pathOf(name)).toBe(PATTERNS[name].replace(':id', '7'));
    expect(matchesPattern(PATTERNS[name], pathOf(name))).toBe(true);
  });

  it('choose a value of a list’s column', () => {
    expect(withChoice('/services?tab=active', 'status', 'approved')).toBe('/services?tab=active&f=status.is.approved');
    expect(withChoice('/vehicles', 'status', 'Hors d’usage')).toBe('/vehicles?f=status.is.Hors+d%E2%80%99usage');
  });

  it('accept only ids', () => {
    expect(place.order(5_000_010)).toBe('/orders/5000010/approvals');
    for (const id of [0, -1, 1.5, Number.NaN, undefined as unknown as number, '7/edit' as unknown as number])
      expect(() => place.vehicle(id)).toThrow(RangeError);
  });

  it('encode values and leave out absent ones', () => {
    expect(withQuery(place.signIn, { key: 'K 1&x=ü', none: undefined, nothing: null, empty: '' })).toBe(
      '/sign_in?key=K+1%26x%3D%C3%BC',
    );
    expect(withQuery(place.shops(), {})).toBe('/shops');
    expect(place.services({ tab: 'past', from: '2025-11-01', to: '2025-11-30' })).toBe(
      '/services?tab=past&from=2025-11-01&to=2025-11-30',
    );
    expect(place.services({ tab: 'upcoming', due: 'pastDue' })).toBe('/services?tab=upcoming&due=past');
    expect(place.services({ due: 'all' })).toBe('/services');
    expect(place.shops({ tab: 'search', vehicle: 7 })).toBe('/shops?tab=search&vehicle=7');
    expect(place.settings('users')).toBe('/settings?tab=users');
    expect([place.vehicle(7), place.vehicle(7, { tab: 'policies' })]).toEqual([
      '/vehicles/7',
      '/vehicles/7?tab=policies',
    ]);
  });

  it('[SHP-07] [OPN2-50] a request starts with what was chosen', () => {
    expect(place.serviceRequest()).toBe('/service_request/new');
    expect(place.serviceRequest({ vehicle: null, shop: null, services: [] })).toBe('/service_request/new');
    expect(
      place.serviceRequest({
        vehicle: 7,
        shop: 31,
        services: [
          { id: 101, position: null },
          { id: 102, position: 'Left Front' },
        ],
        faultCodes: [4, 5],
      }),
    ).toBe('/service_request/new?vehicle=7&shop=31&service=101&service=102%3ALeft+Front&fault_code=4&fault_code=5');
  });
});

describe('places', () => {
  it('[RTE-22] need a signed-in user, except the open ones', () => {
    const open = names.filter((name) => !isSignedInPlace(pathOf(name)));
    expect(open).toEqual(Object.keys(OPEN_PATTERNS));
    for (const path of ['/nowhere', '/dashboards', '/vehicles/7/other', '/orders/7', '/fleets'])
      expect(isSignedInPlace(path)).toBe(false);
  });

  it('are matched the way the router matches them', () => {
    for (const path of ['/Dashboard', '/dashboard/', '/vehicles/nobody']) expect(isSignedInPlace(path)).toBe(true);
    expect(Object.values(FMC_PATTERNS).some((pattern) => matchesPattern(pattern, '/fmc_users/'))).toBe(true);
  });
});
