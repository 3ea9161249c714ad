/**
 * Style sheets that failed to load. Vite requests each only once and treats a failed link as loaded, so we reload them
 * ourselves.
 */
const lost = new Set<string>();

/** Starts recording style sheets that fail to load. */
export function watchStyles(): void {
  document.addEventListener(
    'error',
    ({ target }) => {
      if (!(target instanceof HTMLLinkElement) || target.rel !== 'stylesheet') return;
      lost.add(target.href);
      target.remove();
    },
    true,
  );
}

export const lostStyles = (): readonly string[] => [...lost];

/** Reloads a style sheet that failed. */
export function loadStyle(href: string): Promise<void> {
  return new Promise((done, fail) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
    link.addEventListener('load', () => {
      lost.delete(href);
      done();
    });
    link.addEventListener('error', () => fail(new Error(`Unable to load ${href}`)));
    document.head.append(link);
  });
}
