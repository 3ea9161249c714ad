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
  /** The themes to check at each width, in turn; none if colors and sizes are checked elsewhere. */
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

/** The states in which screens are first seen. */
const FIRST: ReadonlySet<Look> = new Set(SCREEN_IDS.flatMap((id) => SCREENS[id].looks.slice(0, 1)));

/**
 * French, whose words are longer; and, for the first look of each screen, and where looks differ by brand, an English
 * variant of each kind of brand, a different one for each look.
 */
function few(look: Look, possible: readonly Clothes[], turn: number): Clothes[] {
  const french = possible.filter(({ language }) => language === 'fr');
  const english = possible.filter(({ language }) => language === 'en');
  const kinds = Map.groupBy(english, ({ brand }) => JSON.stringify(look.kindOf?.(brandOfId(brand))));
  if (french.length > 0 && kinds.size < 2 && !FIRST.has(look)) return french;
  return [...french, ...[...kinds.values()].map((alike) => alike[turn % alike.length]!)];
}

/**
 * The visits to check. With `WAYSIDE_AXE=full`, every look in every brand and language, in both themes. Otherwise each
 * look in French, which brings the Canadian units and currency with it, and each screen's first in an English one,
 * rotated so that every brand comes up often. Colors and sizes don't depend on the language, so they are checked once:
 * in English where there is such a visit, light at a desk and dark on a phone.
 */
export function visits(isFull = process.env['WAYSIDE_AXE'] === 'full'): Visit[] {
  return LOOKS.flatMap((look, index) => {
    const possible = CLOTHES.filter((clothes) => exists(look, clothes.brand));
    const chosen = isFull ? possible : few(look, possible, index);
    const colored = chosen.some(({ language }) => language === 'en') ? 'en' : 'fr';
    return chosen.map((clothes) => ({
      ...clothes,
      look,
      themes: isFull ? EACH_THEME : clothes.language === colored ? ONE_THEME : [],
    }));
  });
}
