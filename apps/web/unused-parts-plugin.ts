import type { Plugin } from 'vite';

/**
 * Functions that the app never calls, but which the bundler can't know to be unused, because others mention them. By
 * the end of their file and, in it, a name that only this file has.
 */
const UNUSED = [
  {
    // Loaders, actions, fetchers, instrumentation, pages rendered by a server: our routes have none.
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
] as const;

/** Vite plugin: leaves out what is in these functions. One that is called after all says so. */
export function unusedPartsPlugin(): Plugin {
  return {
    name: 'wayside-unused-parts',
    apply: 'build',
    transform: {
      filter: { id: UNUSED.map(({ file }) => file) },
      handler(code, id) {
        const part = UNUSED.find(({ file, mark }) => file.test(id) && code.includes(mark));
        if (!part) return null;
        const found = bodiesOf(this.parse(code), new Set(part.names));
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

/** The bodies of functions with these names, however deep they are; what is inside of them is not looked at. */
function bodiesOf(node: unknown, names: ReadonlySet<string>): Body[] {
  if (typeof node !== 'object' || node === null) return [];
  if (isFunction(node) && node.id && names.has(node.id.name))
    return [{ name: node.id.name, start: node.body.start, end: node.body.end }];
  return Object.values(node).flatMap((part) => bodiesOf(part, names));
}

interface NamedFunction {
  id: { name: string } | null;
  body: { start: number; end: number };
}

function isFunction(node: object): node is NamedFunction {
  return 'type' in node && node.type === 'FunctionDeclaration';
}
