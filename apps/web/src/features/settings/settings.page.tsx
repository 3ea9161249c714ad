import { useQuery } from '@tanstack/react-query';
import { SETTINGS_TABS, isListedUser, place, settingsTabRefusal, settingsTabs } from '@wayside/domain';
import type { SettingsTab } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { Alert, ButtonLink, EmptyState, SkeletonRows, Tabs, lazyPart } from '@wayside/ui';
import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { ChangePassword } from '../../shared/access/change-password.tsx';
import { brand } from '../../shared/brand/brand.ts';
import { Loaded } from '../../shared/data/loaded.tsx';
import { useKnownUser, useMyFleet } from '../../shared/data/user.ts';
import { oneOf, readParam } from '../../shared/list/use-address-param.ts';
import { useAddress } from '../../shared/list/use-address.ts';
import { LazyPanel } from '../../shared/page/lazy-panel.tsx';
import { fleetUsersQuery } from '../../shared/people/people.queries.ts';
import { paymentMethodsQuery } from '../../shared/payments/payment-methods.queries.ts';
import { policiesQuery } from '../../shared/policies/policies.queries.ts';
import { Page } from '../../shared/page/page.tsx';
import type { User } from '../../shared/session/session.ts';
import styles from './settings.module.css';
import { AddUser } from './users/add-user.tsx';
import { UserFormInPlace } from './users/user-form-in-place.tsx';

const UserList = lazyPart(() => import('./users/user-list.tsx'), 'UserList');
const PoliciesTab = lazyPart(() => import('./policies/policies-tab.tsx'), 'PoliciesTab');
const PaymentsTab = lazyPart(() => import('./payments/payments-tab.tsx'), 'PaymentsTab');
const TelematicsTab = lazyPart(() => import('./telematics/telematics-tab.tsx'), 'TelematicsTab');

/** `/settings`: a tab each for users, policies, payments and telematics, with the user's own password below. */
export function SettingsPage() {
  const { t } = useTranslation('settings');
  const { data: fleet } = useMyFleet();
  const loadedUser = useKnownUser();
  // A tab puts its main button here.
  const [head, setHead] = useState<HTMLElement | null>(null);
  return (
    <UserFormInPlace context="fleet" viewer={loadedUser.data}>
      <Page
        title={t('title')}
        context={fleet ? t('context', { fleet: fleet.name }) : ''}
        actions={<span ref={setHead} className={styles.head} />}
      >
        <Loaded query={loadedUser} skeleton={<SkeletonRows label={t('loading')} rows={10} />}>
          {(user) => (
            <>
              <SettingsTabs user={user} head={head} />
              <div className={styles.password}>
                <ChangePassword isFolded email={user.email} />
              </div>
            </>
          )}
        </Loaded>
      </Page>
    </UserFormInPlace>
  );
}

function SettingsTabs({ user, head }: { user: User; head: HTMLElement | null }) {
  const { t } = useTranslation(['settings', 'policies', 'payment-methods', 'telematics']);
  const { data: fleet } = useMyFleet();
  const { search, go } = useAddress();
  const tabs = settingsTabs(user, { ...brand.switches, fleet });
  const counts = useTabCounts();
  // A tab that one comes back to has its search, sort and page again.
  const left = useRef<Partial<Record<SettingsTab, string>>>({});
  const requestedTab = readParam(new URLSearchParams(search), 'tab', oneOf(SETTINGS_TABS)) ?? 'users';
  const selected = tabs.includes(requestedTab) ? requestedTab : 'users';
  // Without the fleet it isn't known yet.
  const refusal = fleet && settingsTabRefusal(user, { ...brand.switches, fleet }, requestedTab);
  // FMC users may not have opened a fleet.
  const ofFleet = (content: ReactNode, body: string): ReactNode =>
    user.fleet_id == null ? (
      <EmptyState
        kind="first-use"
        title={t('noFleet.title')}
        action={<ButtonLink href={place.fmcDashboard}>{t('noFleet.action')}</ButtonLink>}
      >
        {body}
      </EmptyState>
    ) : (
      content
    );
  const contents: Record<SettingsTab, ReactNode> = {
    users: <UserList context="fleet" viewer={user} />,
    policies: ofFleet(<PoliciesTab user={user} head={head} />, t('policies:noFleetBody')),
    payments: ofFleet(<PaymentsTab user={user} head={head} />, t('payment-methods:noFleetBody')),
    telematics: ofFleet(<TelematicsTab user={user} />, t('telematics:noFleetBody')),
  };
  return (
    <>
      {selected === 'users' && head && createPortal(<AddUser viewer={user} />, head)}
      {refusal && (
        <div className={styles.notice}>
          <Alert isStatic title={t(`tabMissing.${refusal}`, { tab: t(`tabs.${requestedTab}`), brand: brand.name })}>
            {t(`tabMissing.${refusal}Help`, { phone: brand.assistancePhone })}
          </Alert>
        </div>
      )}
      <Tabs
        label={t('tabs.label')}
        selected={selected}
        onSelect={(tab) => {
          const query = new URLSearchParams(search);
          // A policy that was in the form is not opened again.
          query.delete('policy');
          left.current[selected] = query.toString();
          go(() => new URLSearchParams(left.current[tab] ?? { tab }));
        }}
        items={tabs.map((id) => ({
          id,
          label: t(`tabs.${id}`),
          count: counts[id],
          content: <LazyPanel fallback={<SkeletonRows label={t('loading')} rows={10} />}>{contents[id]}</LazyPanel>,
        }))}
      />
    </>
  );
}

/** The rows of each list that is loaded. Asks for nothing. */
function useTabCounts(): Partial<Record<SettingsTab, number>> {
  const { data: users } = useQuery({ ...fleetUsersQuery(), enabled: false });
  const { data: policies } = useQuery({ ...policiesQuery(), enabled: false });
  const { data: payments } = useQuery({ ...paymentMethodsQuery(), enabled: false });
  return { users: users?.filter(isListedUser).length, policies: policies?.length, payments: payments?.length };
}
