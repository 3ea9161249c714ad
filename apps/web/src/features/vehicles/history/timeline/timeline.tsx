import { timelineCounts, timelineGroups, timelineKinds } from '@wayside/domain';
import type { TimelineKind } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { Activity, Alert, Button, EmptyState, Link, Select, SkeletonRows } from '@wayside/ui';
import { BadgeCheck, CircleAlert, ClipboardList, FileText, Gauge, Megaphone, PenLine } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { oneOf, useAddressParam } from '../../../../shared/list/use-address-param.ts';
import { useFirstRows } from '../../../../shared/list/show-more.tsx';
import { today } from '../../../../shared/today.ts';
import type { Vehicle } from '../../page/vehicle.queries.ts';
import { useEventTexts } from './use-event-texts.ts';
import { useTimeline } from './use-timeline.ts';
import type { VehicleEvent } from './use-timeline.ts';
import historyStyles from '../history.module.css';
import styles from './timeline.module.css';

const ICONS: Readonly<Record<TimelineKind, LucideIcon>> = {
  order: ClipboardList,
  approval: BadgeCheck,
  manual: PenLine,
  recall: Megaphone,
  document: FileText,
  fault: CircleAlert,
  odometer: Gauge,
};
const KIND = oneOf(timelineKinds);
const STEP = 50;

/**
 * Everything that happened to the vehicle, newest first, by year, with what is still to come above; all of it or one
 * kind.
 */
export function Timeline({ vehicle }: { vehicle: Vehicle }) {
  const { t } = useTranslation(['history', 'common']);
  const [kind, setKind] = useAddressParam('kind', KIND, 'all');
  const { events, isLoading, failed, without, retry } = useTimeline(vehicle);
  const counts = timelineCounts(events);
  const wanted = kind === 'all' ? events : events.filter((event) => event.kind === kind);
  const first = useFirstRows(wanted, STEP);
  return (
    <>
      <div className={historyStyles.toolbar}>
        <Select
          isInline
          label={t('timeline.filter')}
          options={(['all', ...timelineKinds] as const).map((id) => ({
            id,
            label: t('timeline.counted', {
              kind: t(`timeline.kinds.${id}`),
              count: id === 'all' ? events.length : counts[id],
            }),
          }))}
          value={kind}
          onChange={setKind}
        />
        <output className={styles.note}>
          {t('common:search.shown', { shown: wanted.length, total: events.length })}
        </output>
      </div>
      {failed.length > 0 && (
        <div className={styles.notice}>
          <Alert tone="error" actions={<Button onPress={retry}>{t('common:actions.retry')}</Button>}>
            {t('timeline.failed', { parts: failed.map((part) => t(`timeline.parts.${part}`)).join(', ') })}
          </Alert>
        </div>
      )}
      <Groups events={first.rows} />
      {isLoading && <SkeletonRows label={t('timeline.loading')} rows={3} columns="1fr 4fr" />}
      {!isLoading && failed.length === 0 && wanted.length === 0 && (
        <EmptyState
          kind={kind === 'all' ? 'first-use' : 'filtered'}
          title={t(kind === 'all' ? 'timeline.empty' : 'timeline.none')}
        />
      )}
      {first.more}
      {without > 0 && <p className={styles.notice}>{t('timeline.without', { count: without })}</p>}
    </>
  );
}

function Groups({ events }: { events: readonly VehicleEvent[] }) {
  const { t } = useTranslation('history');
  const entryOf = useEntry();
  return timelineGroups(events, today()).map(({ when, events: list }) => {
    const title = when === 'upcoming' ? t('timeline.upcoming') : (when ?? t('timeline.noDate'));
    return (
      <section key={when} className={styles.year} aria-label={title}>
        <h3 className={styles.heading}>{title}</h3>
        <Activity entries={list.map(entryOf)} />
      </section>
    );
  });
}

/** An event in the look of an activity. */
function useEntry() {
  const { t } = useTranslation('history');
  const texts = useEventTexts();
  return (event: VehicleEvent) => {
    const { when, title, detail, amount, amountNote, href } = texts(event);
    const Icon = ICONS[event.kind];
    return {
      key: event.key,
      icon: <Icon size={13} aria-hidden="true" />,
      title: href ? (
        <Link tone="plain" href={href}>
          {title}
        </Link>
      ) : (
        title
      ),
      note: [when, t(`timeline.one.${event.kind}`), detail].filter(Boolean).join(' · '),
      amount,
      amountNote,
    };
  };
}
