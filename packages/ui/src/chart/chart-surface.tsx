import type { AgCartesianChartOptions } from 'ag-charts-community';
import { AgCharts } from 'ag-charts-react';
import { useEffect, useRef } from 'react';
import styles from './chart.module.css';

interface ChartSurfaceProps {
  readonly label: string;
  readonly options: AgCartesianChartOptions;
  /** Pixels. */
  readonly height: number;
}

/**
 * The drawn chart. Until it has been focused, the library names its canvas in English regardless of its options, so we
 * set our name as soon as that element exists.
 */
export function ChartSurface({ label, options, height }: ChartSurfaceProps) {
  const surface = useRef<HTMLDivElement>(null);
  useEffect(() => {
    for (const picture of surface.current?.querySelectorAll('[role="img"][aria-labelledby]') ?? []) {
      const name = document.getElementById(picture.getAttribute('aria-labelledby')!);
      if (name) name.textContent = label;
    }
  }, [label]);
  return (
    <div ref={surface} className={styles.surface}>
      <AgCharts options={options} style={{ height, width: '100%' }} />
    </div>
  );
}
