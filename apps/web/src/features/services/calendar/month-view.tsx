import { statusOf } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { EmptyState, MonthCalendar, classNames, useNarrow } from '@wayside/ui';
import { Wrench } from 'lucide-react';
import { useOrderTexts } from '../../../shared/orders/order-text.ts';
import { useVehicleText } from '../../../shared/vehicles/use-vehicle-text.ts';
import { today } from '../../../shared/today.ts';
import styles from './calendar.module.css';
import { monthOf } from './calendar-address.ts';
import { DayEntries } from './day-entries.tsx';
import type { DayContent, Entries } from './entries.ts';
import type { useCalendarAddress } from './use-calendar-address.ts';
import { useDayTexts } from './use-day-texts.ts';
import type { useFocusedDay } from './use-focused-day.ts';

/** Lines in the cell of a day, and marks on a phone; more are counted. */
const SHOWN = 3;

interface MonthViewProps {
  address: ReturnType<typeof useCalendarAddress>;
  focus: ReturnType<typeof useFocusedDay>;
  /** Undefined while they are loaded, or if that failed. */
  entries: Entries | undefined;
  /** In place of the entries of a day, if the month has none. */
  empty: string;
}

/** A month of days, and beside it the agenda of the chosen one. */
export function MonthView({ address, focus, entries, empty }: MonthViewProps) {
  const { t } = useTranslation('calendar');
  const texts = useDayTexts();
  const isNarrow = useNarrow();
  const { month } = address;
  const day = address.day ?? (monthOf(today()) === month ? today() : undefined);
  const content = day && entries?.on(day);
  const isEmpty = content && content.orders.length + content.due.length === 0;
  return (
    <div className={styles.month}>
      <MonthCalendar
        label={t('label')}
        focused={focus.focused}
        onFocus={focus.focus}
        value={address.day}
        onChange={address.setDay}
        today={today()}
        describe={(of) => (entries ? texts.content(entries.on(of)) : '')}
      >
        {(of) =>
          entries && (isNarrow ? <CellMarks content={entries.on(of)} /> : <CellLines content={entries.on(of)} />)
        }
      </MonthCalendar>
      {entries && (
        <section className={styles.aside} aria-label={day ? texts.day(day) : t('label')}>
          {day && <h3 className={styles.dayTitle}>{texts.day(day)}</h3>}
          {entries.agenda.length === 0 ? (
            <EmptyState kind="cleared" title={empty} />
          ) : content && !isEmpty ? (
            <DayEntries label={texts.day(day)} {...content} />
          ) : (
            <p className={styles.nothing}>{t(day ? 'none' : 'choose')}</p>
          )}
        </section>
      )}
    </div>
  );
}

/** "10:30AM VAN-09", "Oil change due", "+2 more" */
function CellLines({ content: { orders, due } }: { content: DayContent }) {
  const { t } = useTranslation('calendar');
  const texts = useOrderTexts();
  const vehicles = useVehicleText();
  const lines = [
    ...orders.map((order) => (
      <span
        key={order.id}
        className={classNames(styles.line, statusOf(order) === 'awaiting_approval' && styles.awaiting)}
      >
        <span className={styles.lineTime}>{texts.time(order)}</span> {vehicles.mark(order.vehicle)}
      </span>
    )),
    ...due.map(({ line }) => (
      <span key={`due ${line.id}`} className={classNames(styles.line, styles.dueLine)}>
        <Wrench size={12} aria-hidden="true" /> {t('serviceDue', { service: line.name })}
      </span>
    )),
  ];
  const more = lines.length - SHOWN;
  return (
    <>
      {lines.slice(0, SHOWN)}
      {more > 0 && <span className={styles.more}>{t('more', { count: more })}</span>}
    </>
  );
}

/** As many marks as there are lines, and the number if there are more. */
function CellMarks({ content: { orders, due } }: { content: DayContent }) {
  const marks = [
    ...orders.map((order) => (statusOf(order) === 'awaiting_approval' ? styles.awaitingDot : styles.dot)),
    ...due.map(() => styles.dueDot),
  ];
  if (marks.length > SHOWN) return <span className={styles.more}>{marks.length}</span>;
  return (
    <span className={styles.dots}>
      {marks.map((mark, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- a mark is nothing but its place
        <span key={at} className={mark} />
      ))}
    </span>
  );
}
