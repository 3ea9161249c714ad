import { describe, expect, test } from 'vitest';
import { milesToKilometers } from '@wayside/domain';
import { addDays, weekday } from '../seed/moments.ts';
import { serviceNamed } from './service-catalogue.ts';
import { PARTNER_CHAINS, shopsOf } from './shop-source.ts';
import { OWN_FLEET_ID } from '../fleets/fleet-source.ts';
import type { World } from '../world.ts';
import { personOf, worldOf } from '../world.fixture.ts';

function near(world: World, query: object, vehicleTypeId: number | null = null) {
  const page = world.shops.page(query, vehicleTypeId, personOf(world, 'owner'));
  if ('refused' in page) throw new Error(page.refused);
  return page;
}
function all(world: World, query: object, vehicleTypeId: number | null = null) {
  const { total_pages } = near(world, query, vehicleTypeId);
  return Array.from(
    { length: total_pages },
    (_, index) => near(world, { ...query, page: index + 1 }, vehicleTypeId).shops,
  ).flat();
}

describe('the list of shops', () => {
  test('[SHP-05] ten per page, nearest first, no shop twice', () => {
    const world = worldOf();
    const page = near(world, { zip: personOf(world, 'owner').zip! });
    expect(page.shops).toHaveLength(10);
    expect(page.total_pages).toBe(2);
    const shops = all(world, { zip: '60614' });
    const distances = shops.map(({ distance }) => distance!);
    expect(distances).toEqual(distances.toSorted((a, b) => a - b));
    expect(new Set(shops.map(({ id }) => id)).size).toBe(16);
  });

  test('[CST2-08] the distance is in miles and kilometers, and empty without a location', () => {
    const [shop] = near(worldOf(), { latitude: 41.88, longitude: -87.63 }).shops;
    expect(shop!.kilometers).toBeCloseTo(milesToKilometers(shop!.distance!), 6);
    expect(shop!.distance).toBeLessThan(30);
    expect(near(worldOf(), {}).shops[0]).toMatchObject({ distance: null, kilometers: null });
    expect(near(worldOf(), {}).total_pages).toBe(4);
  });

  test('[SHP-08] no results far from every shop; an unknown code is refused', () => {
    expect(near(worldOf(), { latitude: 0, longitude: 0 })).toEqual({ shops: [], total_pages: 0 });
    const world = worldOf();
    expect(world.shops.page({ zip: '00000' }, null, personOf(world, 'owner'))).toEqual({ refused: 'unknownPlace' });
  });

  test('[CST2-03] Canada is searched by postal code', () => {
    const world = worldOf({ brand: 'canada' });
    expect(near(world, { zip: 'H2X 1Y4' }).shops[0]!.city).toBe('Montréal');
    expect(near(world, { zip: 'v5y1v4' }).shops[0]!.city).toBe('Vancouver');
  });

  test('[SRQ-09] heavy vehicles only get shops that take them', () => {
    const world = worldOf();
    expect(all(world, { zip: '60614' }).some((shop) => !shop.support_medium_and_heavy_duty_vehicles)).toBe(true);
    expect(all(world, { zip: '60614' }, 10).every((shop) => shop.support_medium_and_heavy_duty_vehicles)).toBe(true);
  });

  test('[SHP-09] [SHP-10] prices are for the requested services, and empty where only the shop knows them', () => {
    const oil = serviceNamed('Oil change')!.id;
    const brakes = serviceNamed('Brake pads')!.id;
    for (const shop of all(worldOf(), { zip: '60614', 'services_requested[]': [oil, brakes] })) {
      expect(shop.price_estimates.map(({ position }) => position)).toEqual([null, 'Front', 'Rear']);
      const [estimate] = shop.price_estimates;
      const share = shop.company?.retail_savings;
      if (shop.company?.pricing_disabled) expect(estimate!.shop_price_estimate).toBeNull();
      else if (share)
        expect(estimate!.retail_price_estimate).toBeCloseTo(estimate!.shop_price_estimate! / (1 - share), 1);
    }
    expect(
      near(worldOf(), { zip: '60614', 'services_requested[]': [oil] }, 10).shops.every(
        (shop) => shop.price_estimates[0]!.shop_price_estimate === null,
      ),
    ).toBe(true);
  });

  test('[SHP-06] a shop can be saved and removed, in this session only', () => {
    const [world, other] = [worldOf(), worldOf()];
    const user = personOf(world, 'owner');
    const shop = all(world, { zip: '60614' }).find(({ is_favorite_shop }) => !is_favorite_shop)!;
    expect(world.shops.setFavorite(user, shop.id, true)).toMatchObject({ is_favorite_shop: true });
    expect(world.shops.favorites(user).map(({ id }) => id)).toContain(shop.id);
    expect(other.shops.favorites(user).map(({ id }) => id)).not.toContain(shop.id);
    world.shops.setFavorite(user, shop.id, false);
    expect(world.shops.favorites(user).map(({ id }) => id)).not.toContain(shop.id);
    expect(world.shops.setFavorite(user, 9999, true)).toBeUndefined();
  });
});

describe('free times', () => {
  const times = (world: World, id: number, date: string) => {
    const schedule = world.shops.schedule(world.shops.get(id)!, date);
    return 'times' in schedule ? schedule.times : schedule.refused;
  };

  test('[API2-27] are deterministic, none on Sundays, none beyond thirty days', () => {
    const world = worldOf();
    expect(times(world, 31, '2026-03-18')).toEqual(times(worldOf(), 31, '2026-03-18'));
    expect(times(world, 31, '2026-03-18').length).toBeGreaterThan(3);
    const days = Array.from({ length: 30 }, (_, index) => addDays('2026-03-16', index));
    for (const sunday of days.filter((day) => weekday(day) === 0)) expect(times(world, 31, sunday)).toEqual([]);
    expect(times(world, 31, '2026-03-15')).toBe('dateOutOfRange');
    expect(times(world, 31, '2026-04-16')).toBe('dateOutOfRange');
    expect(times(world, 31, '2026-04-15')).not.toBe('dateOutOfRange');
  });

  test('[OPN2-31] shops of partner chains have none', () => {
    const world = worldOf();
    const chained = all(world, { zip: '60614' }).filter(({ company }) =>
      PARTNER_CHAINS.includes(company?.reference_id ?? ''),
    );
    expect(chained.length).toBeGreaterThan(0);
    for (const { id } of chained) expect(times(world, id, '2026-03-18')).toEqual([]);
  });

  test('today has only future times', () => {
    for (const time of times(worldOf(), 31, '2026-03-16')) expect(time > '09:00').toBe(true);
  });

  test('[SRQ-19] some shops take payment another way', () => {
    const world = worldOf();
    const answers = new Set(all(world, {}).map(({ id }) => world.shops.get(id)!.paysAtShop));
    expect(answers).toEqual(new Set([true, false]));
  });
});

describe('what looks real', () => {
  test('no street is in two cities, and logos load without a network', () => {
    for (const brand of ['default', 'canada'] as const) {
      const cities = Map.groupBy(worldOf({ brand }).base.part(shopsOf), ({ address_line1 }) =>
        address_line1.replace(/^\d+ /, ''),
      );
      for (const [street, shops] of cities) expect(new Set(shops.map(({ city }) => city)).size, street).toBe(1);
      const logos = [...cities.values()].flat().flatMap(({ logo_url }) => logo_url ?? []);
      expect(logos.length).toBeGreaterThan(5);
      expect(logos.every((url) => url.startsWith('data:image/svg+xml,'))).toBe(true);
    }
  });

  test('what awaits approval is at the shop today, not in the past', () => {
    for (const brand of ['default', 'canada'] as const) {
      const world = worldOf({ brand });
      const waiting = world.orders.inFleet(OWN_FLEET_ID).filter(({ status }) => status === 'awaiting_approval');
      expect(waiting.length).toBeGreaterThan(3);
      expect(waiting.every(({ appointment_datetime }) => appointment_datetime!.slice(0, 10) >= '2026-03-16')).toBe(
        true,
      );
    }
  });
});
