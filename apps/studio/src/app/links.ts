import { brandOfId } from '@wayside/brands';
import type { BrandId } from '@wayside/brands';
import type { Role } from '@wayside/domain';
import type { Profile } from '@wayside/scenarios';
import type { LinkQuery } from '@wayside/scenarios/control';

type Here = Pick<Location, 'protocol' | 'host'>;

/** A brand's own host beside the studio's: same protocol, parent name and port. `scenarios.localhost:4000` → `canada.localhost:4000`. */
export function brandOrigin(brand: BrandId, { protocol, host }: Here): string {
  const parent = host.slice(host.indexOf('.') + 1);
  const { hostLabels } = brandOfId(brand);
  // The parent may show the brand already: bare localhost does.
  const isParent = hostLabels.includes(parent.split(/[.:]/, 1)[0] ?? '');
  return `${protocol}//${isParent ? parent : `${hostLabels[0]}.${parent}`}`;
}

export interface ScenarioPlace {
  scenario: string;
  brand: BrandId;
  role: Role;
  /** The step of the walk-through; a link that names one brings the demo bar. */
  step: number;
  /** What is left out is as the scenario has it. */
  profile?: Profile | undefined;
  seed?: string;
  clock?: string;
}

/** Opens a scenario in a session of its own, for whoever follows it: the link alone is enough. */
export function scenarioLink({ scenario, brand, role, step, profile, seed, clock }: ScenarioPlace, here: Here): string {
  const fields = { scenario, role, step: String(step), ...(profile && { profile }), ...(seed && { seed }), ...(clock && { clock }) };
  return `${brandOrigin(brand, here)}/?${queryOf(fields)}`;
}

/** Joins a living session: as the scenario starts, or signed in as the user of a role. The demo bar shows its step. */
export function sessionLink(
  { id, brand, role, step }: { id: string; brand: BrandId; role?: Role | undefined; step: number },
  here: Here,
): string {
  return `${brandOrigin(brand, here)}/?${queryOf({ session: id, ...(role && { role }), step: String(step) })}`;
}

/** A slash may stand in a query as it is, and reads better. */
function queryOf(fields: LinkQuery): string {
  return new URLSearchParams(fields).toString().replaceAll('%2F', '/');
}
