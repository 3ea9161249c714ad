import { formatDate, isEnteredByHand, place } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { Activity, EmptyState, Link, Panel } from '@wayside/ui';
import { PenLine, Wrench } from 'lucide-react';
import { useMemo } from 'react';
import { OrderLink } from '../../../shared/orders/order-link.tsx';
import { brand } from '../../../shared/brand/brand.ts';
import { useHistoryTexts } from '../history/use-history-texts.ts';
import type { HistoryRecord } from '../history/history.queries.ts';
import { pastOf } from './vehicle-facts.ts';
import type { Vehicle } from './vehicle.queries.ts';

const LATEST = 5;

/** The latest maintenance; the history tab has all of it. */
export function PastOrders({ vehicle }: { vehicle: Vehicle }) {
  const { t } = useTranslation('vehicle');
  const past = useMemo(() => pastOf(vehicle), [vehicle]);
  const entryOf = useEntry();
  const latest = past.slice(0, LATEST);
  return (
    <Panel
      title={t('past.title')}
      context={past.length > 0 && t('past.shown', { shown: latest.length, count: past.length })}
      actions={past.length > 0 && <Link href={place.vehicle(vehicle.id, { tab: 'history' })}>{t('past.all')}</Link>}
      isFlush
    >
      {latest.length > 0 ? (
        <Activity label={t('past.table')} entries={latest.map(entryOf)} />
      ) : (
        <EmptyState kind="first-use" title={t('past.emptyTitle')}>
          {t('past.emptyBody')}
        </EmptyState>
      )}
    </Panel>
  );
}

/** A record in the look of an activity: what was done, when, where and at which reading. */
function useEntry() {
  const { t } = useTranslation('orders');
  const texts = useHistoryTexts();
  return (record: HistoryRecord) => {
    const isByHand = isEnteredByHand(record);
    const [first, ...rest] = texts.services(record);
    const title = first ?? texts.type(record);
    const more = rest.length > 1 ? `${rest[0]} ${t('moreServices', { count: rest.length - 1 })}` : rest[0];
    const Icon = isByHand ? PenLine : Wrench;
    return {
      key: `${record.id} ${record.maintenance_type}`,
      icon: <Icon size={13} aria-hidden="true" />,
      title: isByHand ? title : <OrderLink id={record.id}>{title}</OrderLink>,
      rest: more && `, ${more}`,
      note: [formatDate(record.appointment_datetime, brand.region), texts.shop(record), texts.odometer(record)]
        .filter(Boolean)
        .join(' · '),
      amount: texts.total(record),
      amountNote: texts.status(record, { past: true }),
    };
  };
}
