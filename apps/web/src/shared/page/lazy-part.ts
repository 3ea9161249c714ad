import { createElement, lazy } from 'react';
import type { ReactNode } from 'react';

type Component<Props> = (props: Props) => ReactNode;
type PropsOf<Part> = Part extends Component<infer Props extends object> ? Props : object;

/** Style sheets that did not come. Vite asks for each once and takes the failed link for a loaded one, so the second time is on us. */
const lostStyles = new Set<string>();
document.addEventListener(
  'error',
  ({ target }) => {
    if (!(target instanceof HTMLLinkElement) || target.rel !== 'stylesheet') return;
    lostStyles.add(target.href);
    target.remove();
  },
  true,
);

const loadStyle = (href: string): Promise<void> =>
  new Promise((done, fail) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
    link.addEventListener('load', () => {
      lostStyles.delete(href);
      done();
    });
    link.addEventListener('error', () => fail(new Error(`Unable to load ${href}`)));
    document.head.append(link);
  });

/** Loads code together with any styles that an earlier attempt has lost. Rejects when either does not come; the next call tries again. */
export async function loadCode<Module>(load: () => Promise<Module>): Promise<Module> {
  const [module] = await Promise.all([load(), ...[...lostStyles].map(loadStyle)]);
  return module;
}

const failed = new Set<() => void>();

/** Lets parts that could not be loaded try again the next time they are shown. For error boundaries, once they show the failure. */
export function renewParts(): void {
  for (const renew of failed) renew();
  failed.clear();
}

/**
 * A component whose code is loaded when it is first shown. React keeps the failure of a lazy component for good; this one gets a new attempt
 * from the boundary that caught it (`renewParts`).
 */
export function lazyComponent<Props extends object>(load: () => Promise<Component<Props>>): Component<Props> {
  const attempt = () =>
    lazy(async () => {
      try {
        return { default: await loadCode(load) };
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
