import { formatNumber, formatOdometer, place, regionRules } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { ScatterChart } from '@wayside/ui/chart';
import type { ScatterOptions } from '@wayside/ui/chart';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { brand, readingOf } from '../../../shared/brand/brand.ts';
import { useVehicleText } from '../../../shared/vehicles/use-vehicle-text.ts';
import { cents, thousands } from './mileage-points.ts';
import type { MileagePoint } from './mileage-points.ts';
import { useCentsText } from './use-cents-text.ts';

/** The scatter chart. In its own file because it imports the chart library. */
export function MileageChart({ points, height }: { points: readonly MileagePoint[]; height: number }) {
  const { t, i18n } = useTranslation('dashboard');
  const navigate = useNavigate();
  const vehicles = useVehicleText();
  const centsText = useCentsText();
  const { language } = i18n;
  const unit = regionRules(brand.region).distanceUnit;

  const options = useMemo((): ScatterOptions<MileagePoint> => {
    const reading = readingOf(language);
    const plain = (value: number) => formatNumber(value, reading);
    return {
      label: t('mileage.chartLabel'),
      items: points,
      name: ({ vehicle }) => vehicles.name(vehicle),
      mark: ({ vehicle }) => vehicles.mark(vehicle),
      across: {
        label: t(`mileage.across.${unit}`),
        value: ({ distance }) => thousands(distance),
        format: (value) => formatOdometer(value * 1000, unit, reading),
        formatAxis: plain,
      },
      up: {
        label: t(`mileage.up.${unit}`),
        value: ({ cost }) => cents(cost),
        format: centsText,
        formatAxis: plain,
      },
      onSelect: ({ vehicle }) => void navigate(place.vehicle(vehicle.id)),
    };
    // `t` changes with the language.
  }, [t, points, vehicles, unit, language, centsText, navigate]);

  return <ScatterChart options={options} height={height} />;
}
