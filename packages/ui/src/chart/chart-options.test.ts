// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import { barOptions } from './bar-options.ts';
import type { BarOptions } from './bar-options.ts';
import type { ChartColors } from './chart-colors.ts';
import { scatterOptions } from './scatter-options.ts';
import type { ScatterOptions } from './scatter-options.ts';

interface Van {
  readonly unit: string;
  readonly miles: number;
  readonly cost: number;
}

const vans: readonly Van[] = [
  { unit: 'VAN-1', miles: 1200, cost: 40 },
  { unit: 'VAN-2', miles: 0, cost: 7.5 },
];
const COLORS: ChartColors = {
  mark: 'blue',
  text: 'black',
  mutedText: 'gray',
  line: 'silver',
  surface: 'white',
  floating: 'ivory',
  fontFamily: 'Inter',
};
const dollars = (value: number) => `$${value}`;
const short = (value: number) => `${value}!`;

/** The only series of a chart, with what the library calls. */
interface Series {
  readonly cursor: string;
  readonly direction?: string;
  readonly listeners?: { readonly seriesNodeClick: (event: object) => void };
  readonly itemStyler?: (of: object) => { readonly fillOpacity: number };
  readonly label: { readonly formatter: (of: object) => string };
  readonly tooltip: { readonly renderer: (of: object) => unknown };
}
interface Axis {
  readonly min?: number;
  readonly position: string;
  readonly title?: { readonly text: string };
  readonly label: { readonly formatter: (of: object) => string };
}
/** The parts of a chart as the library gets them, without its types for what one chart never has. */
function partsOf(options: object) {
  const { series, axes, data, ...rest } = options as unknown as {
    series: [Series];
    axes: { x: Axis; y: Axis };
    data: object[];
  };
  return { series: series[0], axes, data, rest };
}

function scatter(change: Partial<ScatterOptions<Van>> = {}) {
  return partsOf(
    scatterOptions<Van>(COLORS, {
      label: 'Cost by distance',
      items: vans,
      name: ({ unit }) => `Unit ${unit}`,
      mark: ({ unit }) => unit,
      across: { label: 'Miles', value: ({ miles }) => miles, format: (value) => `${value} mi` },
      up: { label: 'Cost, CAD', value: ({ cost }) => cost, format: dollars, formatAxis: short },
      ...change,
    }),
  );
}

function bars(change: Partial<BarOptions<Van>> = {}) {
  return partsOf(
    barOptions<Van>(COLORS, {
      label: 'Cost by van',
      items: vans,
      category: ({ unit }) => unit,
      value: ({ cost }) => cost,
      valueLabel: 'Cost, CAD',
      format: dollars,
      ...change,
    }),
  );
}

it.each([
  ['points', scatter, 'Cost by distance'],
  ['bars', bars, 'Cost by van'],
])('%s are read with our name, not the English one of the library, and by arrow keys', (_, chart, name) => {
  expect(chart().rest).toMatchObject({
    locale: { localeText: { ariaInitSeriesArea: name, ariaAnnounceChart: name } },
    keyboard: { enabled: true },
    legend: { enabled: false },
    theme: { params: { textColor: 'black', fontFamily: 'Inter' }, palette: { fills: ['blue'] } },
  });
});

describe.each([
  ['points', scatter],
  ['bars', bars],
])('%s', (_, chart) => {
  it('can be pressed where that opens something, and look so', () => {
    const onSelect = vi.fn<(van: Van) => void>();
    const { series, data } = chart({ onSelect });
    series.listeners!.seriesNodeClick({ datum: data[1] });
    expect([series.cursor, onSelect.mock.calls]).toEqual(['pointer', [[vans[1]]]]);
    expect([chart().series.cursor, chart().series.listeners]).toEqual(['default', undefined]);
  });
});

describe('points', () => {
  it('are at what is measured, with both of their names', () => {
    expect(scatter().data).toEqual([
      { name: 'Unit VAN-1', mark: 'VAN-1', x: 1200, y: 40, item: vans[0] },
      { name: 'Unit VAN-2', mark: 'VAN-2', x: 0, y: 7.5, item: vans[1] },
    ]);
  });

  it('say both measures in full', () => {
    const { series, data } = scatter();
    expect(series.tooltip.renderer({ datum: data[0] })).toEqual({
      heading: 'Unit VAN-1',
      data: [
        { label: 'Miles', value: '1200 mi' },
        { label: 'Cost, CAD', value: '$40' },
      ],
    });
  });

  it('stand on axes with their measure, short where there is a short form', () => {
    const { x, y } = scatter().axes;
    expect(
      [x, y].map(({ position, title, label }) => [position, title?.text, label.formatter({ value: '5' })]),
    ).toEqual([
      ['bottom', 'Miles', '5 mi'],
      ['left', 'Cost, CAD', '5!'],
    ]);
  });

  it('each axis begins at zero unless its own values go below', () => {
    const { x, y } = scatter({ items: [...vans, { unit: 'VAN-3', miles: 5, cost: -1 }] }).axes;
    expect([x.min, y.min]).toEqual([0, undefined]);
  });
});

describe('bars', () => {
  it('have their value and a name that no other bar has', () => {
    const [first, second] = bars({ category: () => 'Van' }).data as { category: string; value: number }[];
    expect([first!.category, first!.value, second!.category.startsWith('Van'), second!.category === 'Van']).toEqual([
      'Van',
      40,
      true,
      false,
    ]);
  });

  it.each<[string, Partial<BarOptions<Van>>, unknown, string, string]>([
    ['in one format', {}, 'VAN-1', '$40', '$40'],
    ['short on the bar', { formatBar: () => '' }, 'VAN-1', '', '$40'],
    ['short on the axis', { formatAxis: short }, 'VAN-1', '$40', '40!'],
    ['with a longer name', { heading: ({ unit }) => `Unit ${unit}` }, 'Unit VAN-1', '$40', '$40'],
  ])('say their value %s', (_, change, heading, onBar, onAxis) => {
    const { series, axes, data } = bars(change);
    expect(series.tooltip.renderer({ datum: data[0] })).toEqual({
      heading,
      data: [{ label: 'Cost, CAD', value: '$40' }],
    });
    expect([series.label.formatter({ value: '40' }), axes.y.label.formatter({ value: '40' })]).toEqual([onBar, onAxis]);
  });

  it('say more than their value', () => {
    const { series, data } = bars({ more: ({ miles }) => [{ label: 'Miles', value: `${miles} mi` }] });
    expect(series.tooltip.renderer({ datum: data[0] })).toMatchObject({
      data: [
        { label: 'Cost, CAD', value: '$40' },
        { label: 'Miles', value: '1200 mi' },
      ],
    });
  });

  it('are pale beside the one that is chosen', () => {
    const { series, data } = bars({ isPale: ({ unit }) => unit !== 'VAN-2' });
    const opacity = data.map((datum) => series.itemStyler!({ datum }).fillOpacity);
    expect([opacity[0]! < 1, opacity[1]]).toEqual([true, 1]);
    expect(bars().series.itemStyler).toBeUndefined();
  });

  it.each([
    [undefined, 'vertical', 'bottom', 'left'],
    [true, 'horizontal', 'left', 'bottom'],
  ])('lie on their side (%s) with their axes', (isHorizontal, direction, names, values) => {
    const { series, axes } = bars({ isHorizontal });
    expect([series.direction, axes.x.position, axes.y.position]).toEqual([direction, names, values]);
  });

  it('begin at zero unless one is below', () => {
    expect([bars().axes.y.min, bars({ value: () => -1 }).axes.y.min]).toEqual([0, undefined]);
  });
});
