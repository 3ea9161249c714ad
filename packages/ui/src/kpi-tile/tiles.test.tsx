import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Gauge } from '../gauge/gauge.tsx';
import { ProgressBar } from '../progress-bar/progress-bar.tsx';
import { Ring } from '../ring/ring.tsx';
import { show } from '../show.fixture.ts';
import { KpiTile } from './kpi-tile.tsx';

it.each<[string, Parameters<typeof KpiTile>[0], string, number]>([
  ['a zero', { label: 'Past due', value: '0' }, 'Past due0', 0],
  [
    'a unit and what it means',
    { label: 'Distance', value: '12', unit: 'mi', note: 'This month' },
    'Distance12miThis month',
    0,
  ],
  [
    'a number on its way, which has no unit yet',
    { label: 'Distance', value: undefined, unit: 'mi', note: 'This month' },
    'DistanceThis month',
    1,
  ],
])('a tile shows %s', (_, props, text, waiting) => {
  show(<KpiTile {...props} href="/orders" />);
  const tile = screen.getByRole('link');
  expect([tile.textContent, tile.querySelectorAll('span[aria-hidden="true"]').length]).toEqual([text, waiting]);
});

it('only a tile that is urgent has an arrow to where it leads', () => {
  const { again } = show(<KpiTile label="Awaiting" value="5" href="/services" isUrgent />);
  expect(screen.getByRole('link', { name: 'Awaiting 5' }).querySelectorAll('svg[aria-hidden="true"]')).toHaveLength(1);
  again(<KpiTile label="Awaiting" value="0" href="/services" />);
  expect(screen.getByRole('link').querySelector('svg')).toBeNull();
});

it.each([
  // value, of, text in the middle, filled
  [0, 0, '0', null],
  [0, 40, '0', null],
  [-3, 40, '-3', null],
  [10, 40, '10', 0.25],
  [40, 40, '40', 1],
  [50, 40, '50', 1],
])('a ring of %d in %d says %s', (value, max, text, filled) => {
  show(<Ring label="Past due" value={value} max={max} valueText="as said" />);
  const ring = screen.getByRole('meter', { name: 'Past due' });
  const arc = ring.querySelector('[stroke-dasharray]');
  const [drawn, whole] = (arc?.getAttribute('stroke-dasharray') ?? '').split(' ').map(Number);
  expect([ring.textContent, arc ? drawn! / whole! : null]).toEqual([`${text}Past due`, filled]);
});

it('a ring can say something else than its number, and as a link is no meter', () => {
  show(<Ring label="Done" value={1} max={4} text="25%" valueText="1 of 4 done" href="/orders" />);
  expect([screen.getByRole('link').textContent, screen.queryByRole('meter')]).toEqual(['25%Done1 of 4 done', null]);
});

it.each([
  [0, 4],
  [0.5, 6],
  [1, 8],
])('a gauge at %d of four levels has all its bands, and of those up to there the filled part', (value, paths) => {
  show(<Gauge label="Fuel" value={value} levels={4} text="2 gal" valueText="2 gallons" />);
  const meter = screen.getByRole('meter', { name: 'Fuel' });
  expect([meter.getAttribute('aria-valuenow'), meter.textContent, meter.querySelectorAll('path').length]).toEqual([
    String(value),
    '2 gal',
    paths,
  ]);
});

it.each([
  [0, '0', '0%'],
  [1, '100', '100%'],
])('progress of %d is %s percent', (value, now, text) => {
  show(<ProgressBar label="Uploading" value={value} />);
  const bar = screen.getByRole('progressbar', { name: 'Uploading' });
  expect([bar.getAttribute('aria-valuenow'), bar.getAttribute('aria-valuetext'), bar.textContent]).toEqual([
    now,
    text,
    `Uploading${text}`,
  ]);
});
