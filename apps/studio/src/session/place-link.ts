import type { BrandId } from '@wayside/brands';
import type { Role } from '@wayside/domain';
import { ANYWAY } from '@wayside/scenarios/control';
import type { SessionSummary } from '@wayside/scenarios/control';
import { recipeLink, sessionLink } from '../app/links.ts';

/**
 * A link to the place where a session is, as somebody else in it, or in a new session of another brand: a world belongs
 * to one brand. The scenario may be made for others; whoever asks for it here knows.
 */
export function placeLink(
  { id, brand, step, place, link }: Pick<SessionSummary, 'id' | 'brand' | 'step' | 'place' | 'link'>,
  wanted: { brand: BrandId; role?: Role },
  here: Pick<Location, 'protocol' | 'host'>,
): string {
  if (wanted.brand === brand) return sessionLink({ id, brand, role: wanted.role, step, place }, here);
  const role = wanted.role ?? link.role;
  return recipeLink({ brand: wanted.brand, place, link: { ...link, role, [ANYWAY]: '1' } }, here);
}
