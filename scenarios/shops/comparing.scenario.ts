import { scenariosWith } from '../define.ts';

/** Four saved shops in Chicago, one of them without appointments, and the place that they are measured from. */
const COMPARED =
  '/shops?tab=saved&lat=41.878&lon=-87.63&vehicle=500006&service=101&compare=31%2C33%2C36%2C39&view=compare';

// The page makes the calls by itself, which another screen has to cause.
const scenario = scenariosWith({ brands: ['default'], start: COMPARED, signedIn: true, reach: [] });

export const fourSaved = scenario({
  id: 'shops/four-compared',
  title: 'Four saved shops side by side',
  story:
    'Distance, price, savings, and first available time of four shops: the nearest, cheapest, and earliest are marked.',
});

export const withoutTimes = scenario({
  id: 'shops/compared-without-times',
  title: 'Compared shops without times this week',
  story: 'None of the shops has an available time in seven days; “Look further” goes on through the month.',
  answers: { getShopSchedule: { example: 'empty', calls: Array.from({ length: 21 }, (_, index) => index + 1) } },
});

export const partsFail = scenario({
  id: 'shops/compared-parts-fail-once',
  title: 'Parts of a comparison cannot be loaded',
  story: 'One price and one day fail: the others stay, nothing is marked that is not certain, and trying again helps.',
  faults: [
    { kind: 'server-error', operation: 'lookUpPrices', calls: [2] },
    { kind: 'server-error', operation: 'getShopSchedule', calls: [1] },
  ],
});

export const unknownShops = scenario({
  id: 'shops/compared-unknown',
  title: 'A comparison of shops that do not exist',
  story: 'The link names shops that are gone: the comparison says that there is nothing to compare.',
  start: '/shops?tab=saved&compare=99999998%2C99999999&view=compare',
});

export const held = scenario({
  id: 'shops/compared-slowly',
  title: 'A comparison that is canceled',
  story: 'The first times are slow: the search shows how far it has gotten, and can be canceled.',
  faults: [{ kind: 'hold', operation: 'getShopSchedule', calls: [1, 2] }],
});
