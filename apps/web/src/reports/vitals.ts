interface Shift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
}

/** Milliseconds from which the browser says how long an event took. */
const SLOW_EVENT = 40;

/** Measures what the visit is like; `onEnd` gets it once, when the page is hidden for the first time. */
export function watchVitals(onEnd: (values: Record<string, number>) => void): void {
  const values: Record<string, number> = {};
  function watch(type: string, take: (entry: PerformanceEntry) => void): void {
    // Not every browser has every kind.
    if (!PerformanceObserver.supportedEntryTypes.includes(type)) return;
    const options = { type, buffered: true, durationThreshold: SLOW_EVENT };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) take(entry);
    }).observe(options);
  }
  watch(
    'navigation',
    (entry) => (values['firstByte'] = Math.round((entry as PerformanceNavigationTiming).responseStart)),
  );
  watch('largest-contentful-paint', ({ startTime }) => (values['largestPaint'] = Math.round(startTime)));
  watch('event', ({ duration }) => (values['slowestEvent'] = Math.max(values['slowestEvent'] ?? 0, duration)));
  watch('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as Shift;
    if (!hadRecentInput) values['layoutShift'] = Math.round(((values['layoutShift'] ?? 0) + value) * 1000) / 1000;
  });
  document.addEventListener('visibilitychange', function end() {
    if (document.visibilityState !== 'hidden') return;
    document.removeEventListener('visibilitychange', end);
    onEnd(values);
  });
}
