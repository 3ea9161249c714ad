import { describe, expect, test } from 'vitest';
import { OWN_FLEET_ID } from '../fleets/fleet-source.ts';
import { personOf, worldOf } from '../world.fixture.ts';

const AWAITING = (OWN_FLEET_ID * 100_000 + 13) * 10;

describe('promotions', () => {
  test('[API2-44] [API2-45] a listed one lowers the total and is no longer listed', () => {
    const world = worldOf();
    const order = world.orders.stored(AWAITING)!;
    const before = world.orders.get(AWAITING)!.total!;
    const [offer] = world.promotions.available(order, 'en');
    expect(world.promotions.apply(order, offer!.id, 'en')).toMatchObject({ shop_order_id: AWAITING, promotion: offer });
    expect(world.orders.get(AWAITING)!.total).toBeCloseTo(before * 0.9, 1);
    expect(world.promotions.available(order, 'en')).not.toContainEqual(offer);
    expect(world.promotions.apply(order, offer!.id, 'en')).toEqual({ refused: 'alreadyApplied' });
  });

  test('one may have ended since the list was loaded, or not exist', () => {
    const world = worldOf();
    const order = world.orders.stored(AWAITING)!;
    expect(
      world.promotions.available(order, 'en').map((offer) => world.promotions.apply(order, offer.id, 'en')),
    ).toContainEqual({
      refused: 'expiredPromotion',
    });
    expect(world.promotions.apply(order, 999, 'en')).toEqual({ refused: 'notFound' });
  });

  test('an offer ends after its last day, once the session’s clock moves on', () => {
    const world = worldOf();
    const order = world.orders.stored(AWAITING)!;
    world.clock = '2026-06-30T14:00:00Z';
    expect(world.promotions.apply(order, 12, 'en')).toEqual({ refused: 'expiredPromotion' });
    expect(world.promotions.available(order, 'en').map(({ id }) => id)).toEqual([13]);
  });

  test('[API2-45] a code is case-insensitive and accepted once', () => {
    const world = worldOf();
    const order = world.orders.stored(AWAITING)!;
    expect(world.promotions.applyCode(order, ' maple20', 'en')).toMatchObject({ promotion: { name: 'MAPLE20' } });
    expect(world.promotions.applyCode(order, 'MAPLE20', 'en')).toEqual({ refused: 'alreadyApplied' });
    expect(world.promotions.applyCode(order, 'ABC', 'en')).toEqual({ refused: 'invalidCode' });
    expect(world.promotions.applyCode(order, 'WINTER25', 'en')).toEqual({ refused: 'expiredCode' });
  });

  test('a finished order accepts none, and no total drops below zero', () => {
    const world = worldOf();
    const past = world.orders.storedIn(OWN_FLEET_ID).find(({ status }) => status === 'paid')!;
    expect(world.promotions.available(past, 'en')).toEqual([]);
    expect(world.promotions.applyCode(past, 'MAPLE20', 'en')).toMatchObject({ refused: 'invalid' });
    world.promotions.apply(world.orders.stored(AWAITING)!, 13, 'en');
    expect(world.promotions.discounted(AWAITING, 10)).toBe(0);
  });

  test('are described in the reader’s language', () => {
    const world = worldOf();
    const order = world.orders.stored(AWAITING)!;
    expect(world.promotions.available(order, 'fr')[0]!.name).not.toBe(world.promotions.available(order, 'en')[0]!.name);
    expect(personOf(world, 'owner').language).toBe('en');
  });
});
