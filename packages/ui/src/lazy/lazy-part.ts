import { createElement, lazy } from 'react';
import type { ReactNode } from 'react';
import { loadStyle, lostStyles } from './lost-styles.ts';

type Component<Props> = (props: Props) => ReactNode;
type PropsOf<Part> = Part extends Component<infer Props extends object> ? Props : object;

/**
 * Loads code together with its style sheets; can be retried. A retry also reloads style sheets that failed: those missing when this code
 * failed must load; others may belong to other code, so their failure is ignored.
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

const failed = new Set<() => void>();

/** Allows failed parts to load again the next time they are rendered. Error boundaries call it once they show the failure. */
export function renewParts(): void {
  for (const renew of failed) renew();
  failed.clear();
}

/**
 * A component whose code is loaded on first render. React caches the failure of a lazy component forever; this one can be retried by the
 * boundary that caught it (`renewParts`).
 */
export function lazyComponent<Props extends object>(load: () => Promise<Component<Props>>): Component<Props> {
  const loadAgain = loadingCode(load);
  const attempt = () =>
    lazy(async () => {
      try {
        return { default: await loadAgain() };
      } catch (problem) {
        failed.add(renew);
        throw problem;
      }
    });
  let part = attempt();
  function renew(): void {
    part = attempt();
  }
  return function Part(props) {
    return createElement<Props>(part, props);
  };
}

/** One component of a module: `lazyPart(() => import('./orders-tab.tsx'), 'OrdersTab')`. */
export const lazyPart = <Module, Name extends keyof Module>(load: () => Promise<Module>, name: Name): Component<PropsOf<Module[Name]>> =>
  lazyComponent(async () => (await load())[name] as Component<PropsOf<Module[Name]>>);
