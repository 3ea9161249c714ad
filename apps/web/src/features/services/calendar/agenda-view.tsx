import type { Day } from '@wayside/domain';
import { EmptyState } from '@wayside/ui';
import { useEffect, useRef } from 'react';
import styles from './calendar.module.css';
import { DayEntries } from './day-entries.tsx';
import type { Entries } from './entries.ts';
import { useDayTexts } from './use-day-texts.ts';

interface AgendaViewProps {
  entries: Entries;
  /** The chosen day, to scroll to. */
  day: Day | undefined;
  empty: string;
  emptyBody: string;
}

/** The days of a month that have something, one under the other. */
export function AgendaView({ entries, day, empty, emptyBody }: AgendaViewProps) {
  const texts = useDayTexts();
  const chosen = useRef<HTMLElement>(null);
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- when another day is chosen
  useEffect(() => chosen.current?.scrollIntoView({ block: 'nearest' }), [day]);
  if (entries.agenda.length === 0)
    return (
      <EmptyState kind="cleared" title={empty}>
        {emptyBody}
      </EmptyState>
    );
  return entries.agenda.map(({ day: of, ...content }) => (
    <section key={of} ref={of === day ? chosen : undefined} className={styles.agendaDay} aria-label={texts.day(of)}>
      <h3 className={styles.dayTitle}>{texts.day(of)}</h3>
      <DayEntries label={texts.day(of)} {...content} />
    </section>
  ));
}
