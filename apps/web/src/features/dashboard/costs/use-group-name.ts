import { formatMonthYear } from '@wayside/domain';
import type { CostDimension, Language } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { useMemo } from 'react';
import { useOrderTexts } from '../../../shared/orders/order-text.ts';
import { useVehicleText } from '../../../shared/vehicles/use-vehicle-text.ts';
import type { Group, Row } from './costs.queries.ts';

/** The service of a row, without its position; or what else the amount is. */
export function useServiceName(): (row: Row) => string {
  const { t } = useTranslation('costs');
  return ({ kind, line }) => {
    if (kind === 'promotion' || kind === 'other') return t(kind);
    return line?.name.trim() || t('none.service');
  };
}

/** What a group of costs is called, on one line and on two. */
export function useGroupName(by: CostDimension) {
  const { t, i18n } = useTranslation('costs');
  const orders = useOrderTexts();
  const vehicles = useVehicleText();
  const serviceName = useServiceName();
  return useMemo(() => {
    const ofRow: Record<Exclude<CostDimension, 'month'>, (row: Row) => string | undefined> = {
      service: serviceName,
      shop: ({ order }) => orders.shop(order).trim(),
      vehicle: ({ order }) => vehicles.name(order.vehicle),
      department: ({ order }) => order.vehicle.department_number?.trim(),
    };
    function name({ key, rows: [row] }: Group): string {
      const text = by === 'month' ? formatMonthYear(`${key}-01`, i18n.language as Language) : row && ofRow[by](row);
      return text || t(`none.${by}`);
    }
    function lines(group: Group): { first: string; second: string } {
      const [row] = group.rows;
      if (by === 'vehicle' && row) {
        const { title, below } = vehicles.lines(row.order.vehicle);
        return { first: title, second: below };
      }
      if (by === 'shop' && row && orders.shop(row.order))
        return { first: orders.shopName(row.order), second: orders.shopWhere(row.order) };
      return { first: name(group), second: '' };
    }
    return { name, lines };
    // oxlint-disable-next-line react/exhaustive-deps -- `t` and `serviceName` change with the language
  }, [t, i18n, by, orders, vehicles]);
}
