import { readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { expect, it } from 'vitest';
import { lighterFonts } from './lighter-fonts.ts';
import { brands } from './registry.ts';

const fonts = await lighterFonts();

it('every brand has a lighter font, unless its license reserves the name for unchanged files', () => {
  const themes = brands.map(({ id }) => readFileSync(new URL(`./${id}/theme.css`, import.meta.url), 'utf8'));
  const heavy = themes.filter((theme) => !fonts.some(({ find }) => theme.includes(`url('${find}')`)));
  expect(heavy.map((theme) => /family: '([\w ]+) Variable'/.exec(theme)?.[1]).toSorted()).toEqual([
    'IBM Plex Sans',
    'Source Sans 3',
  ]);
});

it.each(fonts.map(({ find, replacement }) => [find.split('/')[1]!, find, replacement]))(
  '%s loses weights and no characters',
  async (_name, find, made) => {
    const original = fileURLToPath(import.meta.resolve(find));
    const [before, after] = [original, made].map((path) => statSync(path).size) as [number, number];
    expect(after).toBeLessThan(before);
    // A character that is not there would add nothing.
    const sizeOf = async (text: string): Promise<number> =>
      (await subsetFont(readFileSync(made), text, { targetFormat: 'sfnt' })).length;
    const nothing = await sizeOf('');
    for (const character of 'aÀéç–’…«07$€')
      expect([character, await sizeOf(character)]).toEqual([
        character,
        expect.toSatisfy((size: number) => size > nothing),
      ]);
  },
);
