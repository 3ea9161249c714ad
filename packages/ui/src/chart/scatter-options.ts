import type { AgCartesianChartOptions } from 'ag-charts-community';
import type { ChartColors } from './chart-colors.ts';
import { baseOptions, PRESS_RANGE } from './chart-options.ts';
import { axisStart } from './points.ts';
import type { ScatterPoint } from './points.ts';

export interface ScatterMeasure<Item> {
  /** With its unit: "Cost per mile, CAD". */
  readonly label: string;
  readonly value: (item: Item) => number;
  /** Formats the value in the tooltip. */
  readonly format: (value: number) => string;
  /** Formats the values on the axis, where there is less room. */
  readonly formatAxis?: (value: number) => string;
}

export interface ScatterOptions<Item> {
  /** Accessible name, including how to move around. */
  readonly label: string;
  readonly items: readonly Item[];
  /** Title of the tooltip. */
  readonly name: (item: Item) => string;
  /** Shorter name, shown at the point if there is room. */
  readonly mark: (item: Item) => string;
  readonly across: ScatterMeasure<Item>;
  readonly up: ScatterMeasure<Item>;
  /** Called on click or Enter. */
  readonly onSelect?: (item: Item) => void;
}

/** A scatter chart as the library draws it. */
export function scatterOptions<Item>(
  colors: ChartColors,
  { label, items, name, mark, across, up, onSelect }: ScatterOptions<Item>,
): AgCartesianChartOptions<ScatterPoint<Item>> {
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
    min: axisStart(values),
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
        listeners: onSelect
          ? { seriesNodeClick: ({ datum }: { readonly datum: ScatterPoint<Item> }) => onSelect(datum.item) }
          : undefined,
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
}
