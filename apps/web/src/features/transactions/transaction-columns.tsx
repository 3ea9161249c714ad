import { formatDate, formatMoney, place } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { Button, TwoLines, useStableCallback } from '@wayside/ui';
import type { Column } from '@wayside/ui';
import { useMemo } from 'react';
import { brand, readingOf } from '../../shared/brand/brand.ts';
import { columnsOf } from '../../shared/list/columns-of.ts';
import { PaidVehicle, paidVehicleText } from './paid-vehicle.tsx';
import type { Payment, Subscription } from './transactions.queries.ts';

type Transaction = Pick<Payment & Subscription, 'fleet_name' | 'amount'>;

const FLEET = { value: ({ fleet_name }: Transaction) => fleet_name, hasFilter: true, width: 220, minWidth: 150 };
const DAY = { kind: 'date', width: 130, minWidth: 116 } as const;
const AMOUNT = {
  value: ({ amount }: Transaction) => amount,
  kind: 'money',
  hasFilter: true,
  width: 140,
  minWidth: 120,
} as const;

const dayText = (day: string): string => formatDate(day, brand.region) ?? '';

/**
 * The prescribed columns in their order (TRX-01); vehicle and method stand on second lines of two of them, and have
 * hidden columns to sort and filter by.
 */
export function usePaymentColumns(onOpen: (id: number) => void, isOwnFleet: boolean): Column<Payment>[] {
  const { t, i18n } = useTranslation('transactions');
  const open = useStableCallback(onOpen);
  return useMemo(
    (): Column<Payment>[] =>
      columnsOf(
        {
          fleet: FLEET,
          order: {
            value: ({ shop_order_id }) => shop_order_id,
            href: ({ shop_order_id }) => place.order(shop_order_id),
            cell: (payment) => <TwoLines note={paidVehicleText(payment)}>{String(payment.shop_order_id)}</TwoLines>,
            kind: 'identifier',
            hasTwoLines: true,
            width: 150,
            minWidth: 130,
          },
          date: {
            ...DAY,
            header: t('columns.orderDate'),
            value: ({ shop_order_date }) => shop_order_date,
            format: ({ shop_order_date }) => dayText(shop_order_date),
          },
          invoice: { value: ({ invoice_number }) => invoice_number, kind: 'identifier', width: 150, minWidth: 120 },
          amount: {
            ...AMOUNT,
            format: ({ amount }) => formatMoney(amount, readingOf(i18n.language)),
            cell: ({ amount, method_of_payment }) => (
              <TwoLines note={method_of_payment}>{formatMoney(amount, readingOf(i18n.language))}</TwoLines>
            ),
            hasTwoLines: true,
          },
          vehicle: {
            isHidden: true,
            value: paidVehicleText,
            searched: ({ other_id, license_plate_number, vehicle_name, vin }) =>
              [other_id, license_plate_number, vehicle_name, vin].filter(Boolean).join('\n'),
            cell: (payment) => <PaidVehicle payment={payment} isOwnFleet={isOwnFleet} />,
            hasFilter: true,
            hasTwoLines: true,
            width: 200,
            minWidth: 176,
          },
          method: {
            isHidden: true,
            value: ({ method_of_payment }) => method_of_payment,
            hasFilter: true,
            hasChoices: true,
            width: 170,
            minWidth: 150,
          },
          details: {
            cell: ({ id, shop_order_id }) => (
              <Button
                size="small"
                aria-label={t('payments.openOf', { number: shop_order_id })}
                onPress={() => open(id)}
              >
                {t('columns.details')}
              </Button>
            ),
            kind: 'actions',
            width: 140,
            minWidth: 130,
          },
        },
        (id) => t(`columns.${id}`),
      ),
    [t, i18n.language, open, isOwnFleet],
  );
}

export function useSubscriptionColumns(onOpen: (id: number) => void): Column<Subscription>[] {
  const { t, i18n } = useTranslation('transactions');
  const open = useStableCallback(onOpen);
  return useMemo(
    (): Column<Subscription>[] =>
      columnsOf(
        {
          fleet: FLEET,
          subscription: {
            header: t('columns.subscriptions'),
            value: ({ id }) => id,
            cell: ({ id }) => (
              <Button size="small" aria-label={t('subscriptions.openOf', { number: id })} onPress={() => open(id)}>
                {String(id)}
              </Button>
            ),
            kind: 'identifier',
            width: 150,
            minWidth: 130,
          },
          date: {
            ...DAY,
            value: ({ subscription_date }) => subscription_date,
            format: ({ subscription_date }) => dayText(subscription_date),
          },
          method: {
            value: ({ method_of_payment }) => method_of_payment,
            hasFilter: true,
            hasChoices: true,
            width: 170,
            minWidth: 130,
          },
          vehicles: {
            value: ({ number_of_vehicles }) => number_of_vehicles,
            kind: 'number',
            width: 130,
            minWidth: 110,
          },
          amount: { ...AMOUNT, format: ({ amount }) => formatMoney(amount, readingOf(i18n.language)) },
        },
        (id) => t(`columns.${id}`),
      ),
    [t, i18n.language, open],
  );
}
