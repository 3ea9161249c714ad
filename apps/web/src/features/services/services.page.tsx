import { useQuery } from '@tanstack/react-query';
import { ofVehicles, place } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { calendarTexts } from '@wayside/i18n/parts';
import { ButtonLink, HeadActions, SkeletonRows, Tabs, lazyPart } from '@wayside/ui';
import { CalendarPlus, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Page } from '../../shared/page/page.tsx';
import { LazyPanel } from '../../shared/page/lazy-panel.tsx';
import { useKnownUser, useMyFleet } from '../../shared/data/user.ts';
import { useMine, vehicleIdOf } from '../../shared/list/mine/use-mine.ts';
import { ordersOfFleet } from '../../shared/orders/orders-of-fleet.ts';
import { useFleetIntervals } from '../../shared/maintenance/intervals.queries.ts';
import { orderListQuery, ordersQuery } from '../../shared/orders/orders.queries.ts';
import { useWaitingText } from '../../shared/orders/use-waiting-text.ts';
import { withTexts } from '../../shared/texts/with-texts.ts';
import { OrdersTab } from './orders-tab.tsx';
import { serviceTabs } from './services-address.ts';
import { useServicesAddress } from './use-services-address.ts';
import { ViewSwitch } from './view-switch.tsx';

const UpcomingTab = lazyPart(() => import('./upcoming-tab.tsx'), 'UpcomingTab');
const CalendarTab = lazyPart(
  () => withTexts(() => import('./calendar/calendar-tab.tsx'), [calendarTexts]),
  'CalendarTab',
);

/** `/services`: upcoming, active and past maintenance, each in its own grid. */
export function ServicesPage() {
  const { t } = useTranslation(['services', 'common']);
  const { data: fleet } = useMyFleet();
  const address = useServicesAddress();
  const counts = useTabCounts(address);
  const contents: Record<(typeof serviceTabs)[number], ReactNode> = {
    upcoming: <UpcomingTab />,
    active: address.view ? (
      <CalendarTab view={address.view} onView={address.setView} />
    ) : (
      <OrdersTab list="active" {...address} />
    ),
    past: <OrdersTab list="past" {...address} />,
  };
  return (
    <Page
      title={t('title')}
      context={useListedWaitingText(address) ?? (fleet ? t('context', { fleet: fleet.name }) : '')}
      actions={
        <HeadActions
          moreLabel={t('common:page.more')}
          others={[
            {
              id: 'past',
              label: t('addPast'),
              icon: <Plus size={16} aria-hidden="true" />,
              href: place.newMaintenanceHistory(),
            },
          ]}
        >
          <ButtonLink
            href={place.serviceRequest()}
            variant="primary"
            icon={<CalendarPlus size={16} aria-hidden="true" />}
          >
            {t('schedule')}
          </ButtonLink>
        </HeadActions>
      }
    >
      <Tabs
        label={t('tabs.label')}
        selected={address.tab}
        onSelect={address.setTab}
        end={address.tab === 'active' && <ViewSwitch view={address.view} onView={address.setView} />}
        items={serviceTabs.map((id) => ({
          id,
          label: t(`tabs.${id}`),
          count: counts[id],
          content: <LazyPanel fallback={<SkeletonRows label={t('loading')} rows={10} />}>{contents[id]}</LazyPanel>,
        }))}
      />
    </Page>
  );
}

/** The orders of each view that is loaded, before it is filtered. Asks for nothing. */
function useTabCounts({ range, activeDays }: ReturnType<typeof useServicesAddress>) {
  const { data: active } = useQuery({ ...orderListQuery('active', activeDays), enabled: false });
  const { data: past } = useQuery({ ...orderListQuery('past', range), enabled: false });
  const { data: upcoming } = useFleetIntervals({ isEnabled: false });
  const { data: user } = useKnownUser();
  const { vehicles } = useMine();
  const countOf = (orders: typeof active): number | undefined =>
    orders && user && ofVehicles(ordersOfFleet(orders, user.fleet_id), vehicles, vehicleIdOf).length;
  return {
    upcoming: upcoming && ofVehicles(upcoming, vehicles, vehicleIdOf).length,
    active: countOf(active),
    past: countOf(past),
  };
}

/** What the listed orders ask of the user. Asks for nothing. */
function useListedWaitingText({ tab, activeDays }: ReturnType<typeof useServicesAddress>): string | undefined {
  const { data } = useQuery({ ...ordersQuery('active', activeDays), enabled: false });
  const { data: user } = useKnownUser();
  const { vehicles } = useMine();
  return useWaitingText(
    tab === 'active' && data && user
      ? ofVehicles(ordersOfFleet(data, user.fleet_id), vehicles, vehicleIdOf)
      : undefined,
  );
}
