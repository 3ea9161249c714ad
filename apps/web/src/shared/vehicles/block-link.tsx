import { hasOpenOrder, place, statusOf, statusView, vehicleBlock } from '@wayside/domain';
import type { RequestVehicle, VehicleBlock } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { Link, VisuallyHidden } from '@wayside/ui';
import { useCallback } from 'react';
import { brand } from '../brand/brand.ts';
import { useVehicleText } from './use-vehicle-text.ts';

/**
 * Why service can't be scheduled for a vehicle, if it can't. What isn't known of the vehicle doesn't count against it.
 */
export function blockOf(vehicle: RequestVehicle | null): VehicleBlock | undefined {
  return vehicleBlock(vehicle, {
    requiresEnrolment: brand.switches.vehicleEnroll && typeof vehicle?.fleetcor_enrolled === 'boolean',
  });
}

/** Where the block can be seen to: the active order, else the vehicle. */
export function blockPlace({ id, active_order }: RequestVehicle, block: VehicleBlock): string {
  return block === 'orderExistsAlert' && active_order?.id ? place.order(active_order.id) : place.vehicle(id);
}

/**
 * Why service can't be scheduled for a vehicle, in few words: "Order 5000010, awaiting approval" where its order is
 * known.
 */
export function useBlockText(): (vehicle: RequestVehicle, block: VehicleBlock) => string {
  const { t, i18n } = useTranslation(['shops', 'orders']);
  return useCallback(
    ({ active_order: order }, block) => {
      const status = order && statusView(statusOf(order));
      if (block !== 'orderExistsAlert' || !order?.id || !status) return t(`vehicle.reason.${block}`);
      return t('vehicle.openOrder', {
        id: order.id,
        status: t(`orders:status.${status.label}`).toLocaleLowerCase(i18n.language),
      });
    },
    [t, i18n.language],
  );
}

/**
 * Says in a row why service can't be scheduled for its vehicle, as a link to what prevents it. An open order comes
 * first, whatever else does (VOR-01).
 */
export function BlockLink({ vehicle }: { vehicle: RequestVehicle }) {
  const blockText = useBlockText();
  const texts = useVehicleText();
  const block = hasOpenOrder(vehicle) ? 'orderExistsAlert' : blockOf(vehicle);
  return (
    block && (
      <Link href={blockPlace(vehicle, block)}>
        {blockText(vehicle, block)}
        <VisuallyHidden> {texts.name(vehicle)}</VisuallyHidden>
      </Link>
    )
  );
}
