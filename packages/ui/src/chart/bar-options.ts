import type { AgCartesianChartOptions } from 'ag-charts-community';
import type { ChartColors } from './chart-colors.ts';
import { PADDING, PRESS_RANGE, baseOptions } from './chart-options.ts';
import { axisStart, distinctNames } from './points.ts';
import type { BarPoint } from './points.ts';

export interface BarOptions<Item> {
  /** Accessible name, including how to move around: "Cost by month. Arrow keys move between bars." */
  readonly label: string;
  readonly items: readonly Item[];
  /** Short name of the bar, for the axis. */
  readonly category: (item: Item) => string;
  /** Full name, for the tooltip and screen readers; defaults to the short one. */
  readonly heading?: (item: Item) => string;
  readonly value: (item: Item) => number;
  /** Name of the value, with its unit: "Cost, CAD". */
  readonly valueLabel: string;
  /** Formats the value in the tooltip, and on the bar unless `formatBar` is given. */
  readonly format: (value: number) => string;
  /** Formats the value on the bar, for narrow bars; an empty string shows none. */
  readonly formatBar?: (value: number) => string;
  /** Formats the values on the axis, where there is less room. */
  readonly formatAxis?: (value: number) => string;
  /** More about the item, for the tooltip and screen readers, after its value. */
  readonly more?: (item: Item) => readonly { readonly label: string; readonly value: string }[];
  /** Whether the bar is paler than the others. */
  readonly isPale?: (item: Item) => boolean;
  /** Called on click or Enter. */
  readonly onSelect?: (item: Item) => void;
  readonly isHorizontal?: boolean;
}

const PALE = 0.4;

/** A bar chart as the library draws it. */
export function barOptions<Item>(
  colors: ChartColors,
  {
    label,
    items,
    category,
    heading,
    value,
    valueLabel,
    format,
    formatBar = format,
    formatAxis = format,
    more,
    isPale,
    onSelect,
    isHorizontal = false,
  }: BarOptions<Item>,
): AgCartesianChartOptions<BarPoint<Item>> {
  const names = distinctNames(items.map(category));
  const data = items.map((item, at): BarPoint<Item> => ({ category: names[at]!, value: value(item), item }));
  return {
    ...baseOptions(colors, label),
    // A bar may reach the end of the axis, with its amount beyond.
    padding: isHorizontal ? { ...PADDING, right: 48 } : { ...PADDING, top: 24 },
    data,
    series: [
      {
        type: 'bar',
        direction: isHorizontal ? 'horizontal' : 'vertical',
        xKey: 'category',
        yKey: 'value',
        yName: valueLabel,
        cornerRadius: 3,
        strokeWidth: 0,
        itemStyler: isPale && (({ datum }) => ({ fillOpacity: isPale(datum.item) ? PALE : 1 })),
        nodeClickRange: PRESS_RANGE,
        cursor: onSelect ? 'pointer' : 'default',
        label: {
          enabled: true,
          placement: 'outside-end',
          color: colors.text,
          fontSize: 12,
          formatter: ({ value: shown }) => formatBar(Number(shown)),
        },
        tooltip: {
          range: PRESS_RANGE,
          renderer: ({ datum }) => ({
            heading: heading?.(datum.item) ?? datum.category,
            data: [{ label: valueLabel, value: format(datum.value) }, ...(more?.(datum.item) ?? [])],
          }),
        },
        listeners: onSelect
          ? { seriesNodeClick: ({ datum }: { readonly datum: BarPoint<Item> }) => onSelect(datum.item) }
          : undefined,
      },
    ],
    axes: {
      x: {
        type: 'category',
        position: isHorizontal ? 'left' : 'bottom',
        label: { color: colors.mutedText, fontSize: 12 },
        line: { stroke: colors.line },
        paddingInner: 0.4,
      },
      y: {
        type: 'number',
        position: isHorizontal ? 'bottom' : 'left',
        nice: true,
        min: axisStart(data.map((point) => point.value)),
        label: { color: colors.mutedText, fontSize: 12, formatter: ({ value: shown }) => formatAxis(Number(shown)) },
        interval: { minSpacing: 48 },
      },
    },
  };
}
