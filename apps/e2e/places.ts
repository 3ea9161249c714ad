import { FLEET_PATTERNS, FMC_PATTERNS } from '@wayside/domain';

/** Ids that the world knows, for the places that are about one thing. */
const IDS: Readonly<Record<string, number>> = { vehicles: 500_001, orders: 5_000_010, payments: 501, fleets: 5 };
const opened = (pattern: string): string => pattern.replace(':id', String(IDS[pattern.split('/')[1]!]));

/** Every address that needs a sign-in, with an id where there is one in it. */
export const FLEET_PATHS: readonly string[] = Object.values(FLEET_PATTERNS).map(opened);

/** Those of them that are for FMC users only. */
export const FMC_PATHS: readonly string[] = Object.values(FMC_PATTERNS).map(opened);

/** Matches an address on any host by its path and query. */
export const at = (path: string): RegExp => new RegExp(`^https?://[^/]+${path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`);
