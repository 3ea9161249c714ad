import { useQuery } from '@tanstack/react-query';
import { ApiError } from '@wayside/api-client';
import { useTranslation } from '@wayside/i18n';
import { Select } from '@wayside/ui';
import { useRef, useState } from 'react';
import { enterFleet } from '../../shared/data/enter-fleet.ts';
import { queryClient } from '../../shared/data/query-client.ts';
import { read } from '../../shared/data/read.ts';
import { toasts } from '../../shared/page/toasts.ts';
import { useFailureToast } from '../../shared/save/use-failure-toast.ts';
import type { User } from '../../shared/session/session.ts';
import { readCookie } from '../../shared/session/storage.ts';
import styles from './header.module.css';

/** Selects for the account and its fleets, for brands whose customers can have several. */
export function AccountSelectors({ user }: { user: User }) {
  const { t } = useTranslation(['shell', 'common']);
  const { account, fleet, fleets, isLoading, isEntering, chooseAccount, chooseFleet } = useAccountSelection(user);
  const none = isLoading
    ? t('shell:header.loadingFleets')
    : fleets?.length === 0
      ? t('shell:header.noFleets')
      : t('shell:header.chooseFleet');
  return (
    <fieldset aria-label={t('shell:header.selectors')} className={styles.selectors}>
      <Select
        label={t('shell:header.account')}
        isInline
        options={user.user_accounts.map(({ id, name }) => ({ id: String(id), label: name }))}
        value={account === undefined ? null : String(account)}
        onChange={(id) => void chooseAccount(Number(id))}
        isDisabled={isEntering}
      />
      <Select
        label={t('shell:header.fleet')}
        isInline
        placeholder={none}
        options={(fleets ?? []).map(({ id, name }) => ({ id: String(id), label: name }))}
        value={fleets && fleet != null ? String(fleet) : null}
        onChange={(id) => chooseFleet(Number(id))}
        isDisabled={isEntering || !fleets || fleets.length === 0}
      />
    </fieldset>
  );
}

/** The fleets of one of the signed-in user's accounts. */
const accountFleetsQuery = (accountId: number) =>
  read('/fleetcor_users/account_fleets', { query: { account_id: accountId } });

const idOf = (cookie: 'current_account_id' | 'current_fleet_id'): number | undefined =>
  Number(readCookie(cookie)) || undefined;

/**
 * The account and fleet that a user with several accounts works in. Choosing an account lists its fleets, and enters
 * the fleet directly if there is only one. Entering a fleet stores it in cookies and reloads the page.
 */
function useAccountSelection(user: User) {
  const { t } = useTranslation(['shell', 'common']);
  const failed = useFailureToast();
  const current = {
    account: idOf('current_account_id') ?? user.user_accounts[0]?.id,
    fleet: idOf('current_fleet_id') ?? user.fleet_id,
  };
  const [chosen, setChosen] = useState<number>();
  const latest = useRef<number>(undefined);
  const isUnderWay = useRef(false);
  const [isEntering, setEntering] = useState(false);
  const account = chosen ?? current.account;
  const fleets = useQuery({ ...accountFleetsQuery(account ?? 0), enabled: account !== undefined });

  async function enter(wish: { account: number; fleet: number }): Promise<void> {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setEntering(true);
    const result = await enterFleet(wish);
    // The page is about to reload: ignore further choices.
    if (result?.status === 'success') return;
    isUnderWay.current = false;
    setEntering(false);
    setChosen(undefined);
    if (result) failed(t('shell:header.switchFailed'), new ApiError(result));
  }

  async function chooseAccount(id: number): Promise<void> {
    setChosen(id);
    latest.current = id;
    try {
      const found = await queryClient.fetchQuery({ ...accountFleetsQuery(id), staleTime: 0 });
      if (latest.current === id && found.length === 1) await enter({ account: id, fleet: found[0]!.id });
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
    isEntering,
    chooseAccount,
    chooseFleet: (id: number) => account !== undefined && void enter({ account, fleet: id }),
  };
}
