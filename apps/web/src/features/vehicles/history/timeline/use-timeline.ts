import { useQueries, useQuery } from '@tanstack/react-query';
import type { Schemas } from '@wayside/api-client';
import { isEnteredByHand, ordersOfVehicle, timelineOf } from '@wayside/domain';
import type { TimelineEvent } from '@wayside/domain';
import { useFlag } from '../../../../shared/data/flags.ts';
import { read } from '../../../../shared/data/read.ts';
import { useKnownUser } from '../../../../shared/data/user.ts';
import { canceledOrdersQuery } from '../../../../shared/orders/orders.queries.ts';
import type { Vehicle } from '../../page/vehicle.queries.ts';
import { faultsQuery } from '../../telematics/telematics.queries.ts';
import { useWholeHistory } from '../history.queries.ts';
import type { HistoryRecord } from '../history.queries.ts';

type Step = Schemas['ActivityItem'];
type Order = Schemas['Order'];
interface Item {
  order: HistoryRecord | Order;
  approval: Step & { order: HistoryRecord | Order };
  manual: HistoryRecord;
  recall: Schemas['Recall'];
  document: Schemas['GloveboxItem'];
  fault: Schemas['FaultCode'];
  odometer: HistoryRecord;
}

/** An event with what it is about. */
export type VehicleEvent = {
  [Kind in keyof Item]: TimelineEvent & { kind: Kind; key: string; item: Item[Kind] };
}[keyof Item];

/** Orders whose approvals are loaded, newest first: each is a call. */
const WITH_APPROVALS = 25;

type Part = 'history' | 'approvals' | 'faults';

/** Everything that happened to a vehicle. A source that fails is named and leaves the others. */
export function useTimeline(vehicle: Vehicle) {
  const user = useKnownUser();
  const history = useWholeHistory(vehicle.id);
  const { hasMore, hasFailed, loadMore } = history;
  const canceled = useQuery(canceledOrdersQuery());

  const records = history.data ?? [];
  const manual = records.filter(isEnteredByHand);
  const orders = ordersOfVehicle(vehicle, records, canceled.data ?? []);

  // An approval history is for those who pay through the platform (APR-07).
  const shown = user.data?.pays_through_platform === true ? orders.slice(0, WITH_APPROVALS) : [];
  const activity = useQueries({
    queries: shown.map(({ id }) => read('/shop_order_activity_items', { query: { shop_order_id: id } })),
  });

  const approvals = activity.flatMap(({ data = [] }, at) => data.map((item) => ({ ...item, order: shown[at]! })));

  const hasTelematics = useFlag('telematics_section') && vehicle.geotab_device_id !== null;
  const faults = useQuery({ ...faultsQuery(vehicle.id), enabled: hasTelematics });
  const documents = (useFlag('glovebox') && vehicle.glovebox_items) || [];

  const events = timelineOf<VehicleEvent>([
    orders.map((item) => ({ kind: 'order', key: `order ${item.id}`, at: item.appointment_datetime, item })),
    approvals.map((item) => ({ kind: 'approval', key: `approval ${item.id}`, at: item.created_at, item })),
    manual.map((item) => ({ kind: 'manual', key: `manual ${item.id}`, at: item.appointment_datetime, item })),
    // Recalls have no id.
    (vehicle.recalls ?? []).map((item, at) => ({
      kind: 'recall',
      key: `recall ${at}`,
      at: item.report_received_at,
      item,
    })),
    documents.map((item) => ({ kind: 'document', key: `document ${item.id}`, at: item.expiration_date, item })),
    (hasTelematics ? (faults.data ?? []) : []).map((item) => ({
      kind: 'fault',
      key: `fault ${item.id}`,
      at: item.dateTime,
      item,
    })),
    records
      .filter(({ miles, kilometers }) => miles !== null || kilometers !== null)
      .map((item) => ({
        kind: 'odometer',
        key: `odometer ${item.maintenance_type} ${item.id}`,
        at: item.appointment_datetime,
        item,
      })),
  ]);

  const lost = activity.filter(({ error }) => error);
  const failed: Part[] = [
    ...(history.error || hasFailed || canceled.error ? (['history'] as const) : []),
    ...(lost.length > 0 ? (['approvals'] as const) : []),
    ...(hasTelematics && faults.error ? (['faults'] as const) : []),
  ];
  return {
    /** Everything loaded so far, newest first. */
    events,
    isLoading:
      (history.data === undefined && !history.error) ||
      (hasMore && !hasFailed) ||
      canceled.isLoading ||
      activity.some(({ isLoading }) => isLoading) ||
      (hasTelematics && faults.isLoading),
    failed,
    /** Orders beyond those whose approvals are loaded. */
    without: shown.length === 0 ? 0 : orders.length - shown.length,
    retry: (): void => {
      if (history.error) history.refetch();
      if (hasFailed) loadMore();
      if (canceled.error) void canceled.refetch();
      for (const { refetch } of lost) void refetch();
      if (faults.error) void faults.refetch();
    },
  };
}
