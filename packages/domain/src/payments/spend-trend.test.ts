import { describe, expect, it } from 'vitest';
import { spendTrend, trendRange } from './spend-trend.ts';
import type { Charge } from './transactions.ts';

const charge = (fleet_name: string, day: string, amount: number): Charge => ({ fleet_name, day, amount });

describe('[CMP-05] the trend of payments', () => {
  it.each([
    ['2026-03-16', { start: '2025-03-01', end: '2026-02-28' }],
    ['2024-03-01', { start: '2023-03-01', end: '2024-02-29' }],
    ['2026-01-31', { start: '2025-01-01', end: '2025-12-31' }],
  ])('on %s covers %j', (today, range) => expect(trendRange(today)).toEqual(range));

  it('sums by month and fleet, to the cent, and leaves out what lies outside', () => {
    const trend = spendTrend(
      [
        charge('Acme', '2026-03-02', 500),
        charge('Acme', '2026-02-28', 0.1),
        charge('Acme', '2026-02-01', 0.2),
        charge('Acme', '2026-01-31', 0.1),
        charge('Zenith', '2025-03-01', 7),
        charge('Zenith', '2025-02-28', 900),
      ],
      '2026-03-16',
    );
    expect(trend.months).toHaveLength(12);
    expect(trend.months[0]).toEqual({ month: '2025-03', total: 7 });
    expect(trend.months.at(-1)).toEqual({ month: '2026-02', total: 0.3 });
    expect(trend.total).toBe(7.4);
    expect(trend.change).toEqual({ last: 0.3, before: 0.1, difference: 0.2, percent: 200 });
    expect(trend.fleets).toEqual([
      { fleet: 'Zenith', total: 7, last: 0, before: 0, difference: 0, percent: null },
      { fleet: 'Acme', total: 0.4, last: 0.3, before: 0.1, difference: 0.2, percent: 200 },
    ]);
  });

  it('falls, and has no share of nothing', () => {
    const { change } = spendTrend([charge('Acme', '2026-01-05', 80), charge('Acme', '2026-02-05', 60)], '2026-03-01');
    expect(change).toEqual({ last: 60, before: 80, difference: -20, percent: -25 });
    expect(spendTrend([], '2026-03-01')).toMatchObject({ total: 0, change: { percent: null }, fleets: [] });
  });
});
