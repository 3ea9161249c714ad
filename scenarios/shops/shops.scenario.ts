import { scenariosWith } from '../define.ts';
import { press } from '../reach.ts';

const CHICAGO = '/shops?lat=41.878&lon=-87.63&place=Chicago%2C+Illinois';

const scenario = scenariosWith({ start: CHICAGO, signedIn: true });

export const near = scenario({
  id: 'shops/near-chicago',
  title: 'Shops near Chicago',
  story:
    'Sixteen shops on two pages: chains with and without appointments, an independent one, some saved, some priced at the shop.',
  brands: ['default'],
  start: `${CHICAGO}&vehicle=500006&service=102`,
});

export const heavyDuty = scenario({
  id: 'shops/heavy-duty-vehicle',
  title: 'Shops for a truck',
  story: 'A heavy-duty vehicle: shops that do not take one are left out, and everything is priced at the shop.',
  brands: ['default'],
  start: `${CHICAGO}&vehicle=500013&service=101`,
});

export const noResults = scenario({
  id: 'shops/no-results',
  title: 'No shop near the place',
  story: 'The search finds nothing and says what to do.',
  answers: { listShops: { example: 'empty' } },
});

export const noSavedShops = scenario({
  id: 'shops/no-saved-shops',
  title: 'No saved shops yet',
  story: 'No shop has been saved: the tab and the service request explain how.',
  answers: { listFavoriteShops: { example: 'empty' } },
  start: '/shops?tab=saved',
});

export const unknownZip = scenario({
  id: 'shops/unknown-zip',
  title: 'A ZIP code that does not exist',
  story: 'The server does not recognize the ZIP code and says so; the field keeps what was typed.',
  brands: ['default'],
  start: '/shops?zip=00000',
});

export const listFails = scenario({
  id: 'shops/list-fails-once',
  title: 'The shops cannot be loaded',
  story: 'The first search fails; trying again helps.',
  faults: [{ kind: 'server-error', operation: 'listShops', calls: [1] }],
});

export const nextPageFails = scenario({
  id: 'shops/next-page-fails-once',
  title: 'More shops cannot be loaded',
  story: 'The second page fails; the first one stays and trying again helps.',
  faults: [{ kind: 'server-error', operation: 'listShops', calls: [2] }],
  brands: ['default'],
  reach: [press('button', 'see more')],
});

export const savedFails = scenario({
  id: 'shops/saved-shops-fail',
  title: 'The saved shops cannot be loaded',
  story: 'The tab and the service request offer to try again; searching for a shop still works.',
  faults: [{ kind: 'server-error', operation: 'listFavoriteShops' }],
  start: '/shops?tab=saved',
});

export const starRefused = scenario({
  id: 'shops/star-refused',
  title: 'A shop cannot be saved',
  story: 'The star changes right away, and changes back with the reason when the server refuses.',
  faults: [{ kind: 'server-error', operation: 'toggleFavoriteShop' }],
  start: '/shops?tab=saved',
});

export const noSuggestions = scenario({
  id: 'shops/no-suggestions',
  title: 'No matching places',
  story: 'The geocoder finds no such place.',
  answers: { searchPlaces: { example: 'none' } },
  start: '/shops',
});

export const suggestionsFail = scenario({
  id: 'shops/suggestions-fail',
  title: 'The geocoder does not respond',
  story: 'There are no suggestions; a ZIP code still finds shops.',
  faults: [{ kind: 'server-error', operation: 'searchPlaces' }],
  start: '/shops',
});

export const pricesFail = scenario({
  id: 'shops/services-fail',
  title: 'The services of a shop cannot be loaded',
  story: 'Services and prices fail; the shops are still shown.',
  faults: [{ kind: 'server-error', operation: 'listServices' }],
});

export const locationDenied = scenario({
  id: 'shops/location-denied',
  title: 'The device does not share its location',
  story: 'Use my location: the page asks for the missing permission; a place can still be typed.',
  device: ['location-denied'],
  start: '/shops',
});
