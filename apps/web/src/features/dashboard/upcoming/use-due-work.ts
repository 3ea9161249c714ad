import { useFleetIntervals } from '../../../shared/maintenance/intervals.queries.ts';
import { useCosts } from '../charts/use-costs.ts';

/** The upcoming intervals of the fleet. Asked for once the costs have come, or failed to: the panels of the one do not suffer from the other. */
export function useDueWork() {
  const costs = useCosts();
  return useFleetIntervals({ isEnabled: costs.isFetched || costs.isPlaceholderData });
}
