import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const FORMATS = fileURLToPath(new URL('formats.ts', import.meta.url));
const ENTRY = 'virtual:checks';

/** Writes dist/checks.js: the given modules, what they call, and the code that needs them, as one that imports nothing. */
export async function writeModule(modules: ReadonlyMap<string, string>, code: string): Promise<void> {
  const imports = [...modules.keys()].map((name) => `import * as ${name} from 'virtual:${name}';`);
  const sources = new Map([
    [ENTRY, [...imports, code].join('\n')],
    ...[...modules].map(
      ([name, source]) =>
        [`virtual:${name}`, `import { formats } from ${JSON.stringify(FORMATS)};\n${source}`] as const,
    ),
  ]);
  await build({
    configFile: false,
    root: ROOT,
    logLevel: 'error',
    plugins: [
      {
        name: 'checks',
        resolveId: (id) => (sources.has(id) ? `\0${id}` : undefined),
        load: (id) => sources.get(id.slice(1)),
      },
    ],
    build: {
      target: 'es2023',
      minify: true,
      outDir: 'dist',
      rolldownOptions: { input: ENTRY, preserveEntrySignatures: 'strict', output: { entryFileNames: 'checks.js' } },
    },
  });
}
