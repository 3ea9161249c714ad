import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import { brandsPlugin } from '@wayside/brands/vite';
import { API } from '@wayside/hosting';
import { hostingPlugin } from '@wayside/hosting/vite';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import type { ESTree, Plugin, Rolldown } from 'vite';

const router = (file: string): string => fileURLToPath(import.meta.resolve('react-router')).replace(/development.*$/, `production/${file}`);

/** The package always answers with its development build, whatever is built (remix-run/react-router#14102); the other one is beside it. */
const productionRouter = (): Plugin => ({
  name: 'wayside-production-router',
  apply: 'build',
  config: () => ({
    resolve: {
      alias: [
        { find: /^react-router$/, replacement: router('index.mjs') },
        { find: /^react-router\/dom$/, replacement: router('dom-export.mjs') },
      ],
    },
  }),
});

const MAKERS = new Set(['createContext', 'forwardRef', 'memo']);

/**
 * react-router does not mark its components as free of side effects, so that the forms and prefetching links that we do not use would come along.
 * The bundler's `manualPureFunctions` is no help: it takes no single function of React, and of all of React it would drop the effects as well.
 */
const usedRoutingOnly = (): Plugin => ({
  name: 'wayside-used-routing-only',
  apply: 'build',
  transform: {
    filter: { id: /react-router\/dist\/.*\.mjs$/ },
    handler(code) {
      const edits = this.parse(code).body.flatMap((statement) => {
        if (statement.type === 'VariableDeclaration')
          return statement.declarations
            .filter(({ init }) => init?.type === 'CallExpression' && MAKERS.has(propertyOf(init.callee)))
            .map(({ init }) => ({ start: init!.start, end: init!.start, text: '/* @__PURE__ */ ' }));
        const isName =
          statement.type === 'ExpressionStatement' &&
          statement.expression.type === 'AssignmentExpression' &&
          propertyOf(statement.expression.left) === 'displayName';
        return isName ? [{ start: statement.start, end: statement.end, text: '' }] : [];
      });
      return { code: edits.reduceRight((text, { start, end, text: by }) => text.slice(0, start) + by + text.slice(end), code), map: null };
    },
  },
});

const propertyOf = (node: ESTree.Node): string =>
  node.type === 'MemberExpression' && node.property.type === 'Identifier' ? node.property.name : '';

/** Drawn only where there is a list or a chart, and a megabyte each: nothing else may be bundled with them. */
const HEAVY =
  /packages\/i18n\/|packages\/ui\/src\/(grid|chart)\/|shared\/list\/(list-panel|use-list|table-list)|node_modules\/ag-|src\/demo\//;
const FORMS = /shared\/form\/|domain\/src\/schemas\/|node_modules\/(react-hook-form|zod|@hookform)\//;

/**
 * What loads together is one file (docs/decisions/023). A group takes what its modules import along, as far as no group of a higher priority has
 * it already.
 */
const groups: Rolldown.CodeSplittingGroup[] = [
  // What is on the way to the first screen: it compresses better, and a phone asks once.
  { name: 'start', tags: ['$initial'], priority: 9 },
  // What sign-in loads once its form is there, and every signed-in page needs.
  { name: 'session', test: /sign-in-actor\.ts$|flag-provider\.ts$|packages\/api-client\/|shared\/data\/(flags|api)\.ts$/, priority: 8 },
  { name: 'sign-in-parts', test: /(sign-in-tabs|language-toggle)\.tsx$/, priority: 7 },
  { name: 'shell', test: /src\/app\/(signed-in-routes|shell\/)/, priority: 6 },
  { name: 'common', test: (id: string) => !HEAVY.test(id) && !FORMS.test(id), minShareCount: 3, priority: 5 },
  { name: 'grid', test: /node_modules\/ag-(grid|stack)/, priority: 4 },
  { name: 'charts', test: /node_modules\/ag-charts/, priority: 4 },
  { name: 'forms', test: /node_modules\/(react-hook-form|zod|@hookform)\/|shared\/form\/use-app/, priority: 3 },
  // What the pages of one feature share.
  { name: (id: string) => /src\/features\/([\w-]+)\//.exec(id)?.[1] ?? null, minShareCount: 2, priority: 2 },
];

/** Empty: the API's host follows from the page's. */
const API_ORIGIN = process.env['WAYSIDE_API_ORIGIN'] ?? '';
/** Where a Photon geocoder answers, without its `/api`. Empty: beside the API. */
const GEOCODER_ORIGIN = process.env['WAYSIDE_GEOCODER_ORIGIN'] ?? '';

export default defineConfig({
  plugins: [
    // react-aria brings its own texts in thirty languages.
    optimizeLocales.vite({ locales: ['en-US', 'fr-FR'] }),
    productionRouter(),
    usedRoutingOnly(),
    react(),
    brandsPlugin(),
    hostingPlugin({ api: API_ORIGIN || API, calls: GEOCODER_ORIGIN ? [new URL(GEOCODER_ORIGIN).origin] : [] }),
  ],
  define: {
    // The demo build knows scenario sessions; a build for production says WAYSIDE_DEMO=off and contains none of it.
    __DEMO__: JSON.stringify(process.env['WAYSIDE_DEMO'] !== 'off'),
    __API_ORIGIN__: JSON.stringify(API_ORIGIN),
    __GEOCODER_ORIGIN__: JSON.stringify(GEOCODER_ORIGIN),
  },
  build: {
    target: 'es2023',
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
});
