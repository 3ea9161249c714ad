import { useTranslation } from '@wayside/i18n';
import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { enterFleet } from '../../shared/data/enter-fleet.ts';
import { queryClient } from '../../shared/data/query-client.ts';
import { currentUserQuery } from '../../shared/data/user.ts';
import { toasts } from '../../shared/page/toasts.ts';

/** Acts inside a fleet and goes to one of its pages. One press is one call. */
export function useAdminister(): (wish: { fleetId: number; next: string }) => Promise<void> {
  const { t } = useTranslation('fmc');
  const navigate = useNavigate();
  const isUnderWay = useRef(false);
  return async ({ fleetId, next }) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    const result = await enterFleet({ fleet: fleetId });
    isUnderWay.current = false;
    if (result.status === 'failure') {
      toasts.show({ title: t('administer.failed'), tone: 'error' });
      return;
    }
    await queryClient.invalidateQueries({ queryKey: currentUserQuery.queryKey });
    await navigate(next, { state: { from: 'approval' } });
  };
}
