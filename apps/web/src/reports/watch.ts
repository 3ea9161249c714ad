import { errorIncident, placesIn, reportOf } from './report.ts';
import type { Incident, Send } from './report.ts';
import { watchVitals } from './vitals.ts';

/** Reports what the page says of itself in events, and what nobody catches. */
export function watchPage(send: Send): void {
  const told = new WeakSet<object>();
  /** What is thrown may pass by several times: as code that did not load, then at a boundary. */
  function tell(incident: Incident, about?: unknown): void {
    if (typeof about === 'object' && about !== null) {
      if (told.has(about)) return;
      told.add(about);
    }
    send(reportOf(incident));
  }
  const tellError = (thrown: unknown): void => tell(errorIncident(thrown), thrown);

  window.addEventListener(
    'error',
    (event) => {
      const { target } = event;
      // Only an error of a script has one; files of other origins are pictures of shops.
      if (event.error) return tellError(event.error);
      const file =
        target instanceof HTMLLinkElement ? target.href : target instanceof HTMLScriptElement ? target.src : '';
      for (const place of placesIn(file)) tell({ kind: 'code', file: place });
    },
    true,
  );
  window.addEventListener('unhandledrejection', ({ reason }) => tellError(reason));
  window.addEventListener('vite:preloadError', ({ payload }) =>
    tell({ kind: 'code', file: placesIn(payload.message)[0] ?? 'unknown' }, payload),
  );
  globalThis.waysideReports = {
    caught: tellError,
    unreadable: (response) => tell({ kind: 'contract', ...response }),
  };
  watchVitals((values) => tell({ kind: 'vitals', values }));
}
