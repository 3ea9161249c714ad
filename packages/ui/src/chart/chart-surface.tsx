import type { AgCartesianChartOptions } from 'ag-charts-community';
import { AgCharts } from 'ag-charts-react';
import { useEffect, useRef } from 'react';
import styles from './chart.module.css';
import { turnArrows } from './turned-arrows.ts';

interface ChartSurfaceProps {
  readonly label: string;
  readonly options: AgCartesianChartOptions;
  /** Pixels. */
  readonly height: number;
  /** Its bars are below one another. */
  readonly isHorizontal?: boolean;
}

/**
 * The drawn chart. Until it has been focused, the library names its canvas in English regardless of its options, so we
 * set our name as soon as that element exists.
 */
export function ChartSurface({ label, options, height, isHorizontal = false }: ChartSurfaceProps) {
  const surface = useRef<HTMLDivElement>(null);
  useEffect(() => {
    for (const picture of surface.current?.querySelectorAll('[role="img"][aria-labelledby]') ?? []) {
      const name = document.getElementById(picture.getAttribute('aria-labelledby')!);
      if (name) name.textContent = label;
    }
  }, [label]);
  useEffect(() => (isHorizontal && surface.current ? turnArrows(surface.current) : undefined), [isHorizontal]);
  return (
    <div ref={surface} className={styles.surface}>
      <AgCharts options={options} style={{ height, width: '100%' }} />
    </div>
  );
}
