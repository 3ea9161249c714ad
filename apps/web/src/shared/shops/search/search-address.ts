import { formattedPostal, limitTo, regionRules } from '@wayside/domain';
import { anId } from '../../list/use-address-param.ts';

/**
 * Where to search for shops: around a point, which has a name unless it is the device's location, or around a zip or
 * postal code.
 */
export type SearchPlace =
  | { readonly kind: 'point'; readonly latitude: number; readonly longitude: number; readonly name: string }
  | { readonly kind: 'code'; readonly code: string };

/** Rounds to about 100 meters, to keep the user's exact location private. */
const rounded = (degrees: number): number => Math.round(degrees * 1000) / 1000;

function within(text: string | null, limit: number): number | undefined {
  const value = Number(text ?? Number.NaN);
  return text?.trim() && Math.abs(value) <= limit ? rounded(value) : undefined;
}

/** Normalizes a zip or postal code; undefined if it isn't valid in the region. */
export function codeOf(text: string, region: 'US' | 'CA'): string | undefined {
  const code = formattedPostal(text.trim(), region);
  return regionRules(region).postalPattern.test(code) ? code : undefined;
}

/** Reads the place from the query; null if missing or invalid. */
export function placeOf(query: URLSearchParams, region: 'US' | 'CA'): SearchPlace | null {
  const code = codeOf(query.get('zip') ?? '', region);
  if (code) return { kind: 'code', code };
  const [latitude, longitude] = [within(query.get('lat'), 90), within(query.get('lon'), 180)];
  if (latitude === undefined || longitude === undefined) return null;
  return { kind: 'point', latitude, longitude, name: limitTo(query.get('place') ?? '', 120) };
}

/** The query with another place; other parameters stay. */
export function withPlace(query: URLSearchParams, place: SearchPlace | null): URLSearchParams {
  const next = new URLSearchParams(query);
  for (const name of ['zip', 'lat', 'lon', 'place']) next.delete(name);
  if (place?.kind === 'code') next.set('zip', place.code);
  if (place?.kind === 'point') {
    next.set('lat', String(rounded(place.latitude)));
    next.set('lon', String(rounded(place.longitude)));
    if (place.name) next.set('place', place.name);
  }
  return next;
}

/** Reads an ID from the query; null if invalid. */
export const idOf = (text: string | null): number | null => anId.read(text ?? '') ?? null;

/** A service in the query, with its position if any: `102:Front`. */
export interface WantedService {
  readonly id: number;
  readonly position: string | null;
}

export function wantedServices(query: URLSearchParams): WantedService[] {
  return query
    .getAll('service')
    .slice(0, 50)
    .flatMap((text) => {
      const [head = '', ...rest] = text.split(':');
      const id = idOf(head);
      return id === null ? [] : [{ id, position: rest.join(':') || null }];
    });
}
