import { describe, expect, test } from 'vitest';
import { milesBetween, placeOfPostcode, searchPlaces } from './geocoding.ts';

function names(query: Parameters<typeof searchPlaces>[0]) {
  return searchPlaces(query).features.map(({ properties }) => `${properties.name}, ${properties.state}`);
}

describe('[SHP-02] place search', () => {
  test('finds names by prefix, in the requested country', () => {
    expect(names({ q: 'chic', countrycode: 'us' })).toEqual(['Chicago, Illinois']);
    expect(names({ q: 'chic', countrycode: 'ca' })).toEqual([]);
    expect(names({ q: 'Springf' })).toHaveLength(3);
    expect(names({ q: 'montréal', countrycode: 'ca' })).toEqual(['Montreal, Quebec']);
    expect(names({ q: '  ' })).toEqual([]);
  });

  test('answers in French', () => {
    expect(names({ q: 'montreal', lang: 'fr' })).toEqual(['Montréal, Québec']);
  });

  test('filters by state and by postal code, and respects the limit', () => {
    expect(names({ q: 'Portland, Maine' })).toEqual(['Portland, Maine']);
    expect(names({ q: 'portland oregon' })).toEqual(['Portland, Oregon']);
    expect(names({ q: '60602' })).toEqual(['Chicago, Illinois']);
    expect(names({ q: 's', limit: 4 })).toHaveLength(4);
  });

  test('ranks near places first', () => {
    expect(names({ q: 'portland', lat: 43.6, lon: -70.3 })[0]).toBe('Portland, Maine');
    expect(names({ q: 'portland', lat: 45.5, lon: -122.6 })[0]).toBe('Portland, Oregon');
  });
});

describe('postal codes', () => {
  test('are located by their prefix', () => {
    expect(placeOfPostcode('60614', 'US')).toEqual({ latitude: 41.8781, longitude: -87.6298 });
    expect(placeOfPostcode('h2x1y4', 'CA')).toEqual({ latitude: 45.5019, longitude: -73.5674 });
    expect(placeOfPostcode('94107-1234', 'US')).toEqual({ latitude: 37.7749, longitude: -122.4194 });
  });

  test('of another country, or invalid ones, are not located', () => {
    expect(placeOfPostcode('H2X 1Y4', 'US')).toBeUndefined();
    expect(placeOfPostcode('00000', 'US')).toBeUndefined();
    expect(placeOfPostcode('D1A 1A1', 'CA')).toBeUndefined();
  });
});

test('distances are great-circle distances', () => {
  expect(
    milesBetween({ latitude: 40.7128, longitude: -74.006 }, { latitude: 34.0522, longitude: -118.2437 }),
  ).toBeCloseTo(2446, -1);
});
