import { useQuery } from '@tanstack/react-query';
import { clashesIn, dependsOnTransfer, place } from '@wayside/domain';
import type { Transfer } from '@wayside/machines';
import { useTranslation } from '@wayside/i18n';
import { ConfirmDialog, Consequences } from '@wayside/ui';
import type { Consequence } from '@wayside/ui';
import { ClipboardList, History, ShieldAlert, TriangleAlert, Users, UserX } from 'lucide-react';
import { LISTED_VEHICLES, OpenOrders } from '../../../shared/dependents/open-orders.tsx';
import { allFleetsQuery } from '../../../shared/data/all-fleets.ts';
import { useKnownUser } from '../../../shared/data/user.ts';
import { fleetUsersQuery } from '../../../shared/people/people.queries.ts';
import { policiesQuery } from '../../../shared/policies/policies.queries.ts';
import { orderListQuery } from '../../../shared/orders/orders.queries.ts';
import { FewLinks } from '../../../shared/page/few-links.tsx';
import { useVehicleText } from '../../../shared/vehicles/use-vehicle-text.ts';
import { fleetVehiclesQuery } from './transfer.queries.ts';
import { useLeftBehind } from './left-behind.tsx';
import type { LeftBehind } from './left-behind.tsx';
import { useTransferTexts } from './use-transfer-texts.ts';
import type { FleetName } from './use-transfer-texts.ts';

const icon = { size: 16, 'aria-hidden': true } as const;

export interface TransferQuestionProps {
  transfer: Transfer;
  fleetName: FleetName;
  /** Passes on what an undo won't bring back, if it is known. */
  onConfirm: (left: LeftBehind | undefined) => void;
  onCancel: () => void;
}

/** Asks before vehicles change their fleet, and says what goes with them and what stays behind (VOR-05). */
export function TransferQuestion({ transfer, fleetName, onConfirm, onCancel }: TransferQuestionProps) {
  const { t } = useTranslation(['transfer', 'common']);
  const texts = useTransferTexts(fleetName);
  const { lines, left, isChecked } = useConsequences(transfer, fleetName);
  const count = transfer.vehicles.length;
  return (
    <ConfirmDialog
      isOpen
      title={t('question.title', { count })}
      confirmLabel={t('question.confirm', { count })}
      cancelLabel={t('common:actions.cancel')}
      disabledReason={isChecked ? undefined : t('question.checking')}
      onConfirm={() => onConfirm(left)}
      onCancel={onCancel}
    >
      <p>{texts.summary(transfer)}</p>
      <Consequences of={lines} />
    </ConfirmDialog>
  );
}

/** Policies and people of the fleet that the reader acts in, if vehicles leave it: they have names there. */
function useOwnFleet(vehicles: Transfer['vehicles']) {
  const fleetId = useKnownUser().data?.fleet_id;
  const enabled = vehicles.some(({ fleet_id }) => fleet_id === fleetId);
  const policies = useQuery({ ...policiesQuery(), enabled });
  const people = useQuery({ ...fleetUsersQuery(), enabled });
  return {
    known:
      fleetId != null && policies.data && people.data
        ? { fleetId, policies: policies.data, people: people.data }
        : undefined,
    isChecking: enabled && [policies, people].some(({ data, error }) => data === undefined && error === null),
  };
}

/**
 * The worst first. People of another fleet aren't known here: what they lose is said without names. Without the orders
 * or the vehicles of the target, what depends on them is not known either.
 */
function useConsequences({ vehicles, destination }: Transfer, fleetName: FleetName) {
  const { t } = useTranslation('transfer');
  const texts = useVehicleText();
  const leftBehind = useLeftBehind(fleetName);
  const orders = useQuery(orderListQuery('active', null));
  const target = useQuery(fleetVehiclesQuery(destination));
  const fleets = useQuery(allFleetsQuery());
  const own = useOwnFleet(vehicles);
  const isListed = vehicles.length <= LISTED_VEHICLES;
  const {
    orders: open,
    isUnattended,
    named,
    others,
  } = dependsOnTransfer(vehicles, {
    orders: orders.data ?? [],
    target: fleets.data?.find(({ id }) => id === destination),
    known: own.known,
  });
  const left = own.known &&
    named && {
      fleetId: own.known.fleetId,
      policies: named.policies.length,
      emptied: named.emptied.length,
      drivers: named.drivers,
      isListed,
    };
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
    isUnattended && {
      icon: <UserX {...icon} />,
      title: t('question.noUsers', { fleet: fleetName(destination) }),
      text: t('question.noApprover', { count: open.length }),
      tone: 'attention',
    },
    ...leftBehind(left),
    {
      icon: <Users {...icon} />,
      title: t('question.people'),
      text: others.length > 0 && t('question.peopleLose', { count: others.length }),
    },
    { icon: <History {...icon} />, title: t('question.history'), text: t('question.undo', { count: vehicles.length }) },
  ];
  return {
    left,
    lines: lines.filter((line) => line !== false),
    isChecked: isUnknown || (orders.data !== undefined && target.data !== undefined && !own.isChecking),
  };
}
