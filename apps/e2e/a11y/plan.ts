import { brandOfId, brands } from '@wayside/brands';
import type { BrandId } from '@wayside/brands';
import type { Language } from '@wayside/domain';
import { SCREENS, SCREEN_IDS, scenarios } from '@wayside/scenarios';
import type { Look } from '@wayside/scenarios/stage';
import { THEMES } from './axe.ts';
import type { Theme } from './axe.ts';

interface Clothes {
  brand: BrandId;
  language: Language;
}

/** One look of a screen in one brand and one language. */
export interface Visit extends Clothes {
  look: Look;
  /** The themes to check at each width, in turn. */
  themes: readonly (readonly Theme[])[];
}

/** The theme in which a width ends is the one in which the next begins. */
const EACH_THEME = [THEMES, THEMES.toReversed()];

/** What has its colors on a phone has them at a desk, too, and themes come from the same tokens. */
const ONE_THEME = THEMES.map((theme) => [theme]);

/** All states of all screens, including those that need a click or a failure. */
export const LOOKS: readonly Look[] = SCREEN_IDS.flatMap((id) => SCREENS[id].looks);

/** Every brand in each of its languages. */
const CLOTHES: readonly Clothes[] = brands.flatMap(({ id, languages }) =>
  languages.map((language) => ({ brand: id, language })),
);

function exists({ scenario, existsIn }: Look, id: BrandId): boolean {
  const named = scenarios.get(scenario)!.brands;
  return (named?.includes(id) ?? true) && (existsIn?.(brandOfId(id)) ?? true);
}

/**
 * French, whose words are longer; and an English variant of each kind of brand that has other elements, a different one
 * for each look. The colors of all brands come from tokens whose contrast is a test of their own.
 */
function few(look: Look, possible: readonly Clothes[], turn: number): Clothes[] {
  const french = possible.filter(({ language }) => language === 'fr');
  const seen = new Set(french.map((clothes) => kindOf(look, clothes)));
  const others = possible.filter((clothes) => clothes.language === 'en' && !seen.has(kindOf(look, clothes)));
  const kinds = Map.groupBy(others, (clothes) => kindOf(look, clothes));
  return [...french, ...[...kinds.values()].map((alike) => alike[turn % alike.length]!)];
}

/** The first of the looks that show the same part. */
const isFirst = ({ like }: Look, index: number): boolean =>
  like === undefined || LOOKS.findIndex((other) => other.like === like) === index;

const kindOf = (look: Look, { brand }: Clothes): string => JSON.stringify(look.kindOf?.(brandOfId(brand)));

/**
 * The visits to check. With `WAYSIDE_AXE=full`, every look in every brand and language, in both themes. Otherwise each
 * look in French, which brings the Canadian units and currency with it, and in an English brand of each kind that has
 * other elements; light at a desk and dark on a phone; and of the looks that are a failed or empty screen, one each.
 */
export function visits(isFull = process.env['WAYSIDE_AXE'] === 'full'): Visit[] {
  return LOOKS.flatMap((look, index) => {
    if (!isFull && !isFirst(look, index)) return [];
    const possible = CLOTHES.filter((clothes) => exists(look, clothes.brand));
    const chosen = isFull ? possible : few(look, possible, index);
    return chosen.map((clothes) => ({ ...clothes, look, themes: isFull ? EACH_THEME : ONE_THEME }));
  });
}

/** Looks that only open a page, in the same session, share a window: later pages open in half the time. */
const tourOf = (visit: Visit): Visit | string =>
  visit.look.walk || !visit.look.path
    ? visit
    : [visit.look.scenario, visit.look.role, visit.look.userIsUnknown, visit.brand, visit.language].join(' ');

/** The visits, grouped by window. */
export const tours = (): Visit[][] => [...Map.groupBy(visits(), tourOf).values()];
