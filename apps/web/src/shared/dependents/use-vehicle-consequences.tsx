import { place } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { Link } from '@wayside/ui';
import type { Consequence } from '@wayside/ui';
import { ClipboardList, ShieldAlert, ShieldCheck, UserRound } from 'lucide-react';
import type { Loadable } from '../data/loaded.tsx';
import { DriverLinks } from './driver-links.tsx';
import { LISTED_VEHICLES, OpenOrders } from './open-orders.tsx';
import type { VehicleDependents } from './use-vehicle-dependents.ts';

const icon = { size: 16, 'aria-hidden': true } as const;

export interface VehicleConsequences {
  readonly lines: readonly Consequence[];
  /** Why it can't be confirmed: it is being checked, or an open order is in the way. */
  readonly reason?: string | undefined;
}

/**
 * What deactivating or deleting vehicles does to orders, people and policies, the worst first (VOR-05). A vehicle with
 * an open order can't be deleted.
 */
export function useVehicleConsequences(
  action: 'deactivate' | 'delete',
  count: number,
  { data, error }: Loadable<VehicleDependents>,
): VehicleConsequences {
  const { t } = useTranslation('vehicles');
  if (!data) {
    const isUnknown = error !== null;
    return isUnknown
      ? { lines: [{ icon: <ShieldAlert {...icon} />, title: t('leaving.unknown', { count }), tone: 'attention' }] }
      : { lines: [], reason: t('leaving.checking') };
  }
  const { orders, policies, emptied, drivers } = data;
  const isListed = count <= LISTED_VEHICLES;
  const lines: (Consequence | false)[] = [
    orders.length > 0 && {
      icon: <ClipboardList {...icon} />,
      title: t(`leaving.orders.${action}`, { count: orders.length }),
      text: isListed && <OpenOrders orders={orders} />,
      tone: action === 'delete' ? 'critical' : 'attention',
    },
    policies.length > 0 && {
      icon: <ShieldCheck {...icon} />,
      title: t('leaving.policies', { count: policies.length }),
      text: (
        <>
          {emptied.length > 0 &&
            action === 'delete' &&
            `${policies.length === 1 ? t('leaving.emptiedOnly') : t('leaving.emptied', { count: emptied.length })} `}
          <Link href={place.settings('policies')}>{t('leaving.showPolicies', { count: policies.length })}</Link>
        </>
      ),
      tone: emptied.length > 0 && action === 'delete' ? 'attention' : undefined,
    },
    drivers.length > 0 && {
      icon: <UserRound {...icon} />,
      title: t('leaving.drivers', { count: drivers.length }),
      text: isListed && <DriverLinks drivers={drivers} />,
    },
  ];
  return {
    lines: lines.filter((line) => line !== false),
    reason: action === 'delete' && orders.length > 0 ? t('leaving.orderFirst') : undefined,
  };
}
