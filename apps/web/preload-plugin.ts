import { brandAssetUrl, brands } from '@wayside/brands';
import { PATTERNS } from '@wayside/domain';
import type { Pattern } from '@wayside/domain';
import { createI18n } from '@wayside/i18n';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import type { Plugin, ResolvedConfig, Rolldown } from 'vite';
import { dailyPages } from './src/head/daily-pages.ts';
import type { FailureTexts } from './src/head/frame.ts';
import type { Plan } from './src/head/head.ts';

/** Modules, by the end of their path. */
const SHELL = 'app/signed-in-routes.tsx';
const textsOf = (part: string) => ({ en: `i18n/src/en/${part}.ts`, fr: `i18n/src/fr/${part}.ts` });

/** Pages with a grid. Below 640 pixels it is a list of cards, which does without the grid library. */
const GRIDS: readonly Pattern[] = [PATTERNS.services, PATTERNS.vehicles];
const GRID = 'ui/src/grid/grid-table.tsx';
const TABLE = 'ui/src/table/table-rows.tsx';

const FILE = /<script type="module" crossorigin src="([^"]+)"><\/script>/g;

/**
 * Vite plugin: a script in the page's head (`src/head`) asks for the files of a signed-in page and makes its first calls at once. The browser
 * would learn of each layer from the one before it: start, texts, shell, page, tab, calls (docs/decisions/051). It also runs the app, which
 * the page would do before painting anything.
 */
export const preloadPlugin = (): Plugin => {
  let config: ResolvedConfig;
  return {
    name: 'wayside-preload',
    apply: 'build',
    configResolved: (resolved) => void (config = resolved),
    transformIndexHtml: {
      order: 'post',
      // Before the style sheets, for which the script would wait.
      handler: async (page, { bundle = {}, chunk }) => {
        const app = [...page.matchAll(FILE)].map(([, file]) => file!);
        const plan: Plan = { ...(await planOf(bundle, chunk)), app };
        const script = `${await headScript(config.define)}wayside.begin(${JSON.stringify(plan)})`;
        const asked = page.replace(FILE, '<link rel="modulepreload" crossorigin fetchpriority="low" href="$1">');
        return asked.replace('<link rel="modulepreload"', (tag) => `<script>${script}</script>${tag}`);
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

async function planOf(bundle: Rolldown.OutputBundle, start: Rolldown.OutputChunk | undefined): Promise<Omit<Plan, 'app'>> {
  const known = new Set(start && filesOf(start, bundle));
  const filesFor = (modules: readonly string[]): string[] =>
    [...new Set(modules.flatMap((module) => filesOf(entryOf(module, bundle), bundle)))].filter((file) => !known.has(file));
  const texts = [textsOf('start'), textsOf('main')].flatMap(({ en, fr }) => [en, fr]);
  const fonts = brands.map(({ id, font }) => [id, fontOf(font.source, bundle)] as const);
  const names = [
    ...filesFor([SHELL, GRID, TABLE, ...texts, ...Object.values(dailyPages).flat()]),
    ...new Set(fonts.map(([, file]) => file)),
  ].toSorted((a, b) => sizeOf(bundle[b]) - sizeOf(bundle[a]));
  const add = (...modules: readonly string[]): number[] => filesFor(modules).map((file) => names.indexOf(file));
  const both = ({ en, fr }: Record<'en' | 'fr', string>) => ({ en: add(en), fr: add(fr) });
  return {
    texts: both(textsOf('start')),
    shell: add(SHELL),
    allTexts: both(textsOf('main')),
    pages: Object.entries(dailyPages).map(([pattern, modules]) => [pattern as Pattern, add(...modules)]),
    gridPages: GRIDS,
    grid: add(GRID),
    table: add(TABLE),
    failure: { en: await failureIn('en'), fr: await failureIn('fr') },
    logos: { light: brandAssetUrl({ id: '*' }, 'logo.svg'), dark: brandAssetUrl({ id: '*' }, 'logo-dark.svg') },
    fonts: Object.fromEntries(fonts.map(([id, file]) => [id, names.indexOf(file)])),
    names,
  };
}

async function failureIn(language: 'en' | 'fr'): Promise<FailureTexts> {
  const { t } = await createI18n({ language });
  return { body: t('error.loadBody'), retry: t('actions.retry') };
}

function entryOf(module: string, bundle: Rolldown.OutputBundle): Rolldown.OutputChunk {
  const found = Object.values(bundle).find((file) => file.type === 'chunk' && file.facadeModuleId?.endsWith(module));
  if (found?.type !== 'chunk') throw new Error(`No file of the build begins with ${module}.`);
  return found;
}

function fontOf(source: string, bundle: Rolldown.OutputBundle): string {
  const found = Object.keys(bundle).find((name) => name.includes(`/${source}-latin-wght-normal-`));
  if (!found) throw new Error(`The build has no font of ${source}.`);
  return found;
}

const sizeOf = (file: Rolldown.OutputBundle[string] | undefined): number =>
  file?.type === 'chunk' ? file.code.length : (file?.source.length ?? 0);

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
