import { useTranslation } from '@wayside/i18n';
import type { TransferVehicle } from '@wayside/machines';
import { StatusPill } from '@wayside/ui';
import type { Column } from '@wayside/ui';
import { useMemo } from 'react';
import { columnsOf } from '../../../shared/list/columns-of.ts';
import type { Unnamed } from '../../../shared/list/columns-of.ts';
import { useVehicleText } from '../../../shared/vehicles/use-vehicle-text.ts';
import { VehicleCell } from '../../../shared/vehicles/vehicle-cell.tsx';
import styles from './transfer.module.css';
import type { By } from './use-sides.ts';
import type { FleetName } from './use-transfer-texts.ts';

type Vehicle = TransferVehicle;

/** The vehicle and what it is told apart by; a column of the side's own takes the place of the VIN. */
function useColumns(own: { fleet?: Unnamed<Vehicle>; status?: Unnamed<Vehicle> }): Column<Vehicle>[] {
  const { t } = useTranslation('transfer');
  const texts = useVehicleText();
  return useMemo((): Column<Vehicle>[] => {
    const isHidden = own.fleet !== undefined || own.status !== undefined;
    return columnsOf(
      {
        vehicle: {
          value: texts.line,
          rowName: texts.mark,
          cell: (vehicle) => <VehicleCell vehicle={vehicle} />,
          hasTwoLines: true,
          isPinned: true,
          hasFilter: true,
          width: 220,
          minWidth: 190,
        },
        fleet: own.fleet,
        status: own.status,
        vin: { value: ({ vin }) => vin, kind: 'identifier', isHidden, width: 190, minWidth: 184 },
        department: {
          value: ({ department_number }) => department_number,
          kind: 'identifier',
          isHidden: true,
          width: 120,
          minWidth: 104,
        },
      },
      (id) => t(`columns.${id}`),
    );
  }, [t, texts, own]);
}

/** Columns of the vehicles to choose from. The fleet matters only where several are searched. */
export function useSourceColumns(by: By, fleetName: FleetName): Column<Vehicle>[] {
  return useColumns(
    useMemo(() => {
      const fleet: Unnamed<Vehicle> = {
        value: ({ fleet_id }) => fleetName(fleet_id),
        hasFilter: true,
        width: 180,
        minWidth: 140,
      };
      return by === 'vehicle' ? { fleet } : {};
    }, [by, fleetName]),
  );
}

/** Columns of the destination: what was moved there says where it comes from. */
export function useDestinationColumns(isMoved: (id: number) => boolean, fleetName: FleetName): Column<Vehicle>[] {
  const { t } = useTranslation('transfer');
  return useColumns(
    useMemo(() => {
      const text = ({ id, fleet_id }: Vehicle) =>
        isMoved(id) ? t('status.moved', { fleet: fleetName(fleet_id) }) : t('status.there');
      const cell = (vehicle: Vehicle) =>
        isMoved(vehicle.id) ? (
          <StatusPill tone="info">{text(vehicle)}</StatusPill>
        ) : (
          <span className={styles.there}>{text(vehicle)}</span>
        );
      return { status: { value: text, cell, kind: 'status', hasFilter: true, width: 190, minWidth: 150 } };
    }, [t, isMoved, fleetName]),
  );
}
