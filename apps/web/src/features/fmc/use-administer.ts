import { ApiError } from '@wayside/api-client';
import { useTranslation } from '@wayside/i18n';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { enterFleet } from '../../shared/data/enter-fleet.ts';
import { lastWins } from '../../shared/save/last-wins.ts';
import { useFailureToast } from '../../shared/save/use-failure-toast.ts';
import { useStableCallback } from '../../shared/use-stable-callback.ts';

export interface Wish {
  fleetId: number;
  /** The page to open in that fleet. */
  next: string;
  /** History state for that page. */
  state?: unknown;
}

/**
 * Acts inside a fleet and opens one of its pages. Repeated presses on one fleet make a single call; of several fleets, the last one pressed
 * wins.
 */
export function useAdminister(): (wish: Wish) => Promise<void> {
  const { t } = useTranslation('fmc');
  const navigate = useNavigate();
  const failed = useFailureToast();
  const enter = useStableCallback(async ({ fleetId, next, state }: Wish, isLatest: () => boolean): Promise<void> => {
    const start = window.location.pathname;
    const result = await enterFleet({ fleet: fleetId });
    if (result === undefined || !isLatest()) return;
    if (result.status === 'failure') failed(t('administer.failed'), new ApiError(result));
    // Users who have left the list in the meantime stay on their page, but now act inside the fleet.
    else if (window.location.pathname === start) await navigate(next, { state });
  });
  const [administer] = useState(() => lastWins(enter, ({ fleetId }) => fleetId));
  return administer;
}
