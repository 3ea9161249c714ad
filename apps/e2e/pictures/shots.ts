import { createHash } from 'node:crypto';
import { brandOfId } from '@wayside/brands';
import type { BrandId } from '@wayside/brands';
import { FMC_PATTERNS } from '@wayside/domain';
import type { Role } from '@wayside/domain';
import { BRANDS, SCREENS, SCREEN_IDS, roleSlug, scenarios } from '@wayside/scenarios';
import type { Scenario } from '@wayside/scenarios';
import type { ScreenId } from '@wayside/scenarios/screens';
import { ANYWAY } from '@wayside/scenarios/control';
import { brandHost } from '@wayside/scenarios/session-host';
import type { Theme } from '../a11y/axe.ts';

/**
 * What to take pictures of. Without brands it is the default one, or the first that has the state; without a role the
 * one that the state is made for.
 */
export interface Choice {
  brands?: readonly BrandId[];
  widths: readonly number[];
  themes: readonly Theme[];
  role?: Role;
  screens?: readonly ScreenId[];
}

/** A screen in a state that a link can open. */
interface State {
  screen: ScreenId;
  title: string;
  scenario: Scenario;
  role: Role;
  path: string;
  existsIn: (brand: BrandId) => boolean;
}

/** One picture to take. */
export interface Shot {
  /** The same in every run, and a name for files. */
  id: string;
  screen: ScreenId;
  title: string;
  scenario: string;
  path: string;
  brand: BrandId;
  role: Role;
  width: number;
  theme: Theme;
}

/** Of each screen the situation that shows it best, what axe looks at as it opens, and all its addresses. */
function statesOf(screen: ScreenId, asked: Role | undefined): State[] {
  const { title, picture, looks, pages } = SCREENS[screen];
  const state = (
    name: string,
    id: string,
    { path, role, existsIn = () => true }: Partial<Pick<State, 'path' | 'role' | 'existsIn'>> = {},
  ): State[] => {
    const scenario: Scenario = scenarios.get(id)!;
    const made = role ?? scenario.roles?.[0] ?? 'Owner';
    const isFor = (one: Role): boolean => scenario.roles?.includes(one) ?? true;
    if (asked !== undefined && !isFor(asked)) return [];
    return [
      {
        screen,
        title: name,
        scenario,
        role: asked ?? made,
        path: path ?? scenario.start ?? SCREENS[screen].path,
        existsIn: (brand) => (scenario.brands?.includes(brand) ?? true) && existsIn(brand),
      },
    ];
  };
  const visits = Object.entries(pages).flatMap(([name, of]) =>
    of.map((visit) => ({ ...visit, role: name in FMC_PATTERNS ? ('FMC' as const) : undefined })),
  );
  return [
    ...state(title, picture),
    ...looks.flatMap((look) =>
      state(look.title.replace(/^(\[[^\]]*\]\s*)+/, ''), look.scenario, {
        ...look,
        existsIn: (brand) => look.existsIn?.(brandOfId(brand)) ?? true,
      }),
    ),
    ...visits.flatMap(({ path, role, brand }) =>
      state(title, SCREENS[screen].isPublic ? 'base/working-day' : 'base/signed-in', {
        path,
        role,
        existsIn: (one) => brand === undefined || brand === one,
      }),
    ),
  ];
}

/** The pictures of a choice: each state once, although several screens may name it. */
export function shotsOf({ brands, widths, themes, role, screens = SCREEN_IDS }: Choice): Shot[] {
  const shots = new Map<string, Shot>();
  for (const { existsIn, scenario, ...state } of screens.flatMap((screen) => statesOf(screen, role)))
    for (const brand of (brands ?? [firstOf(existsIn)]).filter(existsIn))
      for (const width of widths)
        for (const theme of themes) {
          const what = { scenario: scenario.id, path: state.path, brand, role: state.role, width, theme };
          const key = createHash('sha256').update(JSON.stringify(what)).digest('hex').slice(0, 10);
          if (!shots.has(key)) shots.set(key, { id: `${state.screen}-${key}`, ...state, ...what });
        }
  return [...shots.values()];
}

const firstOf = (existsIn: State['existsIn']): BrandId => ['default' as const, ...BRANDS].find(existsIn) ?? 'default';

/** Opens the state in a server on this port. */
export function linkTo({ scenario, path, brand, role }: Shot, port: number): string {
  const url = new URL(path, `http://${brandHost(brand, `localhost:${port}`)}`);
  const hasOwn = url.search !== '';
  url.searchParams.set('scenario', scenario);
  url.searchParams.set('role', roleSlug(role));
  // A parameter of the page may be one that people mistake for one of a link.
  if (hasOwn) url.searchParams.set(ANYWAY, '1');
  return url.href.replaceAll('%2F', '/');
}
