import { brandOfId, brands } from '@wayside/brands';
import type { BrandId } from '@wayside/brands';
import type { Language } from '@wayside/domain';
import { scenarios } from '@wayside/scenarios';
import type { Screen } from './screen.ts';
import { SCREENS } from './screens.ts';

/** One screen in one brand and one language. */
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

/** Number of variants in which a screen is checked unless everything is. */
const FEW = 3;

/** Picks a few items as far apart as possible, so that the two languages of one brand, which are adjacent, are not both picked. Begins at `start`. */
function few<T>(many: readonly T[], start: number): T[] {
  if (many.length <= FEW) return [...many];
  const step = Math.floor(many.length / FEW);
  return Array.from({ length: FEW }, (_, turn) => many[(start + turn * step) % many.length]!);
}

/**
 * The visits to check. With `WAYSIDE_AXE=full`, every screen in every brand and language. Otherwise each screen in three variants, rotated so
 * that every brand, and both languages of a bilingual one, come up often; a screen with fewer variants is checked in all of them.
 */
export function visits(isFull = process.env['WAYSIDE_AXE'] === 'full'): Visit[] {
  return SCREENS.flatMap((screen, index) => {
    const possible = CLOTHES.filter((clothes) => exists(screen, clothes.brand));
    return (isFull ? possible : few(possible, index)).map((clothes) => ({ ...clothes, screen }));
  });
}
