import { useTranslation } from '@wayside/i18n';
import { LazyBoundary, SkeletonRows, lazyPart } from '@wayside/ui';
import type { ReactNode } from 'react';
import { useKnownUser, useMyFleet } from '../../shared/data/user.ts';
import { Page } from '../../shared/page/page.tsx';
import { PanelBoundary } from '../../shared/page/panel-boundary.tsx';
import { FleetField } from '../../shared/fleets/fleet-field.tsx';
import { useChosenFleet } from './use-chosen-fleet.ts';
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

/** `/fmc_transactions`: what the fleets of the FMC paid, all of them or one. */
export function FmcTransactionsPage() {
  const { t } = useTranslation(['transactions', 'shell']);
  const [fleetId, setFleetId] = useChosenFleet();
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
      <PanelBoundary>
        <LazyBoundary fallback={<SkeletonRows label={t('payments.loading')} rows={4} />}>
          <PaymentsPanel fleetId={fleetId} />
        </LazyBoundary>
      </PanelBoundary>
      <PanelBoundary>
        <LazyBoundary fallback={<SkeletonRows label={t('subscriptions.loading')} rows={4} />}>
          <SubscriptionsPanel fleetId={fleetId} />
        </LazyBoundary>
      </PanelBoundary>
    </div>
  );
}
