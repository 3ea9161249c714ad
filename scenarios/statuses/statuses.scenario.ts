import { bulkUploadPlace, isActiveStatus, orderStatuses } from '@wayside/domain';
import type { OrderStatus } from '@wayside/domain';
import type { Scenario, WorldShape } from '../define.ts';

const words = (status: string): string => status.replaceAll('_', ' ');

/** Every status of an order: of all active ones, or of all past ones. */
export const orders: readonly (Scenario & { id: `statuses/order-${OrderStatus}` })[] = orderStatuses.map((status) => ({
  id: `statuses/order-${status}` as const,
  title: `Every ${isActiveStatus(status) ? 'active' : 'past'} order is ${words(status)}`,
  story: 'One status wherever an order appears: in lists, on its own page, on the dashboard, and in downloads.',
  world: { orderStatus: status },
  start: isActiveStatus(status) ? '/dashboard' : '/services?tab=past',
  signedIn: true,
}));

type UploadStatus = NonNullable<WorldShape['bulkUpload']>;
const UPLOADS = {
  submitted: 'stays submitted',
  processing: 'keeps processing',
  completed: 'ends well',
  completed_with_errors: 'ends with errors',
  errored: 'fails',
} as const satisfies Record<UploadStatus, string>;

/** Every status of a bulk upload. */
export const uploads: readonly (Scenario & { id: `statuses/upload-${UploadStatus}` })[] = (
  Object.keys(UPLOADS) as UploadStatus[]
).map((status) => ({
  id: `statuses/upload-${status}` as const,
  title: `A bulk upload ${UPLOADS[status]}`,
  story: 'What the live channel reports after the file was accepted.',
  world: { bulkUpload: status },
  start: bulkUploadPlace,
  signedIn: true,
}));
