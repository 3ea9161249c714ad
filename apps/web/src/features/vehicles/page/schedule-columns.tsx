import { formatDate, formatOdometer, regionRules } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { Button, StatusPill, TwoLines } from '@wayside/ui';
import type { Column } from '@wayside/ui';
import { useMemo } from 'react';
import { brand, readingOf } from '../../../shared/brand/brand.ts';
import { columnsOf } from '../../../shared/list/columns-of.ts';
import { InOrderLink, isBooked } from '../../../shared/maintenance/services-in-order.tsx';
import { SnoozedUntil } from '../../../shared/maintenance/snoozed-until.tsx';
import { dueLookOf } from '../../../shared/maintenance/upcoming.ts';
import type { ScheduleItem } from '../../../shared/maintenance/schedule.queries.ts';
import type { DueTexts } from '../../../shared/maintenance/use-due-texts.ts';
import type { Order } from '../../../shared/orders/order-text.ts';
import { DUE_STATES, dueStateOfService } from './vehicle-facts.ts';

const { distanceUnit: unit } = regionRules(brand.region);

const intervalOf = ({ interval, interval_kilometers }: ScheduleItem): number | null =>
  unit === 'km' ? interval_kilometers : interval;

/** Columns of the maintenance schedule; what isn't done yet says how far away it is, or which order has it (VOR-02). */
export function useScheduleColumns(
  onMark: (item: ScheduleItem) => void,
  awayOf: (item: ScheduleItem) => DueTexts,
  order: Order | null | undefined,
  snoozedOf: (item: ScheduleItem) => string | undefined,
): Column<ScheduleItem>[] {
  const { t, i18n } = useTranslation(['vehicle', 'orders', 'common']);
  return useMemo((): Column<ScheduleItem>[] => {
    const reading = readingOf(i18n.language);
    const everyOf = (item: ScheduleItem): string =>
      t('schedules.every', { distance: formatOdometer(intervalOf(item), unit, reading) });
    const dueOn = ({ estimated_maintenance_date: day, is_completed: isDone }: ScheduleItem) => (isDone ? null : day);
    const dayOf = (item: ScheduleItem): string => formatDate(dueOn(item), brand.region) ?? '';
    const stateText = (item: ScheduleItem): string => {
      if (item.is_completed) return t('schedules.done');
      const state = dueStateOfService(item);
      return state ? t(`orders:due.${state}`) : '';
    };
    /** The order that a due service is in, or until when its reminders are snoozed. */
    const seenTo = (item: ScheduleItem) => {
      const day = snoozedOf(item);
      return order && isBooked(item, order) ? <InOrderLink order={order} /> : day && <SnoozedUntil day={day} />;
    };
    return columnsOf(
      {
        service: {
          value: ({ name }) => name,
          cell: (item) => <TwoLines note={dueStateOfService(item) && seenTo(item)}>{item.name}</TwoLines>,
          isPinned: true,
          hasFilter: true,
          // Room for the whole line, in French, too.
          ...(order ? { width: 272, minWidth: 262 } : { width: 230, minWidth: 180 }),
        },
        interval: {
          value: intervalOf,
          format: everyOf,
          cell: (item) => <TwoLines note={!item.is_completed && awayOf(item).beside}>{everyOf(item)}</TwoLines>,
          kind: 'number',
          hasFilter: true,
          width: 240,
          minWidth: 230,
        },
        date: {
          value: dueOn,
          format: dayOf,
          cell: (item) => {
            const away = item.is_completed ? undefined : awayOf(item);
            const [day, note] = dayOf(item) ? [dayOf(item), away?.days] : (away?.forecast ?? []);
            return day && <TwoLines note={note}>{day}</TwoLines>;
          },
          kind: 'date',
          width: 260,
          minWidth: 120,
        },
        recommended: {
          value: ({ recommended }) => t(recommended ? 'schedules.yes' : 'schedules.no'),
          searched: () => '',
          hasFilter: true,
          hasChoices: true,
          choiceOf: ({ recommended }) => (recommended ? 'yes' : 'no'),
          choices: { no: t('schedules.no'), yes: t('schedules.yes') },
          width: 140,
          minWidth: 132,
        },
        state: {
          value: stateText,
          cell: (item) => {
            const state = dueStateOfService(item);
            if (item.is_completed) return <StatusPill tone="success">{stateText(item)}</StatusPill>;
            return state && <StatusPill {...dueLookOf(state, Boolean(snoozedOf(item)))}>{stateText(item)}</StatusPill>;
          },
          kind: 'status',
          hasFilter: true,
          hasChoices: true,
          choiceOf: (item) => (item.is_completed ? 'done' : (dueStateOfService(item) ?? '')),
          choices: {
            ...Object.fromEntries(DUE_STATES.map((state) => [state, t(`orders:due.${state}`)])),
            done: t('schedules.done'),
          },
          width: 120,
          minWidth: 116,
        },
        actions: {
          cell: (item) =>
            !item.is_completed && (
              <Button
                size="small"
                aria-label={t('schedules.markOne', { service: item.name })}
                onPress={() => onMark(item)}
              >
                {t('schedules.mark')}
              </Button>
            ),
          kind: 'actions',
          isPinned: true,
          width: 180,
          minWidth: 176,
        },
      },
      (id) => t(`schedules.columns.${id}`),
    );
  }, [t, i18n.language, onMark, awayOf, order, snoozedOf]);
}
