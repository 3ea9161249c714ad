import { brandAssetUrl, brands } from '@wayside/brands';
import { PATTERNS } from '@wayside/domain';
import type { Pattern } from '@wayside/domain';
import { createI18n } from '@wayside/i18n';
import type { HtmlTagDescriptor, Plugin, ResolvedConfig, Rolldown } from 'vite';
import { builtAlone } from './build-alone.ts';
import type { DailyPattern } from './src/head/daily-pages.ts';
import type { FailureTexts } from './src/head/frame.ts';
import type { Plan } from './src/head/head.ts';

/** Modules, by the end of their path. */
const START = 'web/index.html';
const SHELL = 'app/signed-in-routes.tsx';
const TEXTS = ['start', 'main'].map((part) => [`i18n/src/en/${part}.ts`, `i18n/src/fr/${part}.ts`] as const);

const HEAD = new URL('src/head/head.ts', import.meta.url);
const LANGUAGES = ['en', 'fr'] as const;

const SIGN_IN = 'access/sign-in.page.tsx';
const PAGES: Record<DailyPattern, readonly string[]> = {
  [PATTERNS.dashboard]: ['dashboard/dashboard.page.tsx'],
  [PATTERNS.services]: ['services/services.page.tsx'],
  [PATTERNS.order]: ['approval/approval.page.tsx'],
  [PATTERNS.serviceRequest]: ['service-request/request-pages.ts'],
  [PATTERNS.vehicles]: ['vehicles/form/vehicle-forms.tsx', 'vehicles/index/vehicles.page.tsx'],
  [PATTERNS.vehicle]: ['vehicles/form/vehicle-forms.tsx', 'vehicles/page/vehicle.page.tsx'],
};

/** Pages with a grid. Below 640 pixels it is a list of cards, which does without the grid library. */
const GRIDS: readonly Pattern[] = [PATTERNS.services, PATTERNS.vehicles];
const GRID = 'ui/src/grid/grid-table.tsx';
const TABLE = 'ui/src/table/table-rows.tsx';

/**
 * Vite plugin: a script in the page's head (`src/head`) asks for the files of a signed-in page and makes its first
 * calls at once. The browser would learn of each layer from the one before it: start, texts, shell, page, tab, calls
 * (docs/decisions/051). It also runs the app, which the page would do before painting anything.
 *
 * @param plugins for building these scripts, which are built apart from the app
 */
export function preloadPlugin({ plugins = [] }: { plugins?: Plugin[] } = {}): Plugin {
  let { define }: Pick<ResolvedConfig, 'define'> = {};
  let app: readonly string[] = [];
  let reports = '';
  return {
    name: 'wayside-preload',
    apply: 'build',
    configResolved: (config) => void ({ define } = config),
    generateBundle: {
      order: 'pre',
      // Without the page's own chunk, which only imports others, Vite writes no tags that run the app.
      async handler(_, bundle) {
        const start = entryOf(START, bundle);
        app = start.imports;
        delete bundle[start.fileName];
        // On its own: most hosts want no reports, and what it shares with the app must not leave the app's files.
        const { code } = await builtAlone(new URL('src/reports/start.ts', import.meta.url), 'es', define, plugins);
        reports = this.getFileName(this.emitFile({ type: 'asset', name: 'reports.js', source: code }));
      },
    },
    transformIndexHtml: {
      order: 'post',
      handler: async (_, { bundle = {} }) => {
        const files = [...withImports(app, bundle)];
        const scripts = files.filter((file) => bundle[file]?.type === 'chunk').map((file) => `/${file}`);
        const plan: Plan = { ...(await planOf(bundle, files)), app: scripts, reports: `/${reports}` };
        const link = (href: string, attrs: HtmlTagDescriptor['attrs']): HtmlTagDescriptor => ({
          tag: 'link',
          attrs: { crossorigin: true, ...attrs, href },
          injectTo: 'head',
        });
        return [
          // Before the style sheets, for which the script would wait.
          {
            tag: 'script',
            children: `${(await builtAlone(HEAD, 'iife', define, plugins)).code}wayside.begin(${JSON.stringify(plan)})`,
            injectTo: 'head',
          },
          ...scripts.map((href) => link(href, { rel: 'modulepreload', fetchpriority: 'low' })),
          ...files
            .filter((file) => bundle[file]?.type === 'asset')
            .map((file) => link(`/${file}`, { rel: 'stylesheet' })),
          ...(await stuckTexts()),
        ];
      },
    },
  };
}

/** In development, where no head begins the app, the page reads its settings before that. */
export function settingsPlugin(): Plugin {
  return {
    name: 'wayside-settings',
    apply: 'serve',
    transformIndexHtml: () => [
      { tag: 'script', attrs: { type: 'module', src: '/src/head/settings.ts' }, injectTo: 'head' },
    ],
  };
}

async function planOf(bundle: Rolldown.OutputBundle, begun: readonly string[]): Promise<Omit<Plan, 'app' | 'reports'>> {
  const filesFor = (modules: readonly string[], loaded: readonly string[] = begun): string[] => {
    const entries = modules.map((module) => entryOf(module, bundle).fileName);
    return [...withImports(entries, bundle)].filter((file) => !loaded.includes(file));
  };
  const withShell = [...begun, ...filesFor([SHELL])];
  const fonts = brands.map(({ id, font }) => [id, fontOf(font.source, bundle)] as const);
  const sizeOf = (name: string): number => {
    const file = bundle[name];
    return file?.type === 'chunk' ? file.code.length : (file?.source.length ?? 0);
  };
  const files = [
    ...filesFor([SIGN_IN, SHELL, GRID, TABLE, ...TEXTS.flat(), ...Object.values(PAGES).flat()]),
    ...fonts.map(([, file]) => file),
  ];
  const names = [...new Set(files)].toSorted((a, b) => sizeOf(b) - sizeOf(a));
  const add = (modules: readonly string[], loaded?: readonly string[]): number[] =>
    filesFor(modules, loaded).map((file) => names.indexOf(file));
  const [texts, allTexts] = TEXTS.map(([en, fr]) => ({ en: add([en]), fr: add([fr]) }));
  return {
    texts: texts!,
    signIn: add([SIGN_IN]),
    shell: add([SHELL]),
    allTexts: allTexts!,
    pages: Object.entries(PAGES).map(([pattern, modules]) => [pattern as DailyPattern, add(modules, withShell)]),
    gridPages: GRIDS,
    grid: add([GRID], withShell),
    table: add([TABLE], withShell),
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

/**
 * What the page says by itself, in both languages, until its script has begun: nothing else would, if the host sends
 * another policy than the page needs, the page is served on a host without an API, or scripts are off.
 */
async function stuckTexts(): Promise<HtmlTagDescriptor[]> {
  const texts = await Promise.all(
    LANGUAGES.map(async (language): Promise<HtmlTagDescriptor> => {
      const { body, retry } = await failureIn(language);
      const again = { tag: 'a', attrs: { href: '' }, children: retry };
      return { tag: 'p', attrs: { lang: language }, children: [{ tag: 'span', children: body }, again] };
    }),
  );
  return [{ tag: 'div', attrs: { id: 'stuck' }, children: texts, injectTo: 'body' }];
}

function entryOf(module: string, bundle: Rolldown.OutputBundle): Rolldown.OutputChunk {
  const entry = Object.values(bundle).find((file) => file.type === 'chunk' && file.facadeModuleId?.endsWith(module));
  if (entry?.type !== 'chunk') throw new Error(`No file of the build begins with ${module}.`);
  return entry;
}

function fontOf(source: string, bundle: Rolldown.OutputBundle): string {
  const name = `${source}-latin-wght-normal.woff2`;
  const font = Object.values(bundle).find((file) => file.type === 'asset' && file.names.includes(name));
  if (!font) throw new Error(`The build has no font of ${source}.`);
  return font.fileName;
}

/** Files with everything they import statically, and the style sheets of all. */
function withImports(names: readonly string[], bundle: Rolldown.OutputBundle): Set<string> {
  const files = new Set(names);
  // The loop includes what is added meanwhile.
  for (const name of files) {
    const file = bundle[name];
    if (file?.type === 'chunk')
      for (const next of [...file.imports, ...(file.viteMetadata?.importedCss ?? [])]) files.add(next);
  }
  return files;
}
