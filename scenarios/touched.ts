import { operationTable } from '@wayside/api-client';
import type { OperationId } from '@wayside/api-client';
import { BRANDS } from './axes.ts';
import type { ScenarioId } from './catalogue.ts';
import type { Scenario } from './define.ts';
import { SCREENS, SCREEN_IDS, screenAt, screensOf } from './screens.ts';
import type { ScreenId } from './screens.ts';

/** What a change reaches: cells of these cases, and all cells of these brands; or everything, because of one file. */
export interface Touched {
  scenarios: readonly string[];
  brands: readonly string[];
  everything?: string;
}

/** The screens of a feature of the app, by its folder. */
export const FEATURE_SCREENS: Readonly<Record<string, readonly ScreenId[]>> = Object.fromEntries(
  [...new Set(SCREEN_IDS.flatMap((id) => SCREENS[id].features))].map((feature) => [
    feature,
    SCREEN_IDS.filter((id) => SCREENS[id].features.includes(feature)),
  ]),
);

/** Nothing in there reaches a screen; the pages of the matrix have no demo bar. */
const BESIDE =
  /\.md$|\.test\.tsx?$|^(docs|apps\/(studio|cli|e2e|web\/src\/demo)|packages\/tooling|mocks\/src\/(test|drift))\//;

/**
 * The cells of the matrix that a change of files touches.
 *
 * @param files paths from the root of the repository
 * @param idsIn ids of the scenarios that a file defines; none when they are derived
 */
export function touchedBy(
  files: readonly string[],
  cases: readonly (Pick<Scenario, 'start' | Use> & { id: ScenarioId })[],
  idsIn: (file: string) => readonly string[],
): Touched {
  const ids = new Set<string>();
  const brands = new Set<string>();
  const addWhere = (isTouched: (one: (typeof cases)[number]) => boolean): void => {
    for (const one of cases) if (isTouched(one)) ids.add(one.id);
  };
  for (const file of files) {
    if (BESIDE.test(file)) continue;
    const [, area, isDefined] = /^scenarios\/([\w-]+)\/[\w-]+(\.scenario)\.ts$/.exec(file) ?? [];
    const feature = /^apps\/web\/src\/features\/([\w-]+)\//.exec(file)?.[1];
    const tag = /^(?:openapi\/paths|mocks\/src\/handlers)\/([\w-]+)\.(?:yaml|ts)$/.exec(file)?.[1];
    const brand = BRANDS.find((id) => file.startsWith(`packages/brands/src/${id}/`));
    const screens = feature === undefined ? undefined : FEATURE_SCREENS[feature];
    const ofTag = (Object.keys(operationTable) as OperationId[]).filter((id) => operationTable[id].tag === tag);
    const described = SCREEN_IDS.find(
      (id) => id === /^scenarios\/screens\/[\w-]+\/([\w-]+)\.screen\.ts$/.exec(file)?.[1],
    );
    if (isDefined) {
      const own = idsIn(file);
      addWhere(({ id }) => (own.length > 0 ? own.includes(id) : id.startsWith(`${area}/`)));
    } else if (brand) brands.add(brand);
    else if (described) addWhere(({ start }) => screenAt(start) === described);
    else if (screens) addWhere(({ start }) => screens.includes(screenAt(start)));
    else if (ofTag.length > 0) {
      const shown = new Set(ofTag.flatMap(screensOf));
      addWhere(
        (one) =>
          ofTag.some((id) => one.id.startsWith(`failures/${id}/`) || uses(one, id)) || shown.has(screenAt(one.start)),
      );
    } else return { scenarios: [], brands: [], everything: file };
  }
  return { scenarios: [...ids], brands: [...brands] };
}

/** Where a scenario names operations. */
type Use = 'answers' | 'faults' | 'colleagueActs';

function uses({ answers = {}, faults = [], colleagueActs = [] }: Pick<Scenario, Use>, id: OperationId): boolean {
  const moments = colleagueActs.flatMap(({ at }): readonly { operation: OperationId }[] => [at].flat());
  return id in answers || [...faults, ...moments].some(({ operation }) => operation === id);
}
