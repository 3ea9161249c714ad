import { ApiError } from '@wayside/api-client';
import { useTranslation } from '@wayside/i18n';
import { useStableCallback } from '@wayside/ui';
import { useNavigate } from 'react-router-dom';
import { enterFleet } from '../data/enter-fleet.ts';
import { askToLeave } from '../page/leave-guards.ts';
import { lastWins } from '../save/last-wins.ts';
import { useFailureToast } from '../save/use-failure-toast.ts';

/** One for the whole app: of two fleets pressed in two places, too, the last one wins, and their calls never overlap. */
const enterLatest = lastWins(
  ({ enter, wish }: { enter: (wish: Wish, isLatest: () => boolean) => Promise<void>; wish: Wish }, isLatest) => enter(wish, isLatest),
  ({ wish: { fleetId, next } }) => `${fleetId} ${next}`,
);

export interface Wish {
  fleetId: number;
  /** The page to open in that fleet. */
  next: string;
  /** History state for that page. */
  state?: unknown;
  onEntered?: () => void;
}

/**
 * Acts inside a fleet and opens one of its pages. Repeated presses on one page of a fleet make a single call; of several fleets, the last one pressed
 * wins. Asks first if unsaved input would be lost.
 */
export function useAdminister(): (wish: Wish) => Promise<void> {
  const { t } = useTranslation('fmc');
  const navigate = useNavigate();
  const failed = useFailureToast();
  const enter = useStableCallback(async ({ fleetId, next, state, onEntered }: Wish, isLatest: () => boolean): Promise<void> => {
    const start = window.location.pathname;
    const leave = await askToLeave();
    if (!leave) return;
    const result = await enterFleet({ fleet: fleetId });
    if (result === undefined || !isLatest()) return;
    if (result.status === 'failure') {
      failed(t('administer.failed'), new ApiError(result));
      return;
    }
    leave();
    onEntered?.();
    // Users who have left the page in the meantime stay where they are, but now act inside the fleet.
    if (window.location.pathname === start) await navigate(next, { state });
  });
  return useStableCallback((wish: Wish) => enterLatest({ enter, wish }));
}
