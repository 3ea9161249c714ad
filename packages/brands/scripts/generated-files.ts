import { brands } from '../src/registry.ts';
import { drawnFiles } from './logo-svg.ts';
import { brandCss, indexCss, sharedCss } from './theme-css.ts';

/** Everything the generator owns, by path below `src/`. The files are checked in; a test holds them against this list. */
export const generatedFiles = (): { readonly path: string; readonly text: string }[] => [
  { path: 'shared.css', text: sharedCss() },
  { path: 'themes.css', text: indexCss(brands) },
  ...brands.flatMap((brand) => [
    { path: `${brand.id}/theme.css`, text: brandCss(brand) },
    ...drawnFiles(brand).map(({ name, text }) => ({ path: `${brand.id}/${name}`, text })),
  ]),
];
