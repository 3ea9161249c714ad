import { PATTERNS, productName } from '@wayside/domain';
import type { Pattern } from '@wayside/domain';
import type { Plugin, Rolldown } from 'vite';

/** Modules, by the end of their path. */
const FIRST = ['app/first-calls.ts', 'data/flag-provider.ts'];
const SHELL = 'app/signed-in-routes.tsx';
const textsOf = (part: string) => ({ en: `i18n/src/en/${part}.ts`, fr: `i18n/src/fr/${part}.ts` });

/** What the daily pages load beside the shell. The files of other pages are asked for by the router, once the shell is there. */
const PAGES: Partial<Record<Pattern, readonly string[]>> = {
  [PATTERNS.dashboard]: ['dashboard/dashboard.page.tsx'],
  [PATTERNS.services]: ['services/services.page.tsx', 'services/orders-tab.tsx'],
  [PATTERNS.order]: ['approval/approval.page.tsx'],
  [PATTERNS.serviceRequest]: ['service-request/service-request-flow.tsx', 'service-request/new-request.page.tsx'],
  [PATTERNS.vehicles]: ['vehicles/form/vehicle-forms.tsx', 'vehicles/index/vehicles.page.tsx'],
  [PATTERNS.vehicle]: ['vehicles/form/vehicle-forms.tsx', 'vehicles/page/vehicle.page.tsx'],
};

/** Pages with a grid. Below 640 pixels it is a list of cards, which does without the grid library. */
const GRIDS: readonly Pattern[] = [PATTERNS.services, PATTERNS.vehicles];
const GRID = 'ui/src/grid/grid-table.tsx';

/**
 * Vite plugin: a script in the head asks for the files of a signed-in page at once. The browser would learn of each layer from the one before
 * it: start, texts, shell, page, tab. What makes the first calls comes first, and the rest once that is there, so that the two don't share a
 * slow line (docs/decisions/051).
 */
export const preloadPlugin = (): Plugin => ({
  name: 'wayside-preload',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_, { bundle = {}, chunk }) => {
      const names: string[] = [];
      const known = new Set(chunk && filesOf(chunk, bundle));
      /** Positions in `names` of the files that some modules need. */
      const add = (...modules: readonly string[]): number[] => {
        const files = new Set(modules.flatMap((module) => filesOf(entryOf(module, bundle), bundle)).filter((file) => !known.has(file)));
        return [...files].map((file) => (names.includes(file) ? names.indexOf(file) : names.push(file) - 1));
      };
      const both = ({ en, fr }: Record<'en' | 'fr', string>) => ({ en: add(en), fr: add(fr) });
      const plan: Plan = {
        start: fileWith('src/main.tsx', bundle),
        texts: both(textsOf('start')),
        first: add(...FIRST),
        shell: add(SHELL),
        allTexts: both(textsOf('index')),
        pages: Object.entries(PAGES).map(([pattern, modules]) => [expressionOf(pattern), add(...modules)]),
        gridPages: GRIDS.map(expressionOf),
        grid: add(GRID),
        names,
      };
      return [{ tag: 'script', children: scriptOf(plan), injectTo: 'head' }];
    },
  },
});

type Texts = Record<'en' | 'fr', readonly number[]>;

interface Plan {
  start: string;
  texts: Texts;
  first: readonly number[];
  shell: readonly number[];
  allTexts: Texts;
  pages: readonly (readonly [pattern: string, files: readonly number[]])[];
  gridPages: readonly string[];
  grid: readonly number[];
  names: readonly string[];
}

const expressionOf = (pattern: string): string => pattern.replace(':id', '[^/]+');

const scriptOf = (plan: Plan): string => `(function(d,p){
function ask(name){var css=/css$/.test(name),n=d.createElement('link');n.rel=css?'preload':'modulepreload';if(css)n.as='style';
n.crossOrigin='';n.href='/'+name;d.head.appendChild(n);return n}
function all(files){(files||[]).forEach(function(i){ask(p.names[i])})}
function at(page){return new RegExp('^'+page+'/*$','i').test(d.location.pathname)}
var l=d.documentElement.lang,isIn=false;try{isIn=/(^|; )${productName}_authentication_token=./.test(d.cookie)}catch(x){}
all(p.texts[l]);if(!isIn)return;all(p.first);
ask(p.start).onload=function(){all(p.shell);all(p.allTexts[l]);
p.pages.forEach(function(g){if(at(g[0]))all(g[1])});
if(p.gridPages.some(at)&&matchMedia('(min-width:640px)').matches)all(p.grid)}
})(document,${JSON.stringify(plan)});`;

function entryOf(module: string, bundle: Rolldown.OutputBundle): Rolldown.OutputChunk {
  const found = Object.values(bundle).find((file) => file.type === 'chunk' && file.facadeModuleId?.endsWith(module));
  if (found?.type !== 'chunk') throw new Error(`No file of the build begins with ${module}.`);
  return found;
}

function fileWith(module: string, bundle: Rolldown.OutputBundle): string {
  const found = Object.values(bundle).find((file) => file.type === 'chunk' && file.moduleIds.some((id) => id.endsWith(module)));
  if (!found) throw new Error(`No file of the build has ${module}.`);
  return found.fileName;
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
