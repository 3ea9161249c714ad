import { FLEET_PATTERNS, FMC_PATTERNS } from '@wayside/domain';
import type { PlaceName } from '@wayside/domain';
import { SCREENS, SCREEN_IDS } from '@wayside/scenarios';

/**
 * The address of each page in the file of its screen, without a query; a page that nobody opens by its address has its
 * pattern.
 */
function pathsOf(patterns: Partial<Record<PlaceName, string>>): readonly string[] {
  return (Object.keys(patterns) as PlaceName[]).map((name) => {
    const [visit] = SCREEN_IDS.flatMap((id) => SCREENS[id].pages[name] ?? []);
    return visit?.path.replace(/\?.*/, '') ?? patterns[name]!;
  });
}

/** Every path that requires a sign-in, with an id where needed. */
export const FLEET_PATHS = pathsOf(FLEET_PATTERNS);

/** Those for FMC users only. */
export const FMC_PATHS = pathsOf(FMC_PATTERNS);

/** Matches a URL on any host by path and query. */
export const at = (path: string): RegExp =>
  new RegExp(`^https?://[^/]+${path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`);
