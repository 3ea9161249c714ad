import { ApiError } from '@wayside/api-client';
import { useTranslation } from '@wayside/i18n';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { enterFleet } from '../../shared/data/enter-fleet.ts';
import { queryClient } from '../../shared/data/query-client.ts';
import { currentUserQuery } from '../../shared/data/user.ts';
import { oneAtATime } from '../../shared/save/one-at-a-time.ts';
import { useFailureToast } from '../../shared/save/use-failure-toast.ts';
import { useStableCallback } from '../../shared/use-stable-callback.ts';

/** Acts inside a fleet and goes to one of its pages. One press is one call. */
export function useAdminister(): (wish: { fleetId: number; next: string }) => Promise<void> {
  const { t } = useTranslation('fmc');
  const navigate = useNavigate();
  const failed = useFailureToast();
  const enter = useStableCallback(async ({ fleetId, next }: { fleetId: number; next: string }): Promise<void> => {
    const result = await enterFleet({ fleet: fleetId });
    if (result.status === 'failure') {
      failed(t('administer.failed'), new ApiError(result));
      return;
    }
    void queryClient.invalidateQueries({ queryKey: currentUserQuery.queryKey });
    await navigate(next, { state: { from: 'approval' } });
  });
  const [administer] = useState(() => oneAtATime(enter));
  return administer;
}
