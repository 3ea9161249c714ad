import { useQuery } from '@tanstack/react-query';
import type { RequestBody } from '@wayside/api-client';
import { DUE_IN_ADDRESS, formatDate, formatNumber, snoozeValue, snoozeWeeks, unattended } from '@wayside/domain';
import type { DueFilter } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { Button, EmptyState, KpiRow, KpiTile, Select } from '@wayside/ui';
import { CircleAlert, Clock } from 'lucide-react';
import { useCallback, useMemo, useState } from 'react';
import { brand, readingOf } from '../../shared/brand/brand.ts';
import { api } from '../../shared/data/api.ts';
import { FormAlert } from '../../shared/form/form-alert.tsx';
import { HiddenRows } from '../../shared/list/hidden-rows.tsx';
import { ListPanel } from '../../shared/list/list-panel.tsx';
import { MineSwitch } from '../../shared/list/mine/mine-switch.tsx';
import { useAddressParam } from '../../shared/list/use-address-param.ts';
import { useList } from '../../shared/list/use-list.ts';
import { useMineOf, vehicleIdOf } from '../../shared/list/mine/use-mine.ts';
import { useFleetIntervals } from '../../shared/maintenance/intervals.queries.ts';
import { useSnoozed } from '../../shared/maintenance/reminders.queries.ts';
import { countDueServices } from '../../shared/maintenance/upcoming.ts';
import type { UpcomingItem } from '../../shared/maintenance/upcoming.ts';
import { fleetOrdersQuery } from '../../shared/orders/orders.queries.ts';
import { PageDialog } from '../../shared/page/page-dialog.tsx';
import { useIsMounted } from '../../shared/save/use-is-mounted.ts';
import { useSave } from '../../shared/save/use-save.ts';
import { useVehicleText } from '../../shared/vehicles/use-vehicle-text.ts';
import { DUE } from './services-address.ts';
import styles from './services.module.css';
import type { Order } from './services.queries.ts';
import { useUpcomingColumns } from './upcoming-columns.tsx';
import { rowKeyOf, rowsDue, upcomingRows } from './upcoming-rows.ts';
import type { UpcomingRow } from './upcoming-rows.ts';
import { useDueNote } from './use-due-note.ts';

const NO_ORDERS: readonly Order[] = [];
const NONE: ReadonlyMap<number, string> = new Map();

/** Upcoming maintenance of the fleet. */
export function UpcomingTab() {
  const { t } = useTranslation(['services', 'orders', 'common']);
  const [due, setDue] = useAddressParam('due', DUE, 'all');
  const intervals = useFleetIntervals();
  const { data: items } = intervals;
  const snoozed = useSnoozed(items);
  const { data, error } = useQuery(fleetOrdersQuery());
  const orders = data ?? (error ? NO_ORDERS : undefined);
  const ofFleet = useMemo(() => items && upcomingRows(items, snoozed ?? NONE, orders ?? []), [items, snoozed, orders]);
  const { rows: all, hidden } = useMineOf(ofFleet, vehicleIdOf);
  const rows = useMemo(() => all && rowsDue(all, due), [all, due]);
  const list = useList('services_upcoming', { own: ['due'] });
  /** A tile counts every row, so it leads to every one: search and other filters go. */
  const showDue = (next: DueFilter): void =>
    next === 'all' || !list.isFiltered ? setDue(next) : list.clear({ due: DUE_IN_ADDRESS[next] });
  const [snoozing, setSnoozing] = useState<string>();
  const snooze = useCallback((row: UpcomingRow) => setSnoozing(rowKeyOf(row)), []);
  // Look up the current row: cells keep the one they were rendered with.
  const snoozingRow = snoozing && all?.find((row) => rowKeyOf(row) === snoozing);

  return (
    <div className={styles.stack}>
      <DueTiles items={all && orders && snoozed && unattended(all, orders, snoozed)} due={due} onDue={showDue} />
      <ListPanel
        list={list}
        texts={{
          label: t('upcoming.label'),
          search: t('search.upcoming'),
          searchPlaceholder: t('search.upcomingPlaceholder'),
          loading: t('upcoming.loading'),
        }}
        columns={useUpcomingColumns(snooze)}
        query={{ ...intervals, data: rows }}
        rowKey={rowKeyOf}
        total={all?.length}
        chips={due === 'all' ? [] : [{ id: 'due', label: t(`orders:due.${due}`), onRemove: () => setDue('all') }]}
        filters={<MineSwitch />}
        note={<HiddenRows {...hidden} />}
        csv={{ file: t('upcoming.file') }}
        empty={
          <EmptyState kind="cleared" title={t('common:empty.allDone')}>
            {t('upcoming.emptyBody')}
          </EmptyState>
        }
      />
      {snoozingRow && <SnoozeDialog key={snoozing} row={snoozingRow} onClose={() => setSnoozing(undefined)} />}
    </div>
  );
}

/** Asks how long to snooze a vehicle's reminders. Sends nothing until a duration is chosen. */
function SnoozeDialog({ row: { vehicle, snoozedUntil }, onClose }: { row: UpcomingRow; onClose: () => void }) {
  const { t } = useTranslation(['services', 'common']);
  const name = useVehicleText().name(vehicle);
  const [choice, setChoice] = useState<string | null>(null);
  const weeks = snoozeWeeks.find((count) => count === snoozeValue(choice ?? ''));
  const dateText = (day: string) => formatDate(day, brand.region);
  const isMounted = useIsMounted();
  const { save, isSaving, result } = useSave({
    call: (value: RequestBody<'snoozeReminder'>['value']) =>
      api.POST('/vehicles/{id}/vehicle_reminders/snooze_reminder', {
        params: { path: { id: vehicle.id } },
        body: { vehicle_id: vehicle.id, value },
      }),
    changed: ['reminders'],
    done: ({ data }) => ({ say: t('snooze.done', { vehicle: name, date: dateText(data.reminder_date) }) }),
    what: name,
  });

  async function confirm(): Promise<void> {
    if (weeks && (await save(weeks)).status === 'success' && isMounted.current) onClose();
  }

  return (
    <PageDialog
      size="small"
      title={t('snooze.title')}
      description={name}
      onClose={onClose}
      footer={
        <div className={styles.decide}>
          <Button onPress={onClose}>{t('common:actions.cancel')}</Button>
          <Button
            variant="primary"
            isPending={isSaving}
            pendingLabel={t('common:state.saving')}
            disabledReason={weeks ? undefined : t('snooze.choose')}
            onPress={() => void confirm()}
          >
            {t('common:actions.confirm')}
          </Button>
        </div>
      }
    >
      <div className={styles.stack}>
        <FormAlert result={result?.status === 'failure' ? result : undefined} />
        {snoozedUntil && <p className={styles.note}>{t('snooze.now', { date: dateText(snoozedUntil) })}</p>}
        <Select
          label={t('snooze.label')}
          placeholder={t('snooze.remindMe')}
          options={snoozeWeeks.map((count) => ({ id: `${count} weeks`, label: t('snooze.weeks', { count }) }))}
          value={choice}
          onChange={setChoice}
        />
        <p className={styles.note}>{t('snooze.earliest')}</p>
      </div>
    </PageDialog>
  );
}

const TILES = [
  { due: 'pastDue', Icon: CircleAlert },
  { due: 'dueSoon', Icon: Clock },
] as const;

/** Reserves the line while the count loads. */
const NO_NOTE = '\u00a0';

/**
 * Counts of services past due and due soon, without those that are booked or snoozed. Pressing a tile filters the list;
 * pressing it again clears the filter.
 */
function DueTiles({
  items,
  due: chosen,
  onDue,
}: {
  items: readonly UpcomingItem[] | undefined;
  due: DueFilter;
  onDue: (due: DueFilter) => void;
}) {
  const { t, i18n } = useTranslation(['services', 'orders']);
  const counts = items && countDueServices(items);
  const noteOf = useDueNote();
  return (
    <section aria-label={t('due.label')}>
      <KpiRow>
        {TILES.map(({ due, Icon }) => (
          <KpiTile
            key={due}
            label={t(`orders:due.${due}`)}
            icon={<Icon size={16} aria-hidden="true" />}
            value={counts && formatNumber(counts[due], readingOf(i18n.language))}
            note={items ? noteOf(items, due) : NO_NOTE}
            filter={{ isOn: chosen === due, onChange: (isOn) => onDue(isOn ? due : 'all') }}
          />
        ))}
      </KpiRow>
    </section>
  );
}
