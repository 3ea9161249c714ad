import { convertDistance, formatDate, formatOdometer, regionRules } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { TwoLines } from '@wayside/ui';
import type { Column } from '@wayside/ui';
import { useMemo } from 'react';
import { brand, readingOf } from '../brand/brand.ts';
import type { ListedVehicle } from '../vehicles/listed-vehicles.ts';
import type { UpcomingItem } from './upcoming.ts';

const { distanceUnit: unit } = regionRules(brand.region);

type LastVisit = Required<Pick<Column<UpcomingItem>, 'value' | 'searched' | 'cell' | 'csv' | 'kind'>>;

/**
 * A vehicle's last visit: its day, where the vehicles are loaded, above the odometer at the last maintenance (UPM-02).
 */
export function useLastVisit(vehicles: ReadonlyMap<number, ListedVehicle> | undefined): LastVisit {
  const { i18n } = useTranslation();
  return useMemo((): LastVisit => {
    const dayOf = ({ vehicle }: UpcomingItem) => vehicles?.get(vehicle.id)?.last_maintenance_date ?? null;
    const dayText = (item: UpcomingItem): string => formatDate(dayOf(item), brand.region) ?? '';
    const distance = ({ last_maintenance_miles: miles }: UpcomingItem): string =>
      miles === null ? '' : formatOdometer(convertDistance(miles, 'mi', unit), unit, readingOf(i18n.language));
    const text = (item: UpcomingItem): string => [dayText(item), distance(item)].filter(Boolean).join(' · ');
    return {
      value: dayOf,
      searched: () => '',
      csv: text,
      cell: (item) => (dayText(item) ? <TwoLines note={distance(item)}>{dayText(item)}</TwoLines> : distance(item)),
      kind: 'date',
    };
  }, [vehicles, i18n.language]);
}
