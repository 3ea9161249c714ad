import { brandOfId } from '@wayside/brands';
import type { BrandId } from '@wayside/brands';
import type { Role } from '@wayside/domain';

type Here = Pick<Location, 'protocol' | 'host'>;

/** A brand's own host beside the studio's: same protocol, parent name and port. `scenarios.localhost:4000` → `canada.localhost:4000`. */
export function brandOrigin(brand: BrandId, { protocol, host }: Here): string {
  const parent = host.slice(host.indexOf('.') + 1);
  const { hostLabels } = brandOfId(brand);
  // The parent may show the brand already: bare localhost does.
  const isParent = hostLabels.includes(parent.split(/[.:]/, 1)[0] ?? '');
  return `${protocol}//${isParent ? parent : `${hostLabels[0]}.${parent}`}`;
}

/** Opens a scenario in a session of its own, for whoever follows it. */
export function scenarioLink({ scenario, brand, role }: { scenario: string; brand: BrandId; role: Role }, here: Here): string {
  return `${brandOrigin(brand, here)}/?${queryOf({ scenario, role })}`;
}

/** Joins a living session: as the scenario starts, or signed in as the user of a role. */
export function sessionLink({ id, brand, role }: { id: string; brand: BrandId; role?: Role | undefined }, here: Here): string {
  return `${brandOrigin(brand, here)}/?${queryOf({ session: id, ...(role && { role }) })}`;
}

/** A slash may stand in a query as it is, and reads better. */
function queryOf(fields: Record<string, string>): string {
  return new URLSearchParams(fields).toString().replaceAll('%2F', '/');
}
