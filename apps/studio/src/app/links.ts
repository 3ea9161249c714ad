import type { BrandId } from '@wayside/brands';
import type { Role } from '@wayside/domain';
import type { Profile } from '@wayside/scenarios';
import { paramsOf } from '@wayside/scenarios/control';
import type { LinkQuery } from '@wayside/scenarios/control';
import { brandHost } from '@wayside/scenarios/session-host';

/** Where the studio is; in a folder on a static host it also says where the brands are. */
type Here = Pick<Location, 'protocol' | 'host'> & { outward?: (address: string) => string };

/**
 * A brand's origin next to the studio's: same protocol, parent domain and port. `scenarios.localhost:4000` →
 * `canada.localhost:4000`.
 */
export function brandOrigin(brand: BrandId, { protocol, host, outward = (address) => address }: Here): string {
  const parent = host.slice(host.indexOf('.') + 1);
  return outward(`${protocol}//${brandHost(brand, parent)}`);
}

export interface ScenarioPlace {
  scenario: string;
  brand: BrandId;
  role: Role;
  /** Step of the walk-through; with it the link also shows the demo bar. */
  step: number;
  /** The scenario's own unless given. */
  profile?: Profile;
}

/** Opens a scenario in a new session for each visitor; the link needs nothing else. */
export function scenarioLink({ scenario, brand, role, step, profile }: ScenarioPlace, here: Here): string {
  return recipeLink({ brand, link: { scenario, role, step: String(step), profile } }, here);
}

/** Creates a session like this one for each visitor, as it is now, and opens the page that it is on. */
export function recipeLink(
  { brand, link, place = '/' }: { brand: BrandId; link: LinkQuery; place?: string },
  here: Here,
): string {
  return `${brandOrigin(brand, here)}${place}${place.includes('?') ? '&' : '?'}${queryOf(link)}`;
}

/**
 * Joins an existing session: as the scenario starts, or signed in as the user of a role. The demo bar shows its step.
 */
export function sessionLink(
  { id, brand, role, step, place }: { id: string; brand: BrandId; role?: Role; step: number; place?: string },
  here: Here,
): string {
  return recipeLink({ brand, place, link: { session: id, role, step: String(step) } }, here);
}

/** Keeps slashes unescaped: valid in a query and easier to read. */
const queryOf = (link: LinkQuery): string => paramsOf(link).toString().replaceAll('%2F', '/');
