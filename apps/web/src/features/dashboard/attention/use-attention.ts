import { useQuery } from '@tanstack/react-query';
import { approvalsOf, attentionOf, attentionOfVehicles, canManagePolicies, needsStoredCard } from '@wayside/domain';
import type { AttentionItem } from '@wayside/domain';
import { brand } from '../../../shared/brand/brand.ts';
import type { Loadable } from '../../../shared/data/loaded.tsx';
import { read } from '../../../shared/data/read.ts';
import { useCached } from '../../../shared/data/use-cached.ts';
import { useIsWithoutNetwork } from '../../../shared/kept/connection.ts';
import type { HiddenRowsProps } from '../../../shared/list/hidden-rows.tsx';
import { useMine } from '../../../shared/list/mine/use-mine.ts';
import { useFleetIntervals } from '../../../shared/maintenance/intervals.queries.ts';
import { useSnoozed } from '../../../shared/maintenance/reminders.queries.ts';
import { useLoadedSchedules } from '../../../shared/maintenance/schedule.queries.ts';
import { paymentMethodsQuery, useMayAddMethod } from '../../../shared/payments/payment-methods.queries.ts';
import { usePolicyPeople } from '../../../shared/policies/policies.queries.ts';
import type { User } from '../../../shared/session/session.ts';
import { today } from '../../../shared/today.ts';
import { failedCount, useUploads } from '../../../shared/uploads/uploads.ts';
import { dashboardQuery, ordersOf } from '../dashboard.queries.ts';

export interface Attention {
  readonly items: readonly AttentionItem[];
  /** What "My vehicles" hides, for `HiddenRows`. */
  readonly hidden: HiddenRowsProps;
  /** How many orders await whose approval, of the vehicles shown and outside them; undefined until known. */
  readonly approvals: ReturnType<typeof approvalsOf> | undefined;
  /** Whether the most urgent kinds are known: others only come after them. */
  readonly isRanked: boolean;
  /** Whether everything has been loaded, or has failed to be. */
  readonly isComplete: boolean;
  /** What failed to load: it may hide items. */
  readonly failed: readonly Pick<Loadable<unknown>, 'error' | 'refetch'>[];
  readonly retry: () => void;
}

/** What needs the user, from the queries of the pages: whatever changes them changes this. */
export function useAttention(user: User): Attention {
  const isManager = canManagePolicies(user);
  const hasTelematics = brand.switches.telematicsTab && isManager;
  const hasCards = useMayAddMethod(user) && needsStoredCard(user.payment_provider_type);
  // In Canada a plate has no expiration.
  const hasPlateDates = brand.region !== 'CA';

  const dashboard = useQuery(dashboardQuery());
  const due = useFleetIntervals();
  const snoozed = useSnoozed(due.data);
  const recalls = useQuery(read('/vehicles/recalls'));
  const plates = useQuery({ ...read('/vehicles'), enabled: hasPlateDates });
  const policies = usePolicyPeople(user, isManager);
  const syncs = useQuery({ ...read('/geotab_sync_events'), enabled: hasTelematics });
  const cards = useQuery({ ...paymentMethodsQuery(), enabled: hasCards });
  const gloveboxes = useCached('/glovebox_items');
  const faults = useCached('/geotab_vehicles/{id}/fault_data');
  const schedules = useLoadedSchedules();
  const uploads = useUploads();
  const { vehicles: shown, setOn } = useMine();
  const orders = dashboard.data && ordersOf(dashboard.data);

  const all = attentionOf(
    {
      today: today(),
      requiresEnrolment: brand.switches.vehicleEnroll,
      vehicles: dashboard.data?.vehicles,
      orders,
      due: due.data,
      snoozed,
      schedules,
      recalls: recalls.data,
      documents: gloveboxes.flatMap(({ data }) => data),
      plates: plates.data,
      faults: faults.flatMap(({ id, data }) => (id === undefined ? [] : { vehicleId: id, faults: data })),
      uploads: uploads.map((upload) => ({
        id: upload.id,
        fileName: upload.fileName,
        status: upload.last.status,
        failed: failedCount(upload),
      })),
      ...policies.data,
      syncs: syncs.data,
      cards: hasCards ? cards.data : undefined,
    },
    user,
  );

  const items = attentionOfVehicles(all, shown);
  // Cards are never kept on the device, so without a network the list is shown without them. An empty list still needs
  // them: it says that nothing needs attention.
  const isWithoutCards = useIsWithoutNetwork() && items.length > 0;

  const needed = [
    dashboard,
    due,
    recalls,
    ...(hasPlateDates ? [plates] : []),
    ...(isManager ? [policies] : []),
    ...(hasTelematics ? [syncs] : []),
    ...(hasCards && !isWithoutCards ? [cards] : []),
  ];
  const isSettled = ({ data, error }: Pick<Loadable<unknown>, 'data' | 'error'>) =>
    data !== undefined || error !== null;
  const isRanked = isSettled(dashboard) && isSettled(due) && (snoozed !== undefined || due.data === undefined);
  const failed = needed.filter(({ error }) => error);
  return {
    items,
    hidden: { listed: items.length, hidden: { vehicles: all.length - items.length }, onShowAll: () => setOn(false) },
    approvals: orders && approvalsOf(orders, user, shown),
    isRanked,
    isComplete: isRanked && needed.every(isSettled),
    failed,
    retry: () => {
      for (const query of failed) void query.refetch();
    },
  };
}
