import { PATTERNS } from '@wayside/domain';
import type { Pattern } from '@wayside/domain';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import type { Plugin, ResolvedConfig, Rolldown } from 'vite';
import type { Plan } from './src/head/head.ts';

/** Modules, by the end of their path. */
const SHELL = 'app/signed-in-routes.tsx';
const textsOf = (part: string) => ({ en: `i18n/src/en/${part}.ts`, fr: `i18n/src/fr/${part}.ts` });

/** What the daily pages load beside the shell. The files of other pages are asked for by the router, once the shell is there. */
const PAGES: Partial<Record<Pattern, readonly string[]>> = {
  [PATTERNS.services]: ['services/services.page.tsx'],
  [PATTERNS.order]: ['approval/approval.page.tsx'],
  [PATTERNS.serviceRequest]: ['service-request/request-pages.ts'],
  [PATTERNS.vehicles]: ['vehicles/form/vehicle-forms.tsx', 'vehicles/index/vehicles.page.tsx'],
  [PATTERNS.vehicle]: ['vehicles/form/vehicle-forms.tsx', 'vehicles/page/vehicle.page.tsx'],
};

/** Pages with a grid. Below 640 pixels it is a list of cards, which does without the grid library. */
const GRIDS: readonly Pattern[] = [PATTERNS.services, PATTERNS.vehicles];
const GRID = 'ui/src/grid/grid-table.tsx';

/**
 * Vite plugin: a script in the page's head (`src/head`) asks for the files of a signed-in page and makes its first calls at once. The browser
 * would learn of each layer from the one before it: start, texts, shell, page, tab, calls (docs/decisions/051).
 */
export const preloadPlugin = (): Plugin => {
  let config: ResolvedConfig;
  return {
    name: 'wayside-preload',
    apply: 'build',
    configResolved: (resolved) => void (config = resolved),
    transformIndexHtml: {
      order: 'post',
      handler: async (_, { bundle = {}, chunk }) => {
        const script = `${await headScript(config.define)}wayside.begin(${JSON.stringify(planOf(bundle, chunk))})`;
        return [{ tag: 'script', children: script, injectTo: 'head' }];
      },
    },
  };
};

/** `src/head` as a classic script that defines `wayside.begin`. */
async function headScript(define: ResolvedConfig['define']): Promise<string> {
  const entry = fileURLToPath(new URL('src/head/head.ts', import.meta.url));
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    define,
    build: { write: false, target: 'es2023', lib: { entry, name: 'wayside', formats: ['iife'] }, minify: true },
  });
  return (built as { output: Rolldown.OutputChunk[] }[])[0]!.output[0]!.code;
}

function planOf(bundle: Rolldown.OutputBundle, start: Rolldown.OutputChunk | undefined): Plan {
  const names: string[] = [];
  const known = new Set(start && filesOf(start, bundle));
  /** Positions in `names` of the files that some modules need. */
  const add = (...modules: readonly string[]): number[] => {
    const files = new Set(modules.flatMap((module) => filesOf(entryOf(module, bundle), bundle)).filter((file) => !known.has(file)));
    return [...files].map((file) => (names.includes(file) ? names.indexOf(file) : names.push(file) - 1));
  };
  const both = ({ en, fr }: Record<'en' | 'fr', string>) => ({ en: add(en), fr: add(fr) });
  return {
    texts: both(textsOf('start')),
    shell: add(SHELL),
    allTexts: both(textsOf('main')),
    pages: Object.entries(PAGES).map(([pattern, modules]) => [pattern as Pattern, add(...modules)]),
    gridPages: GRIDS,
    grid: add(GRID),
    names,
  };
}

function entryOf(module: string, bundle: Rolldown.OutputBundle): Rolldown.OutputChunk {
  const found = Object.values(bundle).find((file) => file.type === 'chunk' && file.facadeModuleId?.endsWith(module));
  if (found?.type !== 'chunk') throw new Error(`No file of the build begins with ${module}.`);
  return found;
}

/** A file with its style sheets and everything it imports statically. */
function filesOf(entry: Rolldown.OutputChunk, bundle: Rolldown.OutputBundle): string[] {
  const found = new Map<string, Rolldown.OutputChunk>();
  const visit = (chunk: Rolldown.OutputChunk): void => {
    if (found.has(chunk.fileName)) return;
    found.set(chunk.fileName, chunk);
    for (const name of chunk.imports) {
      const next = bundle[name];
      if (next?.type === 'chunk') visit(next);
    }
  };
  visit(entry);
  const chunks = [...found.values()];
  return [...chunks.map(({ fileName }) => fileName), ...chunks.flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])])];
}
