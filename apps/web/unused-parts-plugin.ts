import type { Plugin } from 'vite';

/**
 * Functions that the app never calls, but that the bundler keeps because other code refers to them. `file` matches the
 * path of their module, and `mark` is code that only this module has among those that match.
 */
const UNUSED = [
  {
    // Loaders, actions, fetchers, instrumentation and server rendering: our routes have none of them.
    file: /react-router\/dist\/production\/chunk-[^/]*\.mjs$/,
    mark: 'function createRouter(',
    names: [
      'RSCErrorHandler',
      'callLoaderOrAction',
      'callLoadersAndMaybeResolveData',
      'defaultDataStrategyWithMiddleware',
      'deserializeErrors',
      'fetch2',
      'getRouteInstrumentationUpdates',
      'getTargetedDataStrategyMatches',
      'handleAction',
      'handleFetcherAction',
      'handleFetcherLoader',
      'instrumentClientSideRouter',
      'processLoaderData',
      'startRedirectNavigation',
    ],
  },
  {
    // Loading texts from a server, reporting missing ones, cloning the instance: we import all texts.
    file: /i18next\/dist\/esm\/i18next\.js$/,
    mark: 'class Connector ',
    names: [
      'cloneInstance',
      'loaded',
      'prepareLoading',
      'queueLoad',
      'read',
      'reload',
      'reloadResources',
      'saveMissing',
    ],
  },
] as const;

/** Vite plugin that empties these functions. If one is called after all, it throws an error with its name. */
export function unusedPartsPlugin(): Plugin {
  return {
    name: 'wayside-unused-parts',
    apply: 'build',
    transform: {
      filter: { id: UNUSED.map(({ file }) => file) },
      handler(code, id) {
        const part = UNUSED.find(({ file, mark }) => file.test(id) && code.includes(mark));
        if (!part) return null;
        const found = bodiesOf(this.parse(code), new Set<string>(part.names));
        const missing = part.names.filter((name) => !found.some((body) => body.name === name));
        if (missing.length > 0) this.error(`${id} no longer has ${missing.join(', ')}.`);
        const emptied = found
          .toSorted((a, b) => b.start - a.start)
          .reduce(
            (text, { name, start, end }) => `${text.slice(0, start)}{ throw Error('no ${name}'); }${text.slice(end)}`,
            code,
          );
        return { code: emptied, map: null };
      },
    },
  };
}

interface Body {
  name: string;
  start: number;
  end: number;
}

/** The bodies of functions and methods with these names, at any depth. */
function bodiesOf(node: unknown, names: ReadonlySet<string>): Body[] {
  if (typeof node !== 'object' || node === null) return [];
  const name = nameOf(node);
  const { body } = 'value' in node && isFunction(node.value) ? node.value : isFunction(node) ? node : {};
  if (name !== undefined && body && names.has(name)) return [{ name, start: body.start, end: body.end }];
  return Object.values(node).flatMap((part) => bodiesOf(part, names));
}

function nameOf(node: object): string | undefined {
  const named = 'key' in node ? node.key : 'id' in node ? node.id : undefined;
  return typeof named === 'object' && named && 'name' in named && typeof named.name === 'string'
    ? named.name
    : undefined;
}

function isFunction(node: unknown): node is { body: { start: number; end: number } } {
  return (
    typeof node === 'object' &&
    node !== null &&
    'type' in node &&
    (node.type === 'FunctionDeclaration' || node.type === 'FunctionExpression')
  );
}
