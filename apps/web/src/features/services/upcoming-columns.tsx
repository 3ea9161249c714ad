import { formatDate, formatOdometer, hasOpenOrder, place, regionRules } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { ButtonLink, IconButton, TwoLines, useMedia } from '@wayside/ui';
import type { Column } from '@wayside/ui';
import { BellOff } from 'lucide-react';
import { useMemo } from 'react';
import { brand, readingOf } from '../../shared/brand/brand.ts';
import { columnsOf } from '../../shared/list/columns-of.ts';
import { DuePill } from '../../shared/maintenance/due-pill.tsx';
import {
  ServicesInOrder,
  isAllBooked,
  isPartlyBooked,
  useInOrderText,
} from '../../shared/maintenance/services-in-order.tsx';
import { SnoozedUntil } from '../../shared/maintenance/snoozed-until.tsx';
import { dueServices, dueStateOf, requestOf } from '../../shared/maintenance/upcoming.ts';
import { useLastVisit } from '../../shared/maintenance/use-last-visit.tsx';
import { useSharedColumns } from '../../shared/orders/use-shared-columns.tsx';
import { useOrderTexts } from '../../shared/orders/order-text.ts';
import { useVehicleText } from '../../shared/vehicles/use-vehicle-text.ts';
import { useListedVehicles } from '../../shared/vehicles/listed-vehicles.ts';
import { BlockLink, blockOf, useBlockText } from '../../shared/vehicles/block-link.tsx';
import type { UpcomingRow } from './upcoming-rows.ts';
import styles from './services.module.css';

const unit = regionRules(brand.region).distanceUnit;
/** Odometer in the brand's unit. */
const odometerOf = ({ miles, kilometers }: UpcomingRow): number | null => (unit === 'km' ? kilometers : miles);

/** Columns of the upcoming maintenance grid. */
export function useUpcomingColumns(onSnooze: (row: UpcomingRow) => void): Column<UpcomingRow>[] {
  const { t, i18n } = useTranslation(['services', 'orders']);
  const texts = useOrderTexts();
  const vehicles = useVehicleText();
  const { vehicle } = useSharedColumns();
  const inOrder = useInOrderText();
  const blockText = useBlockText();
  const listed = useListedVehicles();
  const lastVisit = useLastVisit(listed);
  const isRoomy = useMedia('(min-width: 1680px)');
  return useMemo((): Column<UpcomingRow>[] => {
    const reading = readingOf(i18n.language);
    // Fits the longest texts in the language; the services get the rest.
    const [vehicleWidth, dueWidth, intervalWidth, orderWidth, actionsWidth] =
      i18n.language === 'fr' ? [204, 188, 180, 164, 172] : [212, 188, 152, 136, 196];
    const dueText = ({ vehicle: { active_order: order }, ...row }: UpcomingRow) =>
      order && isAllBooked(row, order) ? inOrder(order) : t(`orders:due.${dueStateOf(row)}`);
    const orderText = ({ vehicle: of }: UpcomingRow) => (hasOpenOrder(of) ? blockText(of, 'orderExistsAlert') : null);
    const distance = (value: number | null) => (value === null ? '' : formatOdometer(value, unit, reading));
    const names = (row: UpcomingRow) => dueServices(row).map(texts.service);
    return columnsOf(
      {
        vehicle: { ...vehicle, href: (row) => place.vehicle(row.vehicle.id), width: 212, minWidth: vehicleWidth },
        due: {
          value: dueText,
          cell: (row) => (
            <TwoLines note={row.snoozedUntil && <SnoozedUntil day={row.snoozedUntil} />}>
              <span className={styles.wraps}>
                <DuePill item={row} order={row.vehicle.active_order} isSnoozed={row.snoozedUntil !== null} />
              </span>
            </TwoLines>
          ),
          width: dueWidth,
          minWidth: dueWidth,
        },
        interval: {
          isPlain: true,
          value: ({ interval_name }) => interval_name,
          cell: ({ interval_name, vehicle: of }) => (
            <TwoLines note={!hasOpenOrder(of) && <BlockLink vehicle={of} />}>{interval_name}</TwoLines>
          ),
          hasFilter: true,
          width: intervalWidth,
          minWidth: intervalWidth,
        },
        services: {
          isPlain: true,
          value: (row) => names(row).join(', '),
          cell: (row) => {
            const order = row.vehicle.active_order;
            if (order && isPartlyBooked(row, order)) return <ServicesInOrder item={row} order={order} />;
            const [first, second, ...more] = names(row);
            const rest = more.length > 0 && t('orders:moreServices', { count: more.length });
            return (
              <TwoLines note={[second, rest].filter(Boolean).join(' ')} isNoteWrapped>
                {first}
              </TwoLines>
            );
          },
          hasFilter: true,
          width: 280,
          minWidth: 100,
        },
        order: {
          isPlain: true,
          value: (row) => orderText(row),
          cell: (row) =>
            hasOpenOrder(row.vehicle) && (
              <span className={styles.wraps}>
                <BlockLink vehicle={row.vehicle} />
              </span>
            ),
          hasFilter: true,
          width: orderWidth,
          minWidth: orderWidth,
        },
        odometer: {
          value: odometerOf,
          format: (row) => distance(odometerOf(row)),
          kind: 'number',
          width: 110,
          minWidth: 100,
        },
        department: {
          value: ({ vehicle: { id } }) => listed?.get(id)?.department_number,
          kind: 'identifier',
          hasFilter: true,
          hasChoices: true,
          // Others need the room of a usual screen.
          isHidden: !isRoomy,
          width: 140,
          minWidth: 132,
        },
        last: { header: t('columns.lastVisit'), ...lastVisit, isHidden: true, width: 120, minWidth: 104 },
        reminder: {
          value: ({ snoozedUntil }) => snoozedUntil,
          format: ({ snoozedUntil }) => formatDate(snoozedUntil, brand.region) ?? '',
          kind: 'date',
          // The column of what is due says it, too.
          isHidden: true,
          width: 118,
          minWidth: 100,
        },
        actions: {
          cell: (row) => (
            <span className={styles.actions}>
              <IconButton
                label={t(row.snoozedUntil ? 'snooze.changeOf' : 'snooze.action', {
                  vehicle: vehicles.name(row.vehicle),
                })}
                icon={<BellOff size={16} aria-hidden="true" />}
                text={row.snoozedUntil ? t('snooze.change') : undefined}
                size="small"
                onPress={() => onSnooze(row)}
              />
              <ButtonLink href={requestOf(row)} size="small" variant={blockOf(row.vehicle) ? 'quiet' : 'secondary'}>
                {t('scheduleShort')}
              </ButtonLink>
            </span>
          ),
          kind: 'actions',
          width: actionsWidth,
          minWidth: actionsWidth,
        },
      },
      (id) => t(`columns.${id}`),
    );
  }, [t, i18n.language, texts, vehicles, vehicle, inOrder, blockText, listed, lastVisit, isRoomy, onSnooze]);
}
