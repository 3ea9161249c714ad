import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { fontFile, fontRanges, fontWeights } from './fonts.ts';
import { brands } from './registry.ts';

const WEIGHTS = { ...fontWeights, default: fontWeights.min };
/** Their licenses reserve the name for unchanged files. */
const RESERVED = new Set(['ibm-plex-sans', 'source-sans-3']);
const MADE = new URL('../node_modules/.cache/fonts/', import.meta.url);

export interface LighterFont {
  /** As `theme.css` writes it. */
  readonly find: string;
  /** Path of the lighter file. */
  readonly replacement: string;
}

/** The characters of a list such as `U+0000-00FF, U+0131`, without control characters. */
function charactersOf(ranges: string): string {
  const codes = ranges.split(', ').flatMap((range) => {
    const [from = 0, to = from] = range
      .slice(2)
      .split('-')
      .map((code) => Number.parseInt(code, 16));
    return Array.from({ length: to - from + 1 }, (_, index) => from + index);
  });
  return String.fromCodePoint(...codes.filter((code) => code >= 0x20));
}

/**
 * Each brand's Latin font with only the weights that the product uses: up to 40 % smaller, and every page loads one.
 * They are made once and kept with the installed packages.
 */
export async function lighterFonts(): Promise<LighterFont[]> {
  const sources = new Set(brands.map(({ font }) => font.source));
  return Promise.all(
    [...sources]
      .filter((source) => !RESERVED.has(source))
      .map(async (source) => {
        const find = fontFile(source, 'latin');
        const original = readFileSync(fileURLToPath(import.meta.resolve(find)));
        const key = createHash('sha256')
          .update(original)
          .update(JSON.stringify([WEIGHTS, fontRanges.latin]))
          .digest('hex')
          .slice(0, 8);
        const folder = new URL(`${key}/`, MADE);
        const made = new URL(basename(find), folder);
        if (!existsSync(made)) {
          mkdirSync(folder, { recursive: true });
          const unfinished = new URL(String(process.pid), folder);
          writeFileSync(
            unfinished,
            await subsetFont(original, charactersOf(fontRanges.latin), {
              targetFormat: 'woff2',
              variationAxes: { wght: WEIGHTS },
            }),
          );
          // Another build may make it at the same time.
          renameSync(unfinished, made);
        }
        return { find, replacement: fileURLToPath(made) };
      }),
  );
}
