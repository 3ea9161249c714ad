import { ApiError } from '@wayside/api-client';
import { useTranslation } from '@wayside/i18n';
import { useStableCallback } from '@wayside/ui';
import { useNavigate } from 'react-router-dom';
import { enterFleet } from '../data/enter-fleet.ts';
import { askToLeave } from '../page/leave-guards.ts';
import { useFailureToast } from '../save/use-failure-toast.ts';

export interface Wish {
  fleetId: number;
  /** The page to open in that fleet; undefined for the one that is open. */
  next: string | undefined;
  /** History state for that page. */
  state?: unknown;
  onEntered?: () => void;
}

/** One for the whole app: of two fleets pressed in two places, too, the last one wins. */
let latest: { page: string; done: Promise<void> } | undefined;

/**
 * Makes the last of several quick presses win. Calls never overlap: a press on the page that was pressed last joins its
 * call.
 */
function enterLatest({ fleetId, next }: Wish, enter: (isLatest: () => boolean) => Promise<void>): Promise<void> {
  const page = `${fleetId} ${next}`;
  const earlier = latest;
  if (earlier?.page === page) return earlier.done;
  const own = { page, done: Promise.resolve() };
  const isLatest = () => latest === own;
  async function run(): Promise<void> {
    await earlier?.done.catch(() => undefined);
    try {
      if (isLatest()) await enter(isLatest);
    } finally {
      if (isLatest()) latest = undefined;
    }
  }
  latest = own;
  own.done = run();
  return own.done;
}

/**
 * Acts inside a fleet and opens one of its pages. Repeated presses on one page of a fleet make a single call; of
 * several fleets, the last one pressed wins. Asks first if unsaved input would be lost.
 */
export function useAdminister(): (wish: Wish) => Promise<void> {
  const { t } = useTranslation('fmc');
  const navigate = useNavigate();
  const failed = useFailureToast();
  const enter = useStableCallback(
    async ({ fleetId, next, state, onEntered }: Wish, isLatest: () => boolean): Promise<void> => {
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
      if (next !== undefined && window.location.pathname === start) await navigate(next, { state });
    },
  );
  return useStableCallback((wish: Wish) => enterLatest(wish, (isLatest) => enter(wish, isLatest)));
}
