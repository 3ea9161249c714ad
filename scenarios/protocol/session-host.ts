import { brandOfId } from '@wayside/brands';
import type { BrandId } from '@wayside/brands';

/**
 * Whether an id can be a label of a host name. A tester may choose one that cannot: such a session is known by its
 * cookie only.
 */
export const isHostLabel = (id: string): boolean => /^[a-z\d](?:[a-z\d-]{0,38}[a-z\d])?$/.test(id);

/** The host of a brand. The parent may already be it, as bare localhost is. */
export function brandHost(brand: BrandId, parent: string): string {
  const { hostLabels } = brandOfId(brand);
  return hostLabels.includes(parent.split(/[.:]/, 1)[0] ?? '') ? parent : `${hostLabels[0]}.${parent}`;
}

/**
 * A session's own host, so that its cookies and storage are nobody else's: `canada.k3f9.localhost:4000`. The first
 * label stays the brand. Somebody other than the person whom the scenario is about has a host of their own in it:
 * `canada.driver.k3f9.localhost:4000`.
 *
 * @param parent host and port below which the brands are: `localhost:4000`
 */
export function sessionHost(
  { brand, session, person }: { brand: BrandId; session: string; person?: string },
  parent: string,
): string {
  return [brandOfId(brand).hostLabels[0], ...(person ? [person] : []), session, parent].join('.');
}
