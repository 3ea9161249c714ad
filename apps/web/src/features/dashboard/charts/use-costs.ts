import { useQuery } from '@tanstack/react-query';
import { useAddressParam } from '../../../shared/list/use-address-param.ts';
import type { Spelling } from '../../../shared/list/use-address-param.ts';
import { useFleetIntervals } from '../../../shared/maintenance/intervals.queries.ts';
import { today } from '../../../shared/today.ts';
import { costsQuery } from '../dashboard.queries.ts';
import { costRange, periods, usualPeriod } from './cost-months.ts';
import type { Period } from './cost-months.ts';

const aPeriod: Spelling<Period> = { read: (text) => periods.find((period) => String(period) === text), write: String };

/** The months that costs are shown for, in the URL. */
export const usePeriod = () => useAddressParam('months', aPeriod, usualPeriod);

/** Monthly costs of the period in the URL. */
export function useCosts() {
  const [period, change] = usePeriod();
  return { ...useQuery(costsQuery(costRange(today(), period))), period, change };
}

/**
 * The fleet's upcoming intervals. Requested only after the costs have loaded or failed, so that the two calls don't
 * slow each other down.
 */
export function useIntervalsAfterCosts() {
  const costs = useCosts();
  return useFleetIntervals({ isEnabled: costs.isFetched || costs.isPlaceholderData });
}
