import { useTranslation } from '@wayside/i18n';
import type { TransferVehicle } from '@wayside/machines';
import { StatusPill } from '@wayside/ui';
import type { GridColumn } from '@wayside/ui/grid';
import { useMemo } from 'react';
import { useVehicleText } from '../../../shared/vehicles/use-vehicle-text.ts';
import { VehicleCell } from '../../../shared/vehicles/vehicle-cell.tsx';
import styles from './transfer.module.css';
import type { By } from './use-sides.ts';
import type { FleetName } from './use-transfer-texts.ts';

type Column = GridColumn<TransferVehicle>;

function useSharedColumns(): { vehicle: Column; vin: Column; department: Column } {
  const { t } = useTranslation('transfer');
  const texts = useVehicleText();
  return useMemo(
    () => ({
      vehicle: {
        id: 'vehicle',
        header: t('columns.vehicle'),
        value: (vehicle) => texts.line(vehicle),
        cell: (vehicle) => <VehicleCell vehicle={vehicle} />,
        isPinned: true,
        hasFilter: true,
        width: 220,
        minWidth: 190,
      },
      vin: { id: 'vin', header: t('columns.vin'), value: ({ vin }) => vin, kind: 'identifier', width: 190, minWidth: 184 },
      department: {
        id: 'department',
        header: t('columns.department'),
        value: ({ department_number }) => department_number,
        kind: 'identifier',
        isHidden: true,
        width: 120,
        minWidth: 104,
      },
    }),
    [t, texts],
  );
}

/** Columns of the vehicles to choose from. The fleet matters only where several are searched. */
export function useSourceColumns(by: By, fleetName: FleetName): Column[] {
  const { t } = useTranslation('transfer');
  const { vehicle, vin, department } = useSharedColumns();
  return useMemo(() => {
    const fleet: Column = {
      id: 'fleet',
      header: t('columns.fleet'),
      value: ({ fleet_id }) => fleetName(fleet_id),
      hasFilter: true,
      width: 180,
      minWidth: 140,
    };
    return by === 'vehicle' ? [vehicle, fleet, { ...vin, isHidden: true }, department] : [vehicle, vin, department];
  }, [t, by, vehicle, vin, department, fleetName]);
}

/** Columns of the destination: what was moved there says where it comes from. */
export function useDestinationColumns(isMoved: (id: number) => boolean, fleetName: FleetName): Column[] {
  const { t } = useTranslation('transfer');
  const { vehicle, vin, department } = useSharedColumns();
  return useMemo(() => {
    const text = ({ id, fleet_id }: TransferVehicle) =>
      isMoved(id) ? t('status.moved', { fleet: fleetName(fleet_id) }) : t('status.there');
    const status: Column = {
      id: 'status',
      header: t('columns.status'),
      value: text,
      kind: 'status',
      cell: (item) =>
        isMoved(item.id) ? <StatusPill tone="info">{text(item)}</StatusPill> : <span className={styles.there}>{text(item)}</span>,
      hasFilter: true,
      width: 190,
      minWidth: 150,
    };
    return [vehicle, status, { ...vin, isHidden: true }, department];
  }, [t, isMoved, vehicle, vin, department, fleetName]);
}
