import { useMutation } from '@tanstack/react-query';
import { dataOf } from '@wayside/api-client';
import { useTranslation } from '@wayside/i18n';
import { useNavigate } from 'react-router-dom';
import { api } from '../../shared/data/api.ts';
import { currentUserQuery, queryClient } from '../../shared/data/queries.ts';
import { toasts } from '../../shared/page/toasts.ts';

/** Lets the user act inside a fleet: everything loaded so far was about another one and goes, the user is loaded anew. */
export function useAdminister() {
  const { t } = useTranslation('fmc');
  const navigate = useNavigate();
  return useMutation({
    mutationFn: ({ fleetId }: { fleetId: number; next: string }) =>
      dataOf(api.PUT('/fleet_users/impersonate_fleet', { body: { fleet_id: fleetId } })),
    onSuccess: async (user, { next }) => {
      queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== currentUserQuery.queryKey[0] });
      queryClient.setQueryData(currentUserQuery.queryKey, user);
      await queryClient.invalidateQueries({ queryKey: currentUserQuery.queryKey });
      await navigate(next, { state: { from: 'approval' } });
    },
    onError: () => toasts.show({ title: t('administer.failed'), tone: 'error' }),
  });
}
