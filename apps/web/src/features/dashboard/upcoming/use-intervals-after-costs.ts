import { useFleetIntervals } from '../../../shared/maintenance/intervals.queries.ts';
import { useCosts } from '../charts/use-costs.ts';

/** The fleet's upcoming intervals. Requested only after the costs have loaded or failed, so that the two calls don't slow each other down. */
export function useIntervalsAfterCosts() {
  const costs = useCosts();
  return useFleetIntervals({ isEnabled: costs.isFetched || costs.isPlaceholderData });
}
