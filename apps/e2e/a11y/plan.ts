import { brandOfId, brands } from '@wayside/brands';
import type { BrandId } from '@wayside/brands';
import type { Language } from '@wayside/domain';
import { scenarios } from '@wayside/scenarios';
import type { Screen } from './screen.ts';
import { SCREENS } from './screens.ts';

/** One screen in one brand's clothes and one of its languages. */
export interface Visit {
  brand: BrandId;
  language: Language;
  screen: Screen;
}

type Clothes = Omit<Visit, 'screen'>;

/** Every brand in each of its languages. */
const CLOTHES: readonly Clothes[] = brands.flatMap(({ id, languages }) => languages.map((language) => ({ brand: id, language })));

function exists({ scenario, existsIn }: Screen, id: BrandId): boolean {
  const named = scenarios.get(scenario)!.brands;
  return (named?.includes(id) ?? true) && (existsIn?.(brandOfId(id)) ?? true);
}

/** In how many a screen is looked at when not everything is. */
const FEW = 3;

/** Some of many, as far apart as can be: two languages of one brand stand side by side and do not come together. The round begins at `start`. */
function few<T>(many: readonly T[], start: number): T[] {
  if (many.length <= FEW) return [...many];
  const step = Math.floor(many.length / FEW);
  return Array.from({ length: FEW }, (_, turn) => many[(start + turn * step) % many.length]!);
}

/**
 * What is looked at: with `WAYSIDE_AXE=full` every screen in every brand and language. Otherwise each screen in three brands, which go round so that
 * every brand, and both languages of a brand that has two, come up often; a screen of few brands in all of them.
 */
export function visits(isFull = process.env['WAYSIDE_AXE'] === 'full'): Visit[] {
  return SCREENS.flatMap((screen, index) => {
    const possible = CLOTHES.filter((clothes) => exists(screen, clothes.brand));
    return (isFull ? possible : few(possible, index)).map((clothes) => ({ ...clothes, screen }));
  });
}
