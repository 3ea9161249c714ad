import { formatDate, formatOdometer, regionRules } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { Button, StatusPill } from '@wayside/ui';
import type { Column } from '@wayside/ui';
import { useMemo } from 'react';
import { brand, readingOf } from '../../../shared/brand/brand.ts';
import { columnsOf } from '../../../shared/list/columns-of.ts';
import { dueLooks } from '../../../shared/maintenance/upcoming.ts';
import type { ScheduleItem } from './schedule.queries.ts';
import { dueStateOfService } from './vehicle-facts.ts';

const { distanceUnit: unit } = regionRules(brand.region);

const intervalOf = ({ interval, interval_kilometers }: ScheduleItem): number | null =>
  unit === 'km' ? interval_kilometers : interval;

/** Columns of the maintenance schedule. */
export function useScheduleColumns(onMark: (item: ScheduleItem) => void): Column<ScheduleItem>[] {
  const { t, i18n } = useTranslation(['vehicle', 'orders', 'common']);
  return useMemo((): Column<ScheduleItem>[] => {
    const reading = readingOf(i18n.language);
    const stateText = (item: ScheduleItem): string => {
      if (item.is_completed) return t('schedules.done');
      const state = dueStateOfService(item);
      return state ? t(`orders:due.${state}`) : '';
    };
    return columnsOf(
      {
        service: { value: ({ name }) => name, isPinned: true, hasFilter: true, width: 280, minWidth: 180 },
        interval: {
          value: intervalOf,
          format: (item) => t('schedules.every', { distance: formatOdometer(intervalOf(item), unit, reading) }),
          kind: 'number',
          hasFilter: true,
          width: 150,
          minWidth: 130,
        },
        date: {
          value: ({ estimated_maintenance_date }) => estimated_maintenance_date,
          format: ({ estimated_maintenance_date }) => formatDate(estimated_maintenance_date, brand.region) ?? '',
          kind: 'date',
          width: 140,
          minWidth: 120,
        },
        recommended: {
          value: ({ recommended }) => t(recommended ? 'schedules.yes' : 'schedules.no'),
          searched: () => '',
          hasFilter: true,
          hasChoices: true,
          width: 140,
          minWidth: 132,
        },
        state: {
          value: stateText,
          cell: (item) => {
            const state = dueStateOfService(item);
            if (item.is_completed) return <StatusPill tone="success">{stateText(item)}</StatusPill>;
            return state && <StatusPill {...dueLooks[state]}>{stateText(item)}</StatusPill>;
          },
          kind: 'status',
          hasFilter: true,
          hasChoices: true,
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
          width: 130,
          minWidth: 126,
        },
      },
      (id) => t(`schedules.columns.${id}`),
    );
  }, [t, i18n.language, onMark]);
}
