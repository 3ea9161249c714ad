import { useTranslation } from '@wayside/i18n';
import { SkeletonRows, lazyPart } from '@wayside/ui';
import type { ReactNode } from 'react';
import { useKnownUser, useMyFleet } from '../../shared/data/user.ts';
import { FleetField } from '../../shared/fleets/fleet-field.tsx';
import { anId, useAddressParam } from '../../shared/list/use-address-param.ts';
import { Page } from '../../shared/page/page.tsx';
import { LazyPanel } from '../../shared/page/lazy-panel.tsx';
import styles from './transactions.module.css';

const PaymentsPanel = lazyPart(() => import('./payments-panel.tsx'), 'PaymentsPanel');
const SubscriptionsPanel = lazyPart(() => import('./subscriptions-panel.tsx'), 'SubscriptionsPanel');

/** `/fleet_transactions`: what one fleet paid. */
export function FleetTransactionsPage() {
  const { t } = useTranslation(['transactions', 'shell']);
  const { data: user } = useKnownUser();
  const { data: fleet } = useMyFleet();
  return (
    <Page title={t('shell:titles.fleetTransactions')} context={fleet ? t('context', { fleet: fleet.name }) : ''}>
      {user && <Transactions fleetId={user.fleet_id ?? undefined} />}
    </Page>
  );
}

/** `/fmc_transactions`: what the fleets of the FMC paid, all of them or one (`?fleet=5`). */
export function FmcTransactionsPage() {
  const { t } = useTranslation(['transactions', 'shell']);
  const [fleetId, setFleetId] = useAddressParam('fleet', anId, undefined);
  const field = <FleetField label={t('fleet.label')} all={t('fleet.all')} value={fleetId} onChange={setFleetId} />;
  return (
    <Page title={t('shell:titles.fmcTransactions')}>
      <Transactions fleetId={fleetId} filter={<div className={styles.fleet}>{field}</div>} />
    </Page>
  );
}

function Transactions({ fleetId, filter }: { fleetId: number | undefined; filter?: ReactNode }) {
  const { t } = useTranslation('transactions');
  return (
    <div className={styles.panels}>
      {filter}
      <LazyPanel fallback={<SkeletonRows label={t('payments.loading')} rows={4} />}>
        <PaymentsPanel fleetId={fleetId} />
      </LazyPanel>
      <LazyPanel fallback={<SkeletonRows label={t('subscriptions.loading')} rows={4} />}>
        <SubscriptionsPanel fleetId={fleetId} />
      </LazyPanel>
    </div>
  );
}
