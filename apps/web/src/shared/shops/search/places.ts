import type { Schemas } from '@wayside/api-client';
import { limitTo, regionRules } from '@wayside/domain';
import { origin, scenarioHeaders } from '../../data/api.ts';
import { brand } from '../../brand/brand.ts';

const SUGGESTIONS = 6;
/** A geocoder of one's own, or the one beside the API. */
const geocoder = __GEOCODER_ORIGIN__ || `${origin}/photon`;

/**
 * Suggestions of a Photon geocoder, of the brand's country only. It is somebody else's server: it gets neither the token nor headers of ours.
 * Rejects when it does not answer well.
 */
export async function searchPlaces(text: string, language: string, signal: AbortSignal): Promise<readonly Schemas['Place'][]> {
  const url = new URL(`${geocoder}/api`);
  url.searchParams.set('q', limitTo(text, 200));
  url.searchParams.set('limit', String(SUGGESTIONS));
  url.searchParams.set('lang', language);
  url.searchParams.set('countrycode', regionRules(brand.region).country.toLowerCase());
  const headers = url.origin === origin ? scenarioHeaders() : {};
  const response = await fetch(url, { signal: AbortSignal.any([signal, AbortSignal.timeout(10_000)]), headers });
  if (!response.ok) throw new Error(`The geocoder answered ${response.status}`);
  return ((await response.json()) as Schemas['PlaceCollection']).features;
}

/** "Portland, Oregon". */
export function placeLabel({ properties: { name, state } }: Schemas['Place']): string {
  return [name, state === name ? undefined : state].filter(Boolean).join(', ');
}
