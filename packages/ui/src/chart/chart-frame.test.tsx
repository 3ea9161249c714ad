import { screen } from '@testing-library/react';
import { beforeAll, expect, it, vi } from 'vitest';
import { beNarrow, show } from '../show.fixture.ts';
import { preloadTable } from '../table/table.tsx';
import { ChartFrame } from './chart-frame.tsx';
import type { ChartFrameProps } from './chart-frame.tsx';
import { ChartPlaceholder } from './chart-placeholder.tsx';

beforeAll(async () => {
  beNarrow(false);
  await preloadTable();
});

interface Month {
  readonly name: string;
  readonly cost: number;
}

function frame(change: Partial<ChartFrameProps<Month>> = {}) {
  return (
    <ChartFrame<Month>
      title="Costs"
      summary="$40 in March"
      texts={{ loading: 'Loading costs', viewTable: 'View table', viewChart: 'View chart' }}
      rows={[{ name: 'March', cost: 40 }]}
      rowKey={({ name }) => name}
      columns={[
        { id: 'name', header: 'Month', cell: ({ name }) => name },
        { id: 'cost', header: 'Cost', cell: ({ cost }) => `$${cost}` },
      ]}
      actions={<button type="button">Period</button>}
      {...change}
    >
      <p>Drawing</p>
    </ChartFrame>
  );
}
function seen() {
  return {
    drawing: screen.queryByText('Drawing') !== null,
    table: screen.queryByRole('grid', { name: 'Costs' }) !== null,
    summary: screen.queryByText('$40 in March') !== null,
    buttons: screen.getAllByRole('button').map(({ textContent }) => textContent),
  };
}

it.each<[string, Partial<ChartFrameProps<Month>>, ReturnType<typeof seen>, string]>([
  ['with data', {}, { drawing: true, table: false, summary: true, buttons: ['Period', 'View table'] }, 'Drawing'],
  [
    'as a table',
    { startsAsTable: true },
    { drawing: false, table: true, summary: true, buttons: ['Period', 'View chart'] },
    '$40',
  ],
  [
    'without a summary',
    { summary: undefined },
    { drawing: true, table: false, summary: false, buttons: ['Period', 'View table'] },
    'Drawing',
  ],
  [
    'on its way',
    { rows: undefined },
    { drawing: false, table: false, summary: false, buttons: ['Period'] },
    'Loading costs',
  ],
  [
    'with nothing to draw',
    { placeholder: { kind: 'bar', sentence: 'No costs yet' }, startsAsTable: true },
    { drawing: false, table: false, summary: false, buttons: ['Period'] },
    'No costs yet',
  ],
  [
    'that failed, even with nothing to draw',
    { error: <p>Not loaded</p>, placeholder: { kind: 'bar', sentence: 'No costs yet' }, rows: undefined },
    { drawing: false, table: false, summary: false, buttons: ['Period'] },
    'Not loaded',
  ],
])('a chart %s', (_, change, parts, text) => {
  beNarrow(false);
  show(frame(change));
  expect(screen.getByRole('region', { name: 'Costs' })).toBeTruthy();
  expect(screen.getByRole('heading', { level: 2, name: 'Costs' })).toBeTruthy();
  expect([seen(), screen.getByText(text) !== null]).toEqual([parts, true]);
});

it('the numbers are also a table, and the way there is the way back', async () => {
  beNarrow(false);
  const { user } = show(frame({ headingLevel: 3 }));
  expect(screen.getByRole('heading', { level: 3 })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'View table' }));
  expect(screen.getAllByRole('row').map(({ textContent }) => textContent)).toEqual(['MonthCost', 'March$40']);
  await user.click(screen.getByRole('button', { name: 'View chart' }));
  expect(seen()).toMatchObject({ drawing: true, table: false });
});

it.each([
  ['bar', 8, ['2.5%', '74.35%', '7.5%', '25.65%']],
  ['scatter', 14, ['4.9%', '11.6%', '', '']],
] as const)('a %s chart without data is a sentence; its shape is not read and stays as it is', (kind, count, first) => {
  let drawn = 0;
  const random = vi.fn<() => number>(() => (drawn += 1) / 100);
  const placeholder = () => <ChartPlaceholder kind={kind} sentence="No costs yet" random={random} height={100} />;
  const { again } = show(placeholder());
  const shape = document.querySelector('[aria-hidden="true"]')!;
  expect(screen.getByText('No costs yet').closest('[aria-hidden]')).toBeNull();
  const marks = [...shape.children] as HTMLElement[];
  const [{ style }] = marks as [HTMLElement];
  expect([marks.length, [style.left, style.top, style.width, style.height]]).toEqual([count, first]);
  const times = random.mock.calls.length;
  again(placeholder());
  expect(random).toHaveBeenCalledTimes(times);
});
