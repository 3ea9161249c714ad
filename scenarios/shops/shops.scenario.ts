import { defineScenario } from '../define.ts';

const CHICAGO = '/shops?lat=41.878&lon=-87.63&place=Chicago%2C+Illinois';

export const near = defineScenario({
  id: 'shops/near-chicago',
  title: 'Shops near Chicago',
  story:
    'Sixteen shops on two pages: chains with and without appointments, an independent one, some saved, some whose prices are told at the counter.',
  brands: ['default'],
  start: `${CHICAGO}&vehicle=500006&service=102`,
  signedIn: true,
});

export const heavyDuty = defineScenario({
  id: 'shops/heavy-duty-vehicle',
  title: 'Shops for a truck',
  story: 'A heavy duty vehicle: shops that do not take one are left out, and every price is told at the shop.',
  brands: ['default'],
  start: `${CHICAGO}&vehicle=500013&service=101`,
  signedIn: true,
});

export const noResults = defineScenario({
  id: 'shops/no-results',
  title: 'No shop near the place',
  story: 'The search finds nothing and says what to do.',
  answers: { listShops: { example: 'empty' } },
  start: CHICAGO,
  signedIn: true,
});

export const noSavedShops = defineScenario({
  id: 'shops/no-saved-shops',
  title: 'No saved shops yet',
  story: 'Nobody has saved a shop: the tab and the service request explain how.',
  answers: { listFavoriteShops: { example: 'empty' } },
  start: '/shops?tab=saved',
  signedIn: true,
});

export const unknownZip = defineScenario({
  id: 'shops/unknown-zip',
  title: 'A zip code that does not exist',
  story: 'The server does not know the zip code and says so; the field keeps what was typed.',
  brands: ['default'],
  start: '/shops?zip=00000',
  signedIn: true,
});

export const listFails = defineScenario({
  id: 'shops/list-fails-once',
  title: 'The shops cannot be loaded',
  story: 'The first search fails; trying again helps.',
  faults: [{ kind: 'server-error', operation: 'listShops', calls: [1] }],
  start: CHICAGO,
  signedIn: true,
});

export const nextPageFails = defineScenario({
  id: 'shops/next-page-fails-once',
  title: 'More shops cannot be loaded',
  story: 'The second page fails; the first one stays and trying again helps.',
  faults: [{ kind: 'server-error', operation: 'listShops', calls: [2] }],
  brands: ['default'],
  start: CHICAGO,
  signedIn: true,
});

export const savedFails = defineScenario({
  id: 'shops/saved-shops-fail',
  title: 'The saved shops cannot be loaded',
  story: 'The tab and the service request offer to try again; searching a shop still works.',
  faults: [{ kind: 'server-error', operation: 'listFavoriteShops' }],
  start: '/shops?tab=saved',
  signedIn: true,
});

export const starRefused = defineScenario({
  id: 'shops/star-refused',
  title: 'A shop cannot be saved',
  story: 'The star turns at once, and back with the reason when the server refuses.',
  faults: [{ kind: 'server-error', operation: 'toggleFavoriteShop' }],
  start: '/shops?tab=saved',
  signedIn: true,
});

export const noSuggestions = defineScenario({
  id: 'shops/no-suggestions',
  title: 'No place of that name',
  story: 'The geocoder knows no such place.',
  answers: { searchPlaces: { example: 'none' } },
  start: '/shops',
  signedIn: true,
});

export const suggestionsFail = defineScenario({
  id: 'shops/suggestions-fail',
  title: 'The geocoder does not answer',
  story: 'There are no suggestions; a zip code still finds shops.',
  faults: [{ kind: 'server-error', operation: 'searchPlaces' }],
  start: '/shops',
  signedIn: true,
});

export const pricesFail = defineScenario({
  id: 'shops/services-fail',
  title: 'The services of a shop cannot be loaded',
  story: 'The services and their prices fail; the shops are there all the same.',
  faults: [{ kind: 'server-error', operation: 'listServices' }],
  start: CHICAGO,
  signedIn: true,
});

export const locationDenied = defineScenario({
  id: 'shops/location-denied',
  title: 'The device does not say where it is',
  story: 'Use my location: the page asks for the permission that is missing; a place can be typed all the same.',
  device: ['location-denied'],
  start: '/shops',
  signedIn: true,
});
