import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { today } from '../../shared/today.ts';
import { costRange, periods, usualPeriod } from './cost-months.ts';
import type { Period } from './cost-months.ts';
import { costsQuery } from './dashboard.queries.ts';

const NAME = 'months';

/** The monthly costs of the period in the address. */
export function useCosts() {
  const [search, setSearch] = useSearchParams();
  const period = periods.find((months) => String(months) === search.get(NAME)) ?? usualPeriod;
  const costs = useQuery(costsQuery(costRange(today(), period)));

  function change(next: Period): void {
    setSearch(
      (old) => {
        const params = new URLSearchParams(old);
        params.delete(NAME);
        if (next !== usualPeriod) params.set(NAME, String(next));
        return params;
      },
      { preventScrollReset: true },
    );
  }

  return { ...costs, period, change };
}
