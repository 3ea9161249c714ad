import type { Schemas } from '@wayside/api-client';
import { limitTo, regionRules } from '@wayside/domain';
import { origin, places } from '../../data/origin.ts';
import { scenarioHeaders } from '../../data/scenario-headers.ts';
import { brand } from '../../brand/brand.ts';

const SUGGESTIONS = 6;
/** The configured geocoder, or the one beside the API. */
const geocoder = places || `${origin}/photon`;

/**
 * Place suggestions from a Photon geocoder, within the brand's country. It may be a third-party server, so it gets
 * neither the token nor our headers. Rejects unless the response is OK.
 */
export async function searchPlaces(
  text: string,
  language: string,
  signal: AbortSignal,
): Promise<readonly Schemas['Place'][]> {
  const countrycode = regionRules(brand.region).country.toLowerCase();
  const query = new URLSearchParams({ q: limitTo(text, 200), limit: String(SUGGESTIONS), lang: language, countrycode });
  const url = new URL(`${geocoder}/api?${query.toString()}`);
  const headers = url.origin === origin ? scenarioHeaders() : {};
  const response = await fetch(url, { signal: AbortSignal.any([signal, AbortSignal.timeout(10_000)]), headers });
  if (!response.ok) throw new Error(`The geocoder answered ${response.status}`);
  return ((await response.json()) as Schemas['PlaceCollection']).features;
}

/** "Portland, Oregon". */
export function placeLabel({ properties: { name, state } }: Schemas['Place']): string {
  return [name, state === name ? undefined : state].filter(Boolean).join(', ');
}
