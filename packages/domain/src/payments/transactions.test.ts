import { describe, expect, it } from 'vitest';
import { totalOfCharges, totalsByMonth } from './transactions.ts';
import type { Charge } from './transactions.ts';

const charge = (fleet_name: string, day: string, amount: number): Charge => ({ fleet_name, day, amount });
const CHARGES = [
  charge('Élan Transport', '2026-03-31', 0.1),
  charge('Acme', '2026-03-01', 0.2),
  charge('Zenith', '2026-03-05', 10),
  charge('Acme', '2026-02-28', 99.99),
  charge('Acme', '2026-03-15', 0.01),
];

describe('totals of what is listed', () => {
  it('adds up to the cent', () => {
    expect(totalOfCharges(CHARGES)).toEqual({ count: 5, amount: 110.3 });
    expect(totalOfCharges([])).toEqual({ count: 0, amount: 0 });
  });

  it('groups by month, newest first, then by fleet in the order of the language', () => {
    expect(totalsByMonth(CHARGES, 'fr')).toEqual([
      { fleet: 'Acme', month: '2026-03', count: 2, amount: 0.21 },
      { fleet: 'Élan Transport', month: '2026-03', count: 1, amount: 0.1 },
      { fleet: 'Zenith', month: '2026-03', count: 1, amount: 10 },
      { fleet: 'Acme', month: '2026-02', count: 1, amount: 99.99 },
    ]);
  });

  it('of the groups are the total of all', () => {
    const groups = totalsByMonth(CHARGES, 'en');
    expect(groups.reduce((sum, { count }) => sum + count, 0)).toBe(CHARGES.length);
    expect(Math.round(groups.reduce((sum, { amount }) => sum + amount, 0) * 100)).toBe(11_030);
  });
});
