/** Style sheets that did not come. Vite asks for each once and takes the failed link for a loaded one, so the second time is on us. */
const lost = new Set<string>();

/** Remembers style sheets that do not come, from now on. */
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

/** Loads a style sheet that was lost. */
export const loadStyle = (href: string): Promise<void> =>
  new Promise((done, fail) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
    link.addEventListener('load', () => {
      lost.delete(href);
      done();
    });
    link.addEventListener('error', () => fail(new Error(`Unable to load ${href}`)));
    document.head.append(link);
  });
