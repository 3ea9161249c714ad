import { useTranslation } from '@wayside/i18n';
import { Select } from '@wayside/ui';
import type { User } from '../../shared/session/session.ts';
import { useAccountSelection } from './use-account-selection.ts';
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
