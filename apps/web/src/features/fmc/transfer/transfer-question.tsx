import { useQuery } from '@tanstack/react-query';
import { clashesIn, openOrdersOf, place } from '@wayside/domain';
import type { Transfer } from '@wayside/machines';
import { useTranslation } from '@wayside/i18n';
import { ConfirmDialog, Consequences } from '@wayside/ui';
import type { Consequence } from '@wayside/ui';
import { ClipboardList, History, ShieldAlert, TriangleAlert, Users } from 'lucide-react';
import { LISTED_VEHICLES, OpenOrders } from '../../../shared/dependents/open-orders.tsx';
import { orderListQuery } from '../../../shared/orders/orders.queries.ts';
import { FewLinks } from '../../../shared/page/few-links.tsx';
import { useVehicleText } from '../../../shared/vehicles/use-vehicle-text.ts';
import { fleetVehiclesQuery } from './transfer.queries.ts';
import { useTransferTexts } from './use-transfer-texts.ts';
import type { FleetName } from './use-transfer-texts.ts';

const icon = { size: 16, 'aria-hidden': true } as const;

export interface TransferQuestionProps {
  transfer: Transfer;
  fleetName: FleetName;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before vehicles change their fleet, and says what goes with them and what stays behind (VOR-05). */
export function TransferQuestion({ transfer, fleetName, onConfirm, onCancel }: TransferQuestionProps) {
  const { t } = useTranslation(['transfer', 'common']);
  const texts = useTransferTexts(fleetName);
  const { lines, isChecked } = useConsequences(transfer, fleetName);
  const count = transfer.vehicles.length;
  return (
    <ConfirmDialog
      isOpen
      title={t('question.title', { count })}
      confirmLabel={t('question.confirm', { count })}
      cancelLabel={t('common:actions.cancel')}
      disabledReason={isChecked ? undefined : t('question.checking')}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      <p>{texts.summary(transfer)}</p>
      <Consequences of={lines} />
    </ConfirmDialog>
  );
}

/**
 * The worst first. People of another fleet aren't known here: what they lose is said without names. Without the orders
 * or the vehicles of the target, what depends on them is not known either.
 */
function useConsequences({ vehicles, destination }: Transfer, fleetName: FleetName) {
  const { t } = useTranslation('transfer');
  const texts = useVehicleText();
  const orders = useQuery(orderListQuery('active', null));
  const target = useQuery(fleetVehiclesQuery(destination));
  const isListed = vehicles.length <= LISTED_VEHICLES;
  const open = openOrdersOf(vehicles, orders.data ?? []);
  const clashes = clashesIn(vehicles, target.data ?? []);
  const isUnknown = [orders, target].some(({ data, error }) => data === undefined && error !== null);
  const lines: (Consequence | false)[] = [
    isUnknown && { icon: <ShieldAlert {...icon} />, title: t('question.unknown'), tone: 'attention' },
    clashes.length > 0 && {
      icon: <TriangleAlert {...icon} />,
      title: t('question.clashes', { count: clashes.length, fleet: fleetName(destination) }),
      text: isListed && (
        <FewLinks
          links={clashes.map(({ vehicle, other, by }) => ({
            id: vehicle.id,
            label: t('question.clash', {
              number: (by === 'unit' ? vehicle.other_id : vehicle.license_plate_number) ?? texts.mark(vehicle),
              other: texts.name(other),
            }),
            href: place.vehicle(other.id),
          }))}
        />
      ),
      tone: 'attention',
    },
    open.length > 0 && {
      icon: <ClipboardList {...icon} />,
      title: t('question.orders', { count: open.length }),
      text: isListed && <OpenOrders orders={open} />,
      tone: 'attention',
    },
    {
      icon: <Users {...icon} />,
      title: t('question.people'),
      text: t('question.peopleLose', { count: vehicles.length }),
    },
    { icon: <History {...icon} />, title: t('question.history'), text: t('question.undo') },
  ];
  return {
    lines: lines.filter((line) => line !== false),
    isChecked: isUnknown || (orders.data !== undefined && target.data !== undefined),
  };
}
