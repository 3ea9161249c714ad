import type { Column } from '@wayside/ui';
import type { Order, OrderInWords } from '../../../shared/orders/order-text.ts';
import { useSharedColumns } from '../../../shared/orders/use-shared-columns.tsx';

const HALF = { width: 300, minWidth: 80 };

export function useActiveColumns(): Column<Order>[] {
  const { services, shop, appointment, total, status } = useSharedColumns();
  return [{ ...services, ...HALF }, { ...shop, ...HALF }, appointment, total, status];
}

export function usePastColumns(): Column<OrderInWords>[] {
  const { appointment, services, shop, total, status } = useSharedColumns({ past: true });
  return [{ ...appointment, id: 'date' }, { ...services, ...HALF }, { ...shop, ...HALF }, total, status];
}
