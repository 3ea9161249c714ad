import { useMemo, useSyncExternalStore } from 'react';

/** Our tokens as resolved colors, since a canvas can't read CSS variables. */
export interface ChartColors {
  readonly mark: string;
  readonly text: string;
  readonly mutedText: string;
  readonly line: string;
  readonly surface: string;
  readonly floating: string;
  readonly fontFamily: string;
}

function subscribe(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme', 'data-brand'] });
  return () => observer.disconnect();
}

function read(): ChartColors {
  const style = getComputedStyle(document.documentElement);
  const token = (name: string): string => style.getPropertyValue(name).trim();
  return {
    mark: token('--border-accent'),
    text: token('--text-primary'),
    mutedText: token('--text-muted'),
    line: token('--border-subtle'),
    surface: token('--surface-raised'),
    floating: token('--surface-floating'),
    fontFamily: token('--font-family') || style.fontFamily,
  };
}

/** Serialized, so that it changes only when a color does. */
const snapshot = (): string => JSON.stringify(read());

/** The page's current colors; updates when the brand or the color scheme changes. */
export function useChartColors(): ChartColors {
  const current = useSyncExternalStore(subscribe, snapshot);
  return useMemo(() => JSON.parse(current) as ChartColors, [current]);
}
