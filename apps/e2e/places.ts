import { FLEET_PATTERNS, FMC_PATTERNS } from '@wayside/domain';

/** Ids that exist in the world, for pages about one entity. */
const IDS: Readonly<Record<string, number>> = { vehicles: 500_001, orders: 5_000_010, payments: 501, fleets: 5 };
const opened = (pattern: string): string => pattern.replace(':id', String(IDS[pattern.split('/')[1]!]));

/** Every path that requires a sign-in, with an id where needed. */
export const FLEET_PATHS: readonly string[] = Object.values(FLEET_PATTERNS).map(opened);

/** Those for FMC users only. */
export const FMC_PATHS: readonly string[] = Object.values(FMC_PATTERNS).map(opened);

/** Matches a URL on any host by path and query. */
export const at = (path: string): RegExp => new RegExp(`^https?://[^/]+${path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`);
