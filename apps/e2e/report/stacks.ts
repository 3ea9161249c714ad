import { existsSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { fileURLToPath } from 'node:url';

/** The build, whose source maps are for tests only: the server does not serve them. */
const BUILD = fileURLToPath(new URL('../../web/dist', import.meta.url));
const PLACE = /https?:\/\/[^\s()]+?(\/assets\/[\w.-]+\.js):(\d+):(\d+)/g;

const maps = new Map<string, SourceMap | undefined>();

function mapOf(file: string): SourceMap | undefined {
  if (!maps.has(file))
    maps.set(file, existsSync(file) ? new SourceMap(JSON.parse(readFileSync(file, 'utf8'))) : undefined);
  return maps.get(file);
}

/** A stack or message of the page, with places in our sources instead of the files of a build. */
export function readable(text: string, build = BUILD): string {
  return text.replaceAll(PLACE, (whole, path: string, line: string, column: string) => {
    const entry = mapOf(`${build}${path}.map`)?.findEntry(Number(line) - 1, Number(column) - 1);
    if (!entry || !('originalSource' in entry)) return whole;
    return `${entry.originalSource.replace(/^(\.\.\/)+/, '')}:${entry.originalLine + 1}:${entry.originalColumn + 1}`;
  });
}
