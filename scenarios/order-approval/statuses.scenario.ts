import { isActiveStatus, orderStatuses } from '@wayside/domain';
import type { OrderStatus } from '@wayside/domain';
import type { Scenario } from '../define.ts';

/** The page of an order of every status: only one of them can be decided on, and the others say so. */
export const approvalStatuses: readonly (Scenario & { id: `order-approval/status-${OrderStatus}` })[] =
  orderStatuses.map((status) => ({
    id: `order-approval/status-${status}` as const,
    title: `The page of an order that is ${status.replaceAll('_', ' ')}`,
    story: 'The page shows the order and its status; users who cannot approve it see why.',
    world: { orderStatus: status },
    start: isActiveStatus(status) ? '/orders/5000010/approvals' : '/orders/5000011/approvals',
    signedIn: true,
  }));
