import { brandOfId, brands } from '@wayside/brands';
import type { BrandId } from '@wayside/brands';
import type { Language } from '@wayside/domain';
import { scenarios } from '@wayside/scenarios';
import { THEMES } from './axe.ts';
import type { Theme } from './axe.ts';
import type { Screen } from './screen.ts';
import { SCREENS } from './screens.ts';

interface Clothes {
  brand: BrandId;
  language: Language;
}

/** One screen in one brand and one language, and the themes to check its looks in. */
export interface Visit extends Clothes {
  screen: Screen;
  themes: readonly Theme[];
}

/** Every brand in each of its languages. */
const CLOTHES: readonly Clothes[] = brands.flatMap(({ id, languages }) => languages.map((language) => ({ brand: id, language })));

function exists({ scenario, existsIn }: Screen, id: BrandId): boolean {
  const named = scenarios.get(scenario)!.brands;
  return (named?.includes(id) ?? true) && (existsIn?.(brandOfId(id)) ?? true);
}

/** French, whose words are longer, and an English variant of each kind of brand, a different one for each screen. */
function few({ kindOf }: Screen, possible: readonly Clothes[], turn: number): Clothes[] {
  const french = possible.filter(({ language }) => language === 'fr');
  const english = possible.filter(({ language }) => language === 'en');
  const kinds = Map.groupBy(english, ({ brand }) => JSON.stringify(kindOf?.(brandOfId(brand))));
  return [...french, ...[...kinds.values()].map((alike) => alike[turn % alike.length]!)];
}

/**
 * The visits to check. With `WAYSIDE_AXE=full`, every screen in every brand and language, in both themes. Otherwise each screen in French, which
 * brings the Canadian units and currency with it, and in an English one, rotated so that every brand comes up often; colors and sizes don't
 * depend on the language, so they are checked in the English one.
 */
export function visits(isFull = process.env['WAYSIDE_AXE'] === 'full'): Visit[] {
  return SCREENS.flatMap((screen, index) => {
    const possible = CLOTHES.filter((clothes) => exists(screen, clothes.brand));
    const chosen = isFull ? possible : few(screen, possible, index);
    return chosen.map((clothes) => ({ ...clothes, screen, themes: isFull || clothes.language === 'en' ? THEMES : [] }));
  });
}
