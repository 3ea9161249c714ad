import { formatMonthYear } from '@wayside/domain';
import type { Language } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { Button, Panel, Segmented, SkeletonRows, useNarrow } from '@wayside/ui';
import { GridToolbar, rowsLeft } from '@wayside/ui/grid';
import { useMemo, useState } from 'react';
import { LoadFailure } from '../../../shared/failure/load-failure.tsx';
import { StaleNotice } from '../../../shared/failure/stale-notice.tsx';
import { useRetry } from '../../../shared/failure/use-retry.ts';
import { MineSwitch } from '../../../shared/list/mine/mine-switch.tsx';
import { useGridTexts } from '../../../shared/list/use-grid-texts.ts';
import { useList } from '../../../shared/list/use-list.ts';
import { useReturnFocus } from '../../../shared/list/use-return-focus.ts';
import { ListViews } from '../../../shared/list/views/list-views.tsx';
import { today } from '../../../shared/today.ts';
import { VehicleField, useFleetVehicles } from '../../../shared/vehicles/vehicle-field.tsx';
import { useOrderColumns } from '../order-columns.tsx';
import type { CalendarView } from '../services-address.ts';
import { useListedOrders } from '../use-listed-orders.ts';
import { VEHICLE, useVehicleFilter, useVehicleInAddress } from '../use-vehicle-filter.ts';
import { AgendaView } from './agenda-view.tsx';
import { CalendarHead } from './calendar-head.tsx';
import { daysOf, monthOf } from './calendar-address.ts';
import styles from './calendar.module.css';
import { comingOf, entriesOf } from './entries.ts';
import { MonthView } from './month-view.tsx';
import { useCalendarAddress } from './use-calendar-address.ts';
import { useDueDates } from './use-due-dates.ts';
import { useFocusedDay } from './use-focused-day.ts';
import { useSaveAppointments } from './use-order-events.ts';

interface CalendarTabProps {
  view: CalendarView;
  onView: (view: CalendarView | undefined) => void;
}

const noDecision = (): void => {};

/** The appointments of active orders, month by month, with the filters of their list. */
export function CalendarTab({ view, onView }: CalendarTabProps) {
  const { t, i18n } = useTranslation(['calendar', 'services']);
  const isNarrow = useNarrow();
  const address = useCalendarAddress();
  const { month, day } = address;
  const focus = useFocusedDay(address);
  const { query } = useListedOrders('active', daysOf(month));
  const { problem, retry } = useRetry(query);
  const ofVehicle = useVehicleFilter(query.data);
  const vehicles = useFleetVehicles();
  const [vehicleId, setVehicleId] = useVehicleInAddress();
  const vehicle = vehicles.data?.find(({ id }) => id === vehicleId);
  const due = useDueDates(vehicle?.id);
  const dueRetry = useRetry(due);
  const columns = useOrderColumns('active', noDecision);
  const list = useList('services_active', VEHICLE);
  const save = useSaveAppointments();
  const texts = useGridTexts({
    label: t('label'),
    search: t('services:search.orders'),
    searchPlaceholder: t('services:search.ordersPlaceholder'),
  });
  const { search } = list.table;
  const isKnown = query.data !== undefined && !query.isPlaceholderData;
  const found = useMemo(
    () => ofVehicle.orders && rowsLeft(ofVehicle.orders, columns, { search, state: list.state }),
    [ofVehicle.orders, columns, search, list.state],
  );
  const entries = useMemo(
    () => (found && isKnown ? entriesOf(found, due.data ?? [], month) : undefined),
    [found, isKnown, due.data, month],
  );
  const [isEarlierShown, setEarlierShown] = useState(false);
  const now = today();
  // An agenda begins today, unless a day before is asked for.
  const from = view === 'month' || isEarlierShown || (day !== undefined && day < now) ? daysOf(month).start : now;
  const coming = entries && comingOf(entries, month === monthOf(now) ? from : daysOf(month).start);
  const title = t('empty.title', { month: formatMonthYear(`${month}-01`, i18n.language as Language) });
  const isFiltered = list.isFiltered || vehicleId !== undefined;

  const vehicleField = (
    <VehicleField
      vehicles={vehicles}
      label={t('vehicle')}
      value={vehicle?.id ?? null}
      onChange={(chosen) => setVehicleId(chosen?.id)}
      isForService={false}
      isInline={!isNarrow}
      isTight={isNarrow}
    />
  );

  return (
    <div {...useReturnFocus(entries !== undefined)}>
      {problem && isKnown && <StaleNotice problem={problem} onRetry={retry} isRetrying={query.isFetching} />}
      <Panel isFlush isSheet>
        <GridToolbar
          texts={texts.toolbar}
          tests={texts.tests}
          columns={columns}
          rows={ofVehicle.orders}
          {...list.toolbar}
          hasDisplay={false}
          views={<ListViews list={list} columns={columns} isReady={ofVehicle.orders !== undefined} />}
          // The list says what it does not know.
          shown={undefined}
          chips={vehicles.data && !vehicle ? ofVehicle.chips : []}
        >
          {!isNarrow && vehicleField}
          <MineSwitch />
        </GridToolbar>
        {isNarrow && (
          <div className={styles.phone}>
            {vehicleField}
            <Segmented
              label={t('services:view.label')}
              value={view}
              onChange={onView}
              segments={(['month', 'agenda'] as const).map((id) => ({
                id,
                label: t(`services:view.${id}`),
                name: t(`services:view.${id}`),
              }))}
            />
          </div>
        )}
        <CalendarHead
          month={month}
          onMonth={focus.turnTo}
          onToday={() => {
            focus.focus(today());
            address.setDay(today());
          }}
          count={coming?.appointments.length}
          earlier={coming ? entries.appointments.length - coming.appointments.length : 0}
          onAdd={() => coming && save(`${t('file.name')}-${month}`, coming.appointments)}
        />
        {vehicles.data && vehicles.data.length > 0 && !vehicle && <p className={styles.hint}>{t('chooseVehicle')}</p>}
        {due.data === undefined && dueRetry.problem && (
          <LoadFailure
            problem={dueRetry.problem}
            onRetry={dueRetry.retry}
            isRetrying={due.isFetching}
            about={t('dueFailed')}
            isCompact
          />
        )}
        {problem && query.data === undefined && (
          <LoadFailure problem={problem} onRetry={retry} isRetrying={query.isFetching} />
        )}
        {view === 'month' ? (
          <MonthView address={address} focus={focus} entries={entries} empty={title} />
        ) : coming ? (
          <AgendaView
            entries={coming}
            onEarlier={() => setEarlierShown(true)}
            day={day}
            empty={title}
            emptyBody={t(isFiltered ? 'empty.filtered' : 'empty.body')}
          />
        ) : (
          !problem && <SkeletonRows label={t('loading')} rows={8} />
        )}
        {entries && entries.without.length > 0 && (
          <p className={styles.without}>
            {t('without', { count: entries.without.length })}
            <Button variant="quiet" size="small" onPress={() => onView(undefined)}>
              {t('showList')}
            </Button>
          </p>
        )}
      </Panel>
    </div>
  );
}
