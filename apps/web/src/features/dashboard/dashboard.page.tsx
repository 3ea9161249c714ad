import { useQuery } from '@tanstack/react-query';
import {
  ATTENTION_VIEW,
  COSTS_VIEW,
  canEditPaymentMethod,
  cardsToReplace,
  expiryOf,
  needsStoredCard,
  place,
} from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { viewTexts } from '@wayside/i18n/parts';
import { LazyBoundary, Link, SkipLink, WhenNear, classNames, lazyPart } from '@wayside/ui';
import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useKnownUser, useMyFleet } from '../../shared/data/user.ts';
import { MineSwitch } from '../../shared/list/mine/mine-switch.tsx';
import { useMine } from '../../shared/list/mine/use-mine.ts';
import { LazyPanel } from '../../shared/page/lazy-panel.tsx';
import { Page } from '../../shared/page/page.tsx';
import { PageSkeleton } from '../../shared/page/page-skeleton.tsx';
import { PanelBoundary } from '../../shared/page/panel-boundary.tsx';
import { paymentMethodsQuery, useMayAddMethod } from '../../shared/payments/payment-methods.queries.ts';
import type { User } from '../../shared/session/session.ts';
import { readStored, writeStored } from '../../shared/session/storage.ts';
import { withTexts } from '../../shared/texts/with-texts.ts';
import { today } from '../../shared/today.ts';
import { AttentionPage, AttentionSection } from './attention/attention-section.tsx';
import { CostPanel } from './charts/cost-panel.tsx';
import { MileagePanel } from './charts/mileage-panel.tsx';
import { AwaitingCount, DueRings, OrderCounts, PastCountFailure } from './counts/order-counts.tsx';
import styles from './dashboard.module.css';
import { ACTIVE_ORDERS, ActiveMaintenance } from './orders/active-maintenance.tsx';
import { NextVehicles } from './upcoming/next-vehicles.tsx';
import { UpcomingMaintenance } from './upcoming/upcoming-table.tsx';
import { useIdleAfterList } from './use-idle-after-list.ts';

/** Few have a card that expires. */
const CardsToReplace = lazyPart(() => import('../../shared/payments/cards-to-replace.tsx'), 'CardsToReplace');

const SignInAgain = lazyPart(() => import('./sign-in-again.tsx'), 'SignInAgain');

const CostsPage = lazyPart(() => withTexts(() => import('./costs/costs.page.tsx'), [viewTexts]), 'CostsPage');

/**
 * `/dashboard`; `?view=attention` is all that needs attention, `?view=costs` what costs consist of. A key in the URL or the history state signs the user out
 * and back in with that key.
 */
export function DashboardPage() {
  const [query] = useSearchParams();
  const { state } = useLocation() as { state: { key?: unknown } | null };
  const key = query.get('key') ?? state?.key;
  if (typeof key === 'string' && key !== '')
    return (
      <LazyPanel>
        <SignInAgain signInKey={key} />
      </LazyPanel>
    );
  const view = query.get('view');
  if (view !== ATTENTION_VIEW && view !== COSTS_VIEW) return <Dashboard />;
  return <LazyPanel fallback={<PageSkeleton />}>{view === COSTS_VIEW ? <CostsPage /> : <AttentionPage />}</LazyPanel>;
}

/** How far below the window the lists may be, so that a usual one has them at once: what needs attention is above. */
const AHEAD = '540px 0px';

function Dashboard() {
  const { t } = useTranslation('dashboard');
  const { data: fleet } = useMyFleet();
  const { isOffered: isMineOffered } = useMine();
  return (
    <Page
      title={t('title')}
      context={fleet ? t('context', { fleet: fleet.name }) : ''}
      actions={isMineOffered && <MineSwitch />}
    >
      <SkipLink targetId={ACTIVE_ORDERS}>{t('active.skip')}</SkipLink>
      <AttentionSection />
      <PanelBoundary>
        <ExpiringCards />
      </PanelBoundary>
      <section className={styles.overview} aria-label={t('counts.label')}>
        <PanelBoundary>
          <AwaitingCount />
        </PanelBoundary>
        <PanelBoundary>
          <DueRings />
        </PanelBoundary>
        <PanelBoundary>
          <OrderCounts />
        </PanelBoundary>
        <PastCountFailure />
      </section>
      <PanelBoundary>
        <ActiveMaintenance />
      </PanelBoundary>
      <div className={styles.columns}>
        <WhenNear ahead={AHEAD} placeholder={<div className={classNames(styles.next, styles.later)} />}>
          <div className={styles.next}>
            <PanelBoundary>
              <NextVehicles />
            </PanelBoundary>
          </div>
          <div className={styles.upcoming}>
            <PanelBoundary>
              <UpcomingMaintenance />
            </PanelBoundary>
          </div>
        </WhenNear>
        <div className={styles.costs}>
          <PanelBoundary>
            <CostPanel />
          </PanelBoundary>
        </div>
        <div className={styles.mileage}>
          <PanelBoundary>
            <MileagePanel />
          </PanelBoundary>
        </div>
      </div>
    </Page>
  );
}

/** The cards that were pointed out and dismissed, until another one expires. */
const DISMISSED = 'dismissed_cards';

/** Cards that expire, for those who may replace them. */
function ExpiringCards() {
  const { data: user } = useKnownUser();
  const isTime = useIdleAfterList();
  return user && isTime && <Cards user={user} />;
}

function Cards({ user }: { user: User }) {
  const { t } = useTranslation('payment-methods');
  const mayAdd = useMayAddMethod(user);
  const { data } = useQuery({
    ...paymentMethodsQuery(),
    enabled: mayAdd && needsStoredCard(user.payment_provider_type),
  });
  const [dismissed, setDismissed] = useState(() => readStored(DISMISSED));
  if (!mayAdd || !data) return null;
  const own = data.filter((method) => canEditPaymentMethod(user, method));
  const cards = cardsToReplace(own, today());
  const noted = cards.map((card) => `${card.id} ${expiryOf(card, today())}`).join(',');
  if (cards.length === 0 || noted === dismissed) return null;
  return (
    <LazyBoundary>
      <CardsToReplace
        methods={own}
        actions={<Link href={place.settings('payments')}>{t('expiry.action')}</Link>}
        onDismiss={() => {
          writeStored(DISMISSED, noted);
          setDismissed(noted);
        }}
      />
    </LazyBoundary>
  );
}
