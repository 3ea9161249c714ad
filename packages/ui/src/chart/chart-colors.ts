import { useMemo, useSyncExternalStore } from 'react';

/** Our tokens as plain colours: a canvas knows no CSS variables. */
export type ChartColors = {
  readonly mark: string;
  readonly text: string;
  readonly mutedText: string;
  readonly line: string;
  readonly surface: string;
  readonly floating: string;
  readonly fontFamily: string;
};

const subscribe = (listener: () => void): (() => void) => {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme', 'data-brand'] });
  return () => observer.disconnect();
};

const read = (): ChartColors => {
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
};

/** As one text, which is the same as long as the colours are. */
const snapshot = (): string => JSON.stringify(read());

/** The colours of the page, also after brand or light and dark have changed. */
export const useChartColors = (): ChartColors => {
  const current = useSyncExternalStore(subscribe, snapshot);
  return useMemo(() => JSON.parse(current) as ChartColors, [current]);
};
