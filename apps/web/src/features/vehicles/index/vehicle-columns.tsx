import {
  costPerDistance,
  formatDate,
  formatMoney,
  formatOdometer,
  odometerIn,
  place,
  regionRules,
} from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import type { Column } from '@wayside/ui';
import { useMemo } from 'react';
import { brand, readingOf } from '../../../shared/brand/brand.ts';
import { columnsOf } from '../../../shared/list/columns-of.ts';
import { useVehicleText } from '../../../shared/vehicles/use-vehicle-text.ts';
import { VehicleCell } from '../../../shared/vehicles/vehicle-cell.tsx';
import { RowStatus, ScheduleLink } from './row-controls.tsx';
import type { RowActions } from './row-controls.tsx';
import type { Vehicle } from './vehicles.queries.ts';

const { distanceUnit: unit } = regionRules(brand.region);
const isCanada = unit === 'km';
const isEnrolled = brand.switches.vehicleEnroll;
const notSearched = () => '';

function stateOf({ is_active, fleetcor_enrolled }: Vehicle) {
  if (!is_active) return 'inactive';
  if (isEnrolled) return fleetcor_enrolled ? 'enrolled' : 'notEnrolled';
  return 'active';
}

/** Columns of the vehicle grid. */
export function useVehicleColumns(actions: RowActions): Column<Vehicle>[] {
  const { t, i18n } = useTranslation(['vehicles', 'common']);
  const texts = useVehicleText();
  return useMemo((): Column<Vehicle>[] => {
    const reading = readingOf(i18n.language);
    // "Schedule service", "Voir le bon de travail": buttons are never cut.
    const actionsWidth = i18n.language === 'fr' ? 176 : 148;
    const stateTexts = {
      active: t('common:state.active'),
      enrolled: t('enrolled'),
      notEnrolled: t('notEnrolled'),
      inactive: t('common:state.inactive'),
    };
    return columnsOf(
      {
        vehicle: {
          value: (vehicle) => texts.line(vehicle),
          rowName: texts.mark,
          // The plate and the VIN are in their own columns; with 10,000 vehicles, less text is found sooner.
          searched: ({ other_id, vehicle_name, name_of_vehicle }) =>
            [other_id, vehicle_name, name_of_vehicle].filter(Boolean).join(' '),
          cell: (vehicle) => <VehicleCell vehicle={vehicle} />,
          hasTwoLines: true,
          href: ({ id }) => place.vehicle(id),
          isPinned: true,
          hasFilter: true,
          width: 220,
          minWidth: 212,
        },
        vin: { value: ({ vin }) => vin, kind: 'identifier', hasFilter: true, isPlain: true, width: 180, minWidth: 168 },
        // Hidden, because the vehicle's second line has it.
        plate: {
          value: ({ license_plate_number }) => license_plate_number,
          kind: 'identifier',
          hasFilter: true,
          isHidden: true,
          width: 130,
          minWidth: 104,
        },
        state: {
          header: t(isCanada ? 'common:region.province' : 'common:region.state'),
          value: ({ license_plate_state }) => license_plate_state,
          hasFilter: true,
          isHidden: true,
          width: 100,
        },
        model: {
          value: ({ year, make, model }) => [year, make, model].filter(Boolean).join(' '),
          hasFilter: true,
          isHidden: true,
          width: 200,
        },
        department: {
          value: ({ department_number }) => department_number,
          hasFilter: true,
          hasChoices: true,
          kind: 'identifier',
          width: 108,
          minWidth: 84,
        },
        odometer: {
          value: (vehicle) => odometerIn(vehicle, unit),
          format: (vehicle) => formatOdometer(odometerIn(vehicle, unit), unit, reading),
          searched: (vehicle) => String(odometerIn(vehicle, unit) ?? ''),
          kind: 'number',
          hasFilter: true,
          width: 124,
          minWidth: 112,
        },
        cost: {
          header: t(`common:units.costPer.${unit}`),
          value: (vehicle) => costPerDistance(vehicle, unit),
          format: (vehicle) => formatMoney(costPerDistance(vehicle, unit), reading),
          searched: notSearched,
          kind: 'money',
          isHidden: true,
          width: 124,
        },
        last: {
          header: t('columns.lastMaintenance'),
          value: ({ last_maintenance_date }) => last_maintenance_date,
          format: ({ last_maintenance_date }) => formatDate(last_maintenance_date, brand.region) ?? '',
          searched: notSearched,
          kind: 'date',
          width: 120,
          minWidth: 108,
        },
        status: {
          header: t(isEnrolled ? 'columns.enrollment' : 'columns.active'),
          hasChoices: true,
          choiceOf: stateOf,
          choices: stateTexts,
          value: (vehicle) => stateTexts[stateOf(vehicle)],
          // The word is in every row.
          searched: notSearched,
          cell: (vehicle) => <RowStatus vehicle={vehicle} name={texts.mark(vehicle)} actions={actions} />,
          kind: 'status',
          hasFilter: true,
          width: 128,
          minWidth: 120,
        },
        actions: {
          cell: (vehicle) => <ScheduleLink vehicle={vehicle} name={texts.mark(vehicle)} />,
          kind: 'actions',
          isPinned: true,
          width: actionsWidth,
          minWidth: actionsWidth,
        },
      },
      (id) => t(`columns.${id}`),
    );
  }, [t, i18n.language, texts, actions]);
}
