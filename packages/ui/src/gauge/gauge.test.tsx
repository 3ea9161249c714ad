import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { show } from '../show.fixture.ts';
import { arcPath, bandsOf, levelOf } from './gauge-shape.ts';
import { Gauge } from './gauge.tsx';

it('[TEL-08, CON2-12] arcs are relative lengths of the bands, which need not add up to 1', () => {
  const bands = bandsOf(3, [0.2, 0.3, 1]).map(({ from, to }) => [Number(from.toFixed(3)), Number(to.toFixed(3))]);
  expect(bands).toEqual([
    [0, 0.121],
    [0.133, 0.321],
    [0.333, 1],
  ]);
});

it('[TEL-04] a thousand levels are steps of one band; a few are bands', () => {
  expect(bandsOf(1000)).toEqual([{ from: 0, to: 1 }]);
  expect(bandsOf(4)).toHaveLength(4);
  expect([0.4217, 0.4213, -1, 2].map((value) => levelOf(value, 1000))).toEqual([0.422, 0.421, 0, 1]);
  expect(levelOf(0.4217, 3, [0.2, 0.3, 1])).toBe(0.4217);
});

it('runs from left to right over the top', () => {
  expect(arcPath({ from: 0, to: 1, radius: 50, x: 60, y: 60 })).toBe('M 10.00 60.00 A 50 50 0 0 1 110.00 60.00');
  expect(arcPath({ from: 0.5, to: 0.5, radius: 50, x: 60, y: 60 })).toBe('M 60.00 10.00 A 50 50 0 0 1 60.00 10.00');
});

it('is a meter with its whole reading, and shows number and note', () => {
  show(
    <Gauge
      label="Battery"
      value={0.3}
      levels={3}
      arcs={[0.2, 0.3, 1]}
      text="11.2 V"
      note="Charge"
      valueText="11.2 V, charge"
    />,
  );
  const meter = screen.getByRole('meter', { name: 'Battery' });
  expect(meter.getAttribute('aria-valuetext')).toBe('11.2 V, charge');
  expect(meter.textContent).toBe('11.2 VCharge');
  expect(meter.querySelectorAll('path')).toHaveLength(5);
});
