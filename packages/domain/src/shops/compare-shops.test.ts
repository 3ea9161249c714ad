import { describe, expect, it } from 'vitest';
import { compareShops } from './compare-shops.ts';
import type { ShopFacts } from './compare-shops.ts';

const at = (date: string, time = '09:00') => ({ date, time });
/** Shops 1, 2, … with these values, and nothing else known to compare. */
function marked<Fact extends 'distance' | 'price' | 'earliest'>(fact: Fact, ...values: ShopFacts[Fact][]) {
  const none = { distance: null, price: null, earliest: null };
  return compareShops(values.map((value, index) => ({ ...none, id: index + 1, [fact]: value })));
}

describe('[ATN-05] the cheapest and the nearest', () => {
  it.each<[string, (number | null | undefined)[], number[]]>([
    ['the least', [30, 20, 25, 40], [2]],
    ['two that are equal', [20, 30, 20], [1, 3]],
    ['all equal: no difference', [20, 20], []],
    ['nothing free of charge is missing', [0, 20], [1]],
    ['one is not known yet', [20, undefined, 10], []],
    ['one has none: among the others', [null, 30, 20], [3]],
    ['only one has any: nothing to compare it with', [20, null, null], []],
    ['none has any', [null, null], []],
    ['equal, and one that has none', [20, 20, null], [1, 2]],
    ['no shop', [], []],
  ])('%s', (_, values, ids) => {
    expect(marked('price', ...values).cheapest).toEqual(ids);
    expect(marked('distance', ...values).nearest).toEqual(ids);
  });
});

describe('[ATN-05] the earliest', () => {
  it.each<[string, ShopFacts['earliest'][], number[]]>([
    ['by day', [at('2026-03-18'), at('2026-03-17', '16:00')], [2]],
    ['by time of the same day', [at('2026-03-17', '13:00'), at('2026-03-17', '08:30')], [2]],
    ['the only one with a time', [null, at('2026-03-20'), null], [2]],
    ['one still looked for', [at('2026-03-17'), undefined], []],
    ['none in these days', [null, null], []],
    ['two at the same time', [at('2026-03-17'), at('2026-03-17'), at('2026-03-18')], [1, 2]],
  ])('%s', (_, values, ids) => expect(marked('earliest', ...values).earliest).toEqual(ids));
});
