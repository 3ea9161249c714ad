import { globSync, readFileSync } from 'node:fs';

/** Where a scenario is defined: a file below this folder, and the name that it exports there. */
export interface ExportPlace {
  file: string;
  name: string;
}

const FOLDER = import.meta.dirname;
const DEFINED = /^export const (\w+) = \w+\(\{\s+id: '([^']+)'/gm;

let places: ReadonlyMap<string, ExportPlace> | undefined;

/** Undefined for a scenario that is derived from the contract or the axes: it has no name of its own. */
export function exportPlaceOf(id: string): ExportPlace | undefined {
  places ??= new Map(
    globSync('*/*.scenario.ts', { cwd: FOLDER }).flatMap((path) => {
      const file = path.replaceAll('\\', '/');
      return [...readFileSync(`${FOLDER}/${file}`, 'utf8').matchAll(DEFINED)].map(
        ([, name, defined]): [string, ExportPlace] => [defined!, { file, name: name! }],
      );
    }),
  );
  return places.get(id);
}
