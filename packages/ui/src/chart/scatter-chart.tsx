import type { AgCartesianChartOptions } from 'ag-charts-community';
import { useMemo } from 'react';
import { useChartColors } from './chart-colors.ts';
import { baseOptions, PRESS_RANGE } from './chart-options.ts';
import { ChartSurface } from './chart-surface.tsx';
import './modules.ts';
import { axisStart } from './points.ts';
import type { ScatterPoint } from './points.ts';

export type ScatterMeasure<Item> = {
  /** With its unit: "Cost per mile, CAD". */
  readonly label: string;
  readonly value: (item: Item) => number;
  /** In the tooltip. */
  readonly format: (value: number) => string;
  /** On the axis, where there is less room. */
  readonly formatAxis?: (value: number) => string;
};

export type ScatterChartProps<Item> = {
  /** Accessible name, with how to move in it. */
  readonly label: string;
  readonly items: readonly Item[];
  /** Heads the tooltip. */
  readonly name: (item: Item) => string;
  /** A shorter name, at the point where there is room. */
  readonly mark: (item: Item) => string;
  readonly across: ScatterMeasure<Item>;
  readonly up: ScatterMeasure<Item>;
  /** By a press or by Enter. */
  readonly onSelect?: (item: Item) => void;
  /** Pixels. */
  readonly height?: number;
};

/** How two measures of many things go together. */
export const ScatterChart = <Item,>({ label, items, name, mark, across, up, onSelect, height = 280 }: ScatterChartProps<Item>) => {
  const colors = useChartColors();
  const options = useMemo((): AgCartesianChartOptions<ScatterPoint<Item>> => {
    const data = items.map((item): ScatterPoint<Item> => ({
      name: name(item),
      mark: mark(item),
      x: across.value(item),
      y: up.value(item),
      item,
    }));
    const axis = (measure: ScatterMeasure<Item>, values: readonly number[]) => ({
      type: 'number' as const,
      nice: true,
      ...(axisStart(values) === 0 && { min: 0 }),
      title: { enabled: true, text: measure.label, color: colors.mutedText, fontSize: 12 },
      label: {
        color: colors.mutedText,
        fontSize: 12,
        formatter: ({ value }: { readonly value: unknown }) => (measure.formatAxis ?? measure.format)(Number(value)),
      },
      line: { stroke: colors.line },
    });
    return {
      ...baseOptions(colors, label),
      data,
      series: [
        {
          type: 'scatter',
          xKey: 'x',
          yKey: 'y',
          labelKey: 'mark',
          size: 12,
          fillOpacity: 0.85,
          stroke: colors.surface,
          strokeWidth: 1,
          nodeClickRange: PRESS_RANGE,
          cursor: onSelect ? 'pointer' : 'default',
          label: { enabled: true, color: colors.mutedText, fontSize: 12, wrapping: 'never', truncate: false },
          tooltip: {
            range: PRESS_RANGE,
            renderer: ({ datum }) => ({
              heading: datum.name,
              data: [
                { label: across.label, value: across.format(datum.x) },
                { label: up.label, value: up.format(datum.y) },
              ],
            }),
          },
          ...(onSelect && { listeners: { seriesNodeClick: ({ datum }: { readonly datum: ScatterPoint<Item> }) => onSelect(datum.item) } }),
        },
      ],
      axes: {
        x: {
          ...axis(
            across,
            data.map(({ x }) => x),
          ),
          position: 'bottom',
        },
        y: {
          ...axis(
            up,
            data.map(({ y }) => y),
          ),
          position: 'left',
        },
      },
    };
  }, [colors, label, items, name, mark, across, up, onSelect]);
  return <ChartSurface label={label} options={options as AgCartesianChartOptions} height={height} />;
};
