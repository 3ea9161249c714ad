import { useFleetIntervals } from '../../../shared/maintenance/intervals.queries.ts';
import { useCosts } from '../charts/use-costs.ts';

/** The fleet's upcoming intervals, requested once the costs have loaded or failed, so that neither panel suffers from the other. */
export function useIntervalsAfterCosts() {
  const costs = useCosts();
  return useFleetIntervals({ isEnabled: costs.isFetched || costs.isPlaceholderData });
}
