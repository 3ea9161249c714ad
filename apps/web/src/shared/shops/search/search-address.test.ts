import { place } from '@wayside/domain';
import { expect, it } from 'vitest';
import { codeOf, idOf, placeOf, wantedServices, withPlace } from './search-address.ts';

const read = (text: string, region: 'US' | 'CA' = 'US') => placeOf(new URLSearchParams(text), region);

it('[SHP-04] [CST2-03] a zip code is one in the States, a postal code in Canada', () => {
  expect(codeOf(' 60602 ', 'US')).toBe('60602');
  expect(codeOf('60602-1234', 'US')).toBe('60602-1234');
  expect(codeOf('h2y1c6', 'CA')).toBe('H2Y 1C6');
  expect(codeOf('H2Y 1C6', 'CA')).toBe('H2Y 1C6');
  for (const text of ['', 'Chicago', '6060', 'H2Y 1C6']) expect(codeOf(text, 'US')).toBeUndefined();
  expect(codeOf('60602', 'CA')).toBeUndefined();
});

it('[SHP-04] an address has a place, or none when it makes no sense', () => {
  expect(read('zip=60602')).toEqual({ kind: 'code', code: '60602' });
  expect(read('lat=41.87812&lon=-87.6298&place=Chicago')).toEqual({
    kind: 'point',
    latitude: 41.878,
    longitude: -87.63,
    name: 'Chicago',
  });
  expect(read('lat=0&lon=0')).toEqual({ kind: 'point', latitude: 0, longitude: 0, name: '' });
  for (const text of [
    '',
    'place=Chicago',
    'lat=41',
    'lat=91&lon=1',
    'lat=1&lon=181',
    'lat=&lon=',
    'lat=x&lon=1',
    'zip=<b>',
  ]) {
    expect(read(text)).toBeNull();
  }
});

it('[SHP-01] a change of place leaves the rest of the address', () => {
  const query = new URLSearchParams('tab=search&vehicle=7&zip=60602');
  const next = withPlace(query, { kind: 'point', latitude: 41.87812, longitude: -87.6298, name: 'Chicago' });
  expect(next.toString()).toBe('tab=search&vehicle=7&lat=41.878&lon=-87.63&place=Chicago');
  expect(withPlace(next, null).toString()).toBe('tab=search&vehicle=7');
});

it('ids and services of an address are read with care', () => {
  expect([idOf('31'), idOf('0'), idOf('-1'), idOf('1e3'), idOf('123456789'), idOf(null)]).toEqual([
    31,
    null,
    null,
    null,
    null,
    null,
  ]);
  expect(wantedServices(new URLSearchParams('service=101&service=102:Left+Front&service=x&service=0'))).toEqual([
    { id: 101, position: null },
    { id: 102, position: 'Left Front' },
  ]);
});

it('[SHP-07] [OPN2-50] the services of a link to a request are those it was made with', () => {
  const services = [
    { id: 101, position: null },
    { id: 102, position: 'Left Front' },
  ];
  expect(wantedServices(new URL(place.serviceRequest({ services }), 'http://localhost').searchParams)).toEqual(
    services,
  );
});
