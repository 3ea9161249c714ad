import { place, withQuery } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { SkipLink, WhenNear, classNames } from '@wayside/ui';
import { useEffect } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { Page } from '../../shared/page/page.tsx';
import { PanelBoundary } from '../../shared/page/panel-boundary.tsx';
import { useMyFleet } from '../../shared/data/user.ts';
import { forgetEverything } from '../../shared/session/sign-out.ts';
import { ACTIVE_ORDERS, ActiveMaintenance } from './orders/active-maintenance.tsx';
import { ExpiringCards } from './counts/expiring-cards.tsx';
import { CostPanel } from './charts/cost-panel.tsx';
import { DueRings } from './counts/due-rings.tsx';
import { MileagePanel } from './charts/mileage-panel.tsx';
import { NextVehicles } from './upcoming/next-vehicles.tsx';
import { OrderCounts, PastCountFailure } from './counts/order-counts.tsx';
import { UpcomingMaintenance } from './upcoming/upcoming-maintenance.tsx';
import styles from './dashboard.module.css';

/** `/dashboard`. A key in the URL or the history state signs the user out and back in with that key. */
export function DashboardPage() {
  const [query] = useSearchParams();
  const { state } = useLocation() as { state: { key?: unknown } | null };
  const key = query.get('key') ?? state?.key;
  return typeof key === 'string' && key !== '' ? <SignInAgain signInKey={key} /> : <Dashboard />;
}

function SignInAgain({ signInKey }: { signInKey: string }) {
  const navigate = useNavigate();
  useEffect(() => {
    forgetEverything();
    void navigate(withQuery(place.signIn, { key: signInKey }), { replace: true });
  }, [navigate, signInKey]);
  return null;
}

function Dashboard() {
  const { t } = useTranslation('dashboard');
  const { data: fleet } = useMyFleet();
  return (
    <Page title={t('title')} context={fleet ? t('context', { fleet: fleet.name }) : ''}>
      <SkipLink targetId={ACTIVE_ORDERS}>{t('active.skip')}</SkipLink>
      <PanelBoundary>
        <ExpiringCards />
      </PanelBoundary>
      <section className={styles.overview} aria-label={t('counts.label')}>
        <PanelBoundary>
          <OrderCounts />
        </PanelBoundary>
        <PanelBoundary>
          <DueRings />
        </PanelBoundary>
        <PastCountFailure />
      </section>
      <PanelBoundary>
        <ActiveMaintenance />
      </PanelBoundary>
      <WhenNear placeholder={<div className={styles.later} />}>
        <div className={classNames(styles.columns, styles.wideAndNarrow)}>
          <PanelBoundary>
            <UpcomingMaintenance />
          </PanelBoundary>
          <PanelBoundary>
            <NextVehicles />
          </PanelBoundary>
        </div>
      </WhenNear>
      <div className={classNames(styles.columns, styles.charts)}>
        <PanelBoundary>
          <CostPanel />
        </PanelBoundary>
        <PanelBoundary>
          <MileagePanel />
        </PanelBoundary>
      </div>
    </Page>
  );
}
