import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import { brandsPlugin, fontFolders } from '@wayside/brands/vite';
import { folderPlugin, hostingPlugin, releasePlugin } from '@wayside/hosting/vite';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import type { ESTree, Plugin, Rolldown } from 'vite';
import packageFile from './package.json' with { type: 'json' };
import { offlinePlugin } from './offline-plugin.ts';
import { preloadPlugin, settingsPlugin } from './preload-plugin.ts';
import { unusedPartsPlugin } from './unused-parts-plugin.ts';

const router = (file: string): string =>
  fileURLToPath(import.meta.resolve('react-router')).replace(/development.*$/, `production/${file}`);

/**
 * react-router always resolves to its development build (remix-run/react-router#14102); this uses the production build
 * beside it.
 */
function productionRouter(): Plugin {
  return {
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
  };
}

const MAKERS = new Set(['createContext', 'forwardRef', 'memo']);

/**
 * react-router doesn't mark its components as free of side effects, so forms and prefetching links that we don't use
 * would be bundled. `manualPureFunctions` doesn't help: it can't name single React functions, and naming all of React
 * would drop real effects too.
 */
function usedRoutingOnly(): Plugin {
  return {
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
        return {
          code: edits.reduceRight(
            (text, { start, end, text: by }) => text.slice(0, start) + by + text.slice(end),
            code,
          ),
          map: null,
        };
      },
    },
  };
}

function propertyOf(node: ESTree.Node): string {
  return node.type === 'MemberExpression' && node.property.type === 'Identifier' ? node.property.name : '';
}

/** Needed only for lists and charts, at a megabyte each: bundle nothing else with them. */
const HEAVY =
  /packages\/i18n\/|packages\/ui\/src\/(grid\/(?!values)|chart\/)|shared\/(list\/(list-panel|use-list|table-list)|charts\/month-chart)|node_modules\/ag-|src\/demo\//;
const FORMS =
  /packages\/(machines\/src\/service-request|ui\/src\/(picker\/|field\/number-field))|shared\/(form\/|people\/notification-matrix)|domain\/src\/schemas\/|node_modules\/(react-hook-form|zod|@hookform)\//;
/** Calendars and fields of dates. */
const DATES =
  /packages\/ui\/src\/date|shared\/list\/range\/range-field|node_modules\/@internationalized\/date\/|\/private\/(calendar|datepicker|Calendar|Date)/;
const MENUS = /packages\/ui\/src\/(menu\/menu|field\/select)\.tsx/;
/** Fields that search while one types, radio buttons: many pages have them, but not the dashboard. */
const PICKERS =
  /packages\/ui\/src\/(combobox|disclosure|choice)|shared\/vehicles\/vehicle-field|\/private\/(combobox|radio|disclosure|ComboBox|Radio|Disclosure)/;

// The table of the server’s messages is only for refusals on French pages.
const SHELL =
  /src\/app\/signed-in-routes|packages\/api-client\/(?!src\/generated\/failure-texts)|shared\/(data\/(flags|api)|brand\/theme)\.ts$/;
/**
 * Small parts of the daily pages. With the shell they cost less than the files of other pages that they would be in.
 */
const DAILY =
  /shared\/(data\/use-cached|form\/(use-leave-guard|use-kept-draft)|page\/(leave-guards|use-focus-kept)|payments\/(payments\.module|add-payment-button)|orders\/contact-dialog|use-online-again|vehicles\/request-queue)|domain\/src\/(fleets\/telematics-database|vehicles\/vehicle-telematics)|ui\/src\/(stepper|live-region|timing|link\/link-button|menu\/more-menu|choice\/segmented|use-stable-callback)|\/i18n\/useFilter\.|\/utils\/useUpdateEffect\.|\/icons\/(arrow-right|ban|calendar-plus|pencil|chevron-left|chevron-right|ellipsis|list-checks|store|truck)\./;

/** What the dashboard and other daily pages have in common. */
const SHARED =
  /shared\/(data\/loaded|failure\/(load-failure|stale-notice|use-retry|without-server-words)|list\/(mine\/(mine-switch|use-mine)|show-more|table-list|use-address(-param)?)|maintenance\/(intervals\.queries|upcoming|use-position-text)|orders\/(active-orders|decision\/(order-actions|use-order-decision)|order-place|order-status|order-text|orders-of-fleet|orders\.queries|use-shared-columns)|page\/(lazy-panel|page)|payments\/payment-methods\.queries|people\/people\.queries|vehicles\/(block-link|use-vehicle-text|vehicle-cell))\.(tsx?|module\.css)$|domain\/src\/(locale\/region|maintenance\/(due-services|maintenance)|payments\/payment-methods|people\/mine|vehicles\/(vehicle-figures|vehicles))\.ts$|ui\/src\/(columns\/two-lines|empty-state|panel|status-pill)|\/private\/ToggleButton(Group)?\.mjs$/;

/**
 * What the sign-in page shares with other pages; the rest of it has a file of its own. So have fields, which lists and
 * forms need, too, but not the dashboard.
 */
const START =
  /web\/src\/main\.tsx$|ui\/src\/(alert\/alert|link\/link|skeleton\/(skeleton|spinner)|unbroken\/unbroken)\.tsx$|shared\/(brand\/brand-logo|failure\/(retry-text|use-notice-text)|page\/(arrival-state|deferred-mount|page-title|part-boundary)|data\/origin)\.tsx?$|api-client\/src\/hosts\.ts$|i18n\/src\/with-elements\.ts$|ui\/src\/live-region\/live-region\.tsx$|\/private\/(Text|Autocomplete|utils\/useControlledState|toggle\/useToggleState)\.mjs$|\/icons\/(check|shield-check)\./;
const FIELDS = /ui\/src\/field\/(checkbox|field-parts|limit|text-area|text-field)\.tsx?$/;

/** The editor of records: every form that edits one, but not the daily pages. */
const RECORDS = /shared\/record\/|packages\/machines\/src\/record\//;

/**
 * What a list says after its rows, in one sentence, cards that expire, looking for times at shops, what depends on a
 * vehicle or a user, and parts of the vehicle's page: several pages load it later, if at all.
 */
const LATER =
  /features\/vehicles\/|shared\/(list\/hidden-rows|payments\/cards-to-replace|shops\/(times|comparison|shop-by-id|search\/search-address)|dependents\/)|domain\/src\/(shops\/|\w+\/dependents)/;

/** Acting in another fleet, and several queries at once: for FMC users, the palette and the timeline. */
const FLEETS = /shared\/fleets\/|\/(queriesObserver|useQueries)\.js/;

/**
 * Files by what loads together (docs/decisions/023). A group includes the dependencies of its modules unless a group
 * with higher priority has them.
 */
const groups: Rolldown.CodeSplittingGroup[] = [
  // Everything needed for the first screen, in two files: a slow line loads them side by side, and React's seldom
  // changes.
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\/|rolldown.runtime/, priority: 13 },
  { name: 'start', test: START, priority: 12 },
  { name: 'sign-in-parts', test: /(sign-in-tabs|language-toggle)\.tsx$/, priority: 11 },
  { name: 'fields', test: FIELDS, priority: 11 },
  // The shell, and with it what most pages need.
  { name: 'signed-in', test: (id: string) => [SHELL, DAILY, SHARED].some((part) => part.test(id)), priority: 10 },
  { name: 'sign-in', test: /features\/access\/sign-in\.page/, priority: 8 },
  { name: 'dashboard', test: /features\/dashboard\/dashboard\.page/, priority: 9 },
  { name: 'machines', test: /node_modules\/(xstate|@xstate)\/|sign-in-actor\.ts$/, priority: 7 },
  { name: 'grid', test: /node_modules\/ag-(grid|stack)/, priority: 6 },
  // Also what other lists show.
  {
    name: 'lists',
    test: /features\/services\/services\.page|ui\/src\/grid\/(data-grid|grid-toolbar)|shared\/list\/(list-panel|use-list\.)/,
    priority: 6,
  },
  // What lists and the request's page have in common.
  { name: 'search', test: /packages\/ui\/src\/(field\/search-field|button\/icon-toggle)/, priority: 7 },
  // Before the lists, which need them too: the dashboard has a switch between two looks, and no list.
  { name: 'pickers', test: PICKERS, priority: 7 },
  { name: 'dates', test: DATES, priority: 6 },
  // Lists of choices that open: menus, selects, and what else has them.
  { name: 'menus', test: MENUS, priority: 8 },
  { name: 'tables', test: /ui\/src\/table\/table-rows/, priority: 6 },
  { name: 'fleets', test: FLEETS, priority: 5 },
  { name: 'records', test: RECORDS, priority: 4 },
  { name: 'charts', test: /node_modules\/ag-charts/, priority: 6 },
  {
    name: 'common',
    test: (id: string) => ![HEAVY, FORMS, DATES, PICKERS, FLEETS, RECORDS, MENUS, LATER].some((part) => part.test(id)),
    minShareCount: 3,
    priority: 5,
  },
  {
    name: 'forms',
    test: /node_modules\/(react-hook-form|zod|@hookform)\/|shared\/form\/use-app|ui\/src\/(picker\/|field\/number-field)/,
    priority: 3,
  },
  { name: 'request', test: /features\/service-request\/request-pages/, priority: 4 },
  // Shared between pages of one feature.
  { name: (id: string) => /src\/features\/([\w-]+)\//.exec(id)?.[1] ?? null, minShareCount: 2, priority: 2 },
];

/** Named in the account menu and in `version.json`. */
const RELEASE = process.env['WAYSIDE_RELEASE'] || packageFile.version;
/** Modules of the worker, which is built on its own. */
const workerModules: string[] = [];
/** Demo builds contain what plays the server; production builds don't. */
const IS_DEMO = process.env['WAYSIDE_DEMO'] !== 'off';
/** Those for a folder on a static host (`npm run demo`) have other addresses. */
const forFolder = process.env['WAYSIDE_DEMO'] === 'folder' ? [folderPlugin()] : [];

export default defineConfig({
  plugins: [
    // react-aria includes texts in thirty languages; keep two.
    optimizeLocales.vite({ locales: ['en-US', 'fr-FR'] }),
    productionRouter(),
    usedRoutingOnly(),
    unusedPartsPlugin(),
    react(),
    brandsPlugin(),
    preloadPlugin({ plugins: forFolder }),
    settingsPlugin(),
    ...forFolder,
    hostingPlugin({ isApp: true, tellsUnset: !IS_DEMO }),
    offlinePlugin(workerModules),
    releasePlugin(RELEASE, { folders: fontFolders(), modules: workerModules }),
  ],
  define: {
    // Demo builds support scenario sessions; production builds set WAYSIDE_DEMO=off and contain none of that code.
    __DEMO__: JSON.stringify(IS_DEMO),
    __RELEASE__: JSON.stringify(RELEASE),
  },
  build: {
    target: 'es2023',
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    // For the stacks that tests report; production builds have none, and the scenario server does not serve them.
    sourcemap: IS_DEMO && forFolder.length === 0 && 'hidden',
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
});
