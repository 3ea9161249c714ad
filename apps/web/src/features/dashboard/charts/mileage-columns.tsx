import { formatOdometer, regionRules } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import type { Column } from '@wayside/ui';
import { brand, readingOf } from '../../../shared/brand/brand.ts';
import { VehicleLink } from '../../../shared/vehicles/vehicle-cell.tsx';
import { cents } from './mileage-points.ts';
import type { MileagePoint } from './mileage-points.ts';
import { useCentsText } from './use-cents-text.ts';

/** The chart as a table; each vehicle has the same link as its point. */
export function useMileageColumns(): Column<MileagePoint>[] {
  const { t, i18n } = useTranslation(['dashboard', 'common']);
  const centsText = useCentsText();
  const reading = readingOf(i18n.language);
  const unit = regionRules(brand.region).distanceUnit;
  return [
    { id: 'vehicle', header: t('mileage.vehicle'), cell: ({ vehicle }) => <VehicleLink vehicle={vehicle} /> },
    {
      id: 'odometer',
      header: t('mileage.odometer'),
      value: ({ distance }) => formatOdometer(distance, unit, reading),
      kind: 'number',
    },
    {
      id: 'cost',
      header: t(`common:units.costPer.${unit}`),
      value: ({ cost }) => centsText(cents(cost)),
      kind: 'money',
    },
  ];
}
