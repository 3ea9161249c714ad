import { formatMoney, place } from '@wayside/domain';
import type { CostDimension } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import type { Column } from '@wayside/ui';
import { useMemo } from 'react';
import { readingOf } from '../../../shared/brand/brand.ts';
import { MONEY_WIDTH } from '../../../shared/list/money-width.ts';
import { useOrderTexts } from '../../../shared/orders/order-text.ts';
import { useSharedColumns } from '../../../shared/orders/use-shared-columns.tsx';
import { VehicleLink } from '../../../shared/vehicles/vehicle-cell.tsx';
import type { Order, Row } from './costs.queries.ts';
import { savingColumn } from './saving-column.ts';
import { useServiceName } from './use-group-name.ts';

type OfOrder = Pick<Column<Order>, 'header' | 'value' | 'format' | 'cell' | 'kind' | 'isPlain' | 'hasTwoLines'> & {
  readonly id: string;
};

/** A column of orders for the rows that consist of them. */
function ofOrder({ value, format, cell, ...column }: OfOrder): Column<Row> {
  return {
    ...column,
    value: value && (({ order }) => value(order)),
    format: format && (({ order }) => format(order)),
    cell: cell && (({ order }) => cell(order)),
  };
}

/** What a bar consists of: orders, or by service a part of each. A row opens its order. */
export function useRowColumns(by: CostDimension): Column<Row>[] {
  const isByService = by === 'service';
  const { t, i18n } = useTranslation('costs');
  const { vehicle, appointment, shop, services } = useSharedColumns({ past: true });
  const { service } = useOrderTexts();
  const serviceName = useServiceName();
  return useMemo((): Column<Row>[] => {
    const reading = readingOf(i18n.language);
    const nameOf = (row: Row): string =>
      row.line ? service({ name: serviceName(row), position: row.line.position }) : serviceName(row);
    return [
      ...(isByService
        ? [{ id: 'service', header: t('tabs.service'), value: nameOf, isPlain: true, width: 190, minWidth: 150 }]
        : []),
      {
        id: 'order',
        header: t('columns.order'),
        value: ({ order }) => order.id,
        format: ({ order }) => String(order.id),
        href: ({ order }) => place.order(order.id),
        kind: 'identifier',
        width: 104,
        minWidth: 104,
      },
      {
        ...ofOrder(vehicle),
        cell: ({ order }) => <VehicleLink vehicle={order.vehicle} />,
        width: 212,
        minWidth: 186,
      },
      { ...ofOrder(appointment), width: 112, minWidth: 104 },
      { ...ofOrder(shop), width: 220, minWidth: 160 },
      ...(isByService ? [] : [{ ...ofOrder(services), width: 200, minWidth: 150 }]),
      {
        id: 'cost',
        header: t('columns.amount'),
        value: ({ cost, isPriced }) => (isPriced ? cost / 100 : null),
        format: ({ cost }) => formatMoney(cost / 100, reading),
        kind: 'money',
        width: MONEY_WIDTH,
        minWidth: MONEY_WIDTH,
      },
      savingColumn(t('columns.saving'), reading),
    ];
    // oxlint-disable-next-line react/exhaustive-deps -- `t` and `serviceName` change with the language
  }, [t, i18n.language, isByService, vehicle, appointment, shop, services, service]);
}
