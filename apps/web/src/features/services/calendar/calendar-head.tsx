import { formatMonthYear } from '@wayside/domain';
import type { Language } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { Button, IconButton } from '@wayside/ui';
import { CalendarPlus, ChevronLeft, ChevronRight } from 'lucide-react';
import { monthsFrom } from './calendar-address.ts';
import type { Month } from './calendar-address.ts';
import styles from './calendar.module.css';

interface CalendarHeadProps {
  month: Month;
  onMonth: (month: Month) => void;
  onToday: () => void;
  /** Appointments that are shown; undefined while unknown. */
  count: number | undefined;
  /** Appointments before those that are shown. */
  earlier: number;
  onAdd: () => void;
}

/** "March 2026", with buttons to other months, and one that takes what is shown into a calendar program. */
export function CalendarHead({ month, onMonth, onToday, count, earlier, onAdd }: CalendarHeadProps) {
  const { t, i18n } = useTranslation('calendar');
  return (
    <div className={styles.head}>
      <div className={styles.turns}>
        <IconButton
          label={t('previous')}
          icon={<ChevronLeft size={16} aria-hidden="true" />}
          size="small"
          onPress={() => onMonth(monthsFrom(month, -1))}
        />
        <IconButton
          label={t('next')}
          icon={<ChevronRight size={16} aria-hidden="true" />}
          size="small"
          onPress={() => onMonth(monthsFrom(month, 1))}
        />
      </div>
      <h2 className={styles.title}>{formatMonthYear(`${month}-01`, i18n.language as Language)}</h2>
      <output className={styles.note}>
        {count !== undefined &&
          (earlier > 0 ? t('part', { shown: count, total: count + earlier, earlier }) : t('appointments', { count }))}
      </output>
      <div className={styles.actions}>
        <Button size="small" onPress={onToday}>
          {t('today')}
        </Button>
        {count !== undefined && count > 0 && (
          <Button size="small" icon={<CalendarPlus size={16} aria-hidden="true" />} onPress={onAdd}>
            {t('add.all', { count })}
          </Button>
        )}
      </div>
    </div>
  );
}
