import { useMutation, useQuery } from '@tanstack/react-query';
import { dataOf } from '@wayside/api-client';
import { useTranslation } from '@wayside/i18n';
import { useRef, useState } from 'react';
import { api } from '../../shared/data/api.ts';
import { serverWords } from '../../shared/data/failure.ts';
import { queryClient } from '../../shared/data/queries.ts';
import { keepUser } from '../../shared/session/session.ts';
import type { User } from '../../shared/session/session.ts';
import { readCookie, writeCookie } from '../../shared/session/storage.ts';
import { toasts } from '../../shared/page/toasts.ts';
import { accountFleetsQuery } from './account-fleets.queries.ts';

const idOf = (cookie: 'current_account_id' | 'current_fleet_id'): number | undefined => Number(readCookie(cookie)) || undefined;

/**
 * Account and fleet in which a user of several accounts works. Another account shows its fleets, and is entered at once when it has only
 * one; another fleet is entered, kept in the cookies, and the page starts anew inside it.
 */
export function useAccountSelection(user: User) {
  const { t } = useTranslation(['shell', 'common']);
  const current = { account: idOf('current_account_id') ?? user.user_accounts[0]?.id, fleet: idOf('current_fleet_id') ?? user.fleet_id };
  const [chosen, setChosen] = useState<number>();
  const latest = useRef<number>(undefined);
  const account = chosen ?? current.account;
  const fleets = useQuery({ ...accountFleetsQuery(account ?? 0), enabled: account !== undefined });

  const entering = useMutation({
    mutationFn: ({ fleet }: { account: number; fleet: number }) =>
      dataOf(api.PUT('/fleet_users/impersonate_fleet', { body: { fleet_id: fleet } })),
    onSuccess: (entered, wish) => {
      writeCookie('current_account_id', String(wish.account));
      writeCookie('current_fleet_id', String(wish.fleet));
      keepUser(entered);
      // Everything loaded so far was about another fleet.
      window.location.reload();
    },
    onError: (problem) => {
      setChosen(undefined);
      toasts.show({ title: serverWords(problem) ?? t('shell:header.switchFailed'), tone: 'error' });
    },
  });

  async function chooseAccount(id: number): Promise<void> {
    setChosen(id);
    latest.current = id;
    try {
      const found = await queryClient.fetchQuery({ ...accountFleetsQuery(id), staleTime: 0 });
      if (latest.current === id && found.length === 1) entering.mutate({ account: id, fleet: found[0]!.id });
    } catch {
      if (latest.current !== id) return;
      setChosen(undefined);
      const again = { label: t('common:actions.retry'), onAction: () => void chooseAccount(id) };
      toasts.show({ title: t('shell:header.fleetsFailed'), tone: 'error', action: again });
    }
  }

  return {
    account,
    fleet: account === current.account ? current.fleet : undefined,
    fleets: fleets.data,
    isLoading: fleets.isFetching && !fleets.data,
    // A page that is about to start anew takes no further wish.
    isEntering: entering.isPending || entering.isSuccess,
    chooseAccount,
    chooseFleet: (id: number) => account !== undefined && entering.mutate({ account, fleet: id }),
  };
}
