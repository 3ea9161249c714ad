import { createElement, lazy } from 'react';
import type { ReactNode } from 'react';
import { loadStyle, lostStyles } from './lost-styles.ts';

type Component<Props> = (props: Props) => ReactNode;
type PropsOf<Part> = Part extends Component<infer Props extends object> ? Props : object;

/**
 * Loads code together with its style sheets; can be retried. A retry also reloads style sheets that failed: those
 * missing when this code failed must load; others may belong to other code, so their failure is ignored.
 */
export function loadingCode<Module>(load: () => Promise<Module>): () => Promise<Module> {
  let missing: readonly string[] = [];
  return async () => {
    const styles = lostStyles().map(async (href) => {
      try {
        await loadStyle(href);
      } catch (problem) {
        if (missing.includes(href)) throw problem;
      }
    });
    try {
      const [module] = await Promise.all([load(), ...styles]);
      return module;
    } catch (problem) {
      missing = lostStyles();
      throw problem;
    }
  };
}

let arrived = 0;
const listeners = new Set<() => void>();
/** How many parts have loaded or failed to. */
export const arrivals = (): number => arrived;
export function subscribeArrivals(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
function tellArrival(): void {
  arrived += 1;
  for (const listener of listeners) listener();
}

const failed = new Set<() => void>();

/**
 * Allows failed parts to load again the next time they are rendered. Error boundaries call it once they show the
 * failure.
 */
export function renewParts(): void {
  for (const renew of failed) renew();
  failed.clear();
}

export type LazyComponent<Props> = Component<Props> & {
  /** Loads the code before the first render, which then needs no fallback. */
  preload: () => Promise<void>;
};

/**
 * A component whose code is loaded on first render, or by `preload`. React caches the failure of a lazy component
 * forever; this one can be retried by the boundary that caught it (`renewParts`).
 */
export function lazyComponent<Props extends object>(load: () => Promise<Component<Props>>): LazyComponent<Props> {
  const loadAgain = loadingCode(load);
  const attempt = () =>
    lazy(async () => {
      try {
        return { default: await loadAgain() };
      } catch (problem) {
        failed.add(renew);
        throw problem;
      } finally {
        // React knows by the time it renders.
        queueMicrotask(tellArrival);
      }
    });
  let part: Component<Props> | ReturnType<typeof attempt> = attempt();
  let isInUse = false;
  function renew(): void {
    part = attempt();
  }
  function Part(props: Props): ReactNode {
    isInUse = true;
    return createElement<Props>(part, props);
  }
  Part.preload = async (): Promise<void> => {
    const component = await loadAgain();
    // Another component in the place of a rendered one would lose its state.
    if (!isInUse) part = component;
  };
  return Part;
}

/** One component of a module: `lazyPart(() => import('./orders-tab.tsx'), 'OrdersTab')`. */
export function lazyPart<Module, Name extends keyof Module>(
  load: () => Promise<Module>,
  name: Name,
): LazyComponent<PropsOf<Module[Name]>> {
  return lazyComponent(async () => (await load())[name] as Component<PropsOf<Module[Name]>>);
}
