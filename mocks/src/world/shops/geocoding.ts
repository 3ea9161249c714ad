import type { QueryParams, Schemas } from '@wayside/api-client';
import { CITIES, frenchState } from './place-catalogue.ts';
import type { City } from './place-catalogue.ts';

export interface Point {
  latitude: number;
  longitude: number;
}

const DEFAULT_LIMIT = 15;
const EARTH_RADIUS_MILES = 3958.8;
const COUNTRY = { US: { en: 'United States', fr: 'États-Unis' }, CA: { en: 'Canada', fr: 'Canada' } } as const;

/** Great-circle distance in miles. */
export function milesBetween(a: Point, b: Point): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const half = (from: number, to: number) => Math.sin(radians(to - from) / 2) ** 2;
  const h =
    half(a.latitude, b.latitude) +
    Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * half(a.longitude, b.longitude);
  return 2 * EARTH_RADIUS_MILES * Math.asin(Math.min(1, Math.sqrt(h)));
}

/** Places whose name starts with the query: best match first, then nearest, then largest. */
export function searchPlaces({
  q,
  lat,
  lon,
  limit = DEFAULT_LIMIT,
  lang = 'en',
  countrycode,
}: QueryParams<'searchPlaces'>): Schemas['PlaceCollection'] {
  const [wanted = '', ...area] = q.split(',').map(folded);
  const near = lat === undefined || lon === undefined ? undefined : { latitude: lat, longitude: lon };
  const matches = CITIES.filter((city) => !countrycode || city.country === countrycode.toUpperCase())
    .map((city, order) => ({ city, order, rank: rankOf(city, wanted), away: near ? milesBetween(near, city) : 0 }))
    .filter(
      ({ city, rank }) =>
        rank < NO_MATCH && area.every((part) => part === '' || areaOf(city).some((name) => name.startsWith(part))),
    )
    .toSorted((a, b) => a.rank - b.rank || a.away - b.away || a.order - b.order);
  return { type: 'FeatureCollection', features: matches.slice(0, limit).map(({ city }) => featureOf(city, lang)) };
}

const NO_MATCH = 3;

/** 0: the name itself starts with the query; 1: another word of it does; 2: the postal code does. */
function rankOf(city: City, wanted: string): number {
  if (wanted === '') return NO_MATCH;
  const names = [city.name, city.french ?? city.name].map(folded);
  if (names.some((name) => name.startsWith(wanted))) return 0;
  // "Chicago Illinois" without a comma includes the state.
  if (names.some((name) => areaOf(city).some((state) => `${name} ${state}`.startsWith(wanted)))) return 0;
  if (names.some((name) => name.includes(` ${wanted}`))) return 1;
  return compact(city.postcode).startsWith(compact(wanted)) ? 2 : NO_MATCH;
}

function areaOf(city: City): string[] {
  return [city.state, frenchState(city.state), COUNTRY[city.country].en, COUNTRY[city.country].fr].map(folded);
}

function featureOf(city: City, lang: 'en' | 'fr'): Schemas['Place'] {
  const french = lang === 'fr';
  return {
    type: 'Feature',
    geometry: { type: 'Point', coordinates: [city.longitude, city.latitude] },
    properties: {
      osm_type: 'R',
      osm_id: 100_000 + CITIES.indexOf(city),
      osm_key: 'place',
      osm_value: 'city',
      type: 'city',
      name: french ? (city.french ?? city.name) : city.name,
      postcode: city.postcode,
      state: french ? frenchState(city.state) : city.state,
      country: COUNTRY[city.country][lang],
      countrycode: city.country,
    },
  };
}

function folded(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .toLowerCase();
}

const compact = (postcode: string): string => postcode.replace(/[^A-Za-z0-9]/g, '').toUpperCase();

const POSTCODE = { US: /^\d{5}(\d{4})?$/, CA: /^[A-Z]\d[A-Z](\d[A-Z]\d)?$/ };

/**
 * Approximate location of a zip or postal code: the city whose code shares the longest prefix, since codes are assigned
 * by region. Undefined when the text is not a code of the country or no city's code starts like it.
 */
export function placeOfPostcode(text: string, country: 'US' | 'CA'): Point | undefined {
  const code = compact(text);
  if (!POSTCODE[country].test(code) || code.startsWith('000')) return undefined;
  let best: City | undefined;
  let longest = 0;
  for (const city of CITIES) {
    if (city.country !== country) continue;
    const length = commonStart(code, compact(city.postcode));
    if (length > longest) [best, longest] = [city, length];
  }
  return best && { latitude: best.latitude, longitude: best.longitude };
}

function commonStart(a: string, b: string): number {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length++;
  return length;
}
