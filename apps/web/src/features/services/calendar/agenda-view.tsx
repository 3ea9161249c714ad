import type { Day } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { Button, EmptyState } from '@wayside/ui';
import { useEffect, useRef } from 'react';
import styles from './calendar.module.css';
import { DayEntries } from './day-entries.tsx';
import type { ComingEntries } from './entries.ts';
import { useDayTexts } from './use-day-texts.ts';

interface AgendaViewProps {
  entries: ComingEntries;
  onEarlier: () => void;
  /** The chosen day, to scroll to. */
  day: Day | undefined;
  empty: string;
  emptyBody: string;
}

/** The days of a month that have something, one under the other. */
export function AgendaView({ entries, onEarlier, day, empty, emptyBody }: AgendaViewProps) {
  const { t } = useTranslation('calendar');
  const texts = useDayTexts();
  const chosen = useRef<HTMLElement>(null);
  // Newer browsers answer with a promise, which is nothing to clean up with.
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- when another day is chosen
  useEffect(() => void chosen.current?.scrollIntoView({ block: 'nearest' }), [day]);
  if (entries.agenda.length === 0)
    return (
      <EmptyState kind="cleared" title={empty}>
        {emptyBody}
      </EmptyState>
    );
  return (
    <>
      {entries.hiddenDays > 0 && (
        <p className={styles.earlier}>
          <Button variant="quiet" size="small" onPress={onEarlier}>
            {t('earlier', { count: entries.hiddenDays })}
          </Button>
        </p>
      )}
      {entries.agenda.map(({ day: of, ...content }) => (
        <section key={of} ref={of === day ? chosen : undefined} className={styles.agendaDay} aria-label={texts.day(of)}>
          <h3 className={styles.dayTitle}>{texts.day(of)}</h3>
          <DayEntries label={texts.day(of)} {...content} />
        </section>
      ))}
    </>
  );
}
