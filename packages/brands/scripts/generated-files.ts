import { existsSync } from 'node:fs';
import type { Brand } from '../src/brand.ts';
import type { Drawing } from '../src/drawing.ts';
import { brands } from '../src/registry.ts';
import { drawnFiles } from './logo-svg.ts';
import { brandCss, indexCss, sharedCss } from './theme-css.ts';

export interface GeneratedFile {
  readonly path: string;
  readonly text: string;
}

/** The pictures of a brand. One without a drawing brings its own. */
async function picturesOf(brand: Brand): Promise<ReturnType<typeof drawnFiles>> {
  const file = new URL(`../src/${brand.id}/drawing.ts`, import.meta.url);
  return existsSync(file) ? drawnFiles(brand, ((await import(file.href)) as { drawing: Drawing }).drawing) : [];
}

/** What the generator adds to the folder of a brand, by path below `src/`. */
export async function filesOf(brand: Brand): Promise<GeneratedFile[]> {
  return [
    { path: `${brand.id}/theme.css`, text: brandCss(brand) },
    ...(await picturesOf(brand)).map(({ name, text }) => ({ path: `${brand.id}/${name}`, text })),
  ];
}

/** Everything the generator owns. The files are checked in; a test holds them against this list. */
export async function generatedFiles(): Promise<GeneratedFile[]> {
  return [
    { path: 'shared.css', text: sharedCss() },
    { path: 'themes.css', text: indexCss(brands) },
    ...(await Promise.all(brands.map(filesOf))).flat(),
  ];
}
