import { useQuery } from '@tanstack/react-query';
import { costPerDistance, formatDate, formatMoney, formatOdometer, odometerIn, regionRules } from '@wayside/domain';
import type { DistanceUnit } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { Link, Segmented, VisuallyHidden } from '@wayside/ui';
import type { Fact } from '@wayside/ui';
import { useState } from 'react';
import { brand, readingOf } from '../../../shared/brand/brand.ts';
import { useOrderTexts } from '../../../shared/orders/order-text.ts';
import { vehicleIntervalsQuery } from '../../../shared/maintenance/intervals.queries.ts';
import { useSnoozedService } from '../../../shared/maintenance/reminders.queries.ts';
import { scheduleQuery } from '../../../shared/maintenance/schedule.queries.ts';
import { InOrderLink } from '../../../shared/maintenance/services-in-order.tsx';
import { SnoozedUntil } from '../../../shared/maintenance/snoozed-until.tsx';
import { readStored, writeStored } from '../../../shared/session/storage.ts';
import { today } from '../../../shared/today.ts';
import { useFormPlaces } from '../form/use-open-form.ts';
import { nextServiceOf } from './vehicle-facts.ts';
import type { Vehicle } from './vehicle.queries.ts';
import styles from './vehicle.module.css';

/**
 * The unit in which the user reads odometers or costs, kept between visits. The region decides which is first
 * (OPN2-38).
 */
function useUnit(of: 'odometer' | 'cost') {
  const name = `unit_${of}`;
  const [unit, setUnit] = useState<DistanceUnit>(() => {
    const stored = readStored(name);
    return stored === 'mi' || stored === 'km' ? stored : regionRules(brand.region).distanceUnit;
  });
  const choose = (chosen: DistanceUnit): void => {
    setUnit(chosen);
    writeStored(name, chosen);
  };
  return [unit, choose] as const;
}

/** What to know of a vehicle before anything else, in either unit. */
export function useKeyFacts(vehicle: Vehicle): Fact[] {
  const { t, i18n } = useTranslation(['vehicle', 'vehicles', 'common']);
  const forms = useFormPlaces();
  const reading = readingOf(i18n.language);
  const [distance, setDistance] = useUnit('odometer');
  const [per, setPer] = useUnit('cost');
  const odometer = odometerIn(vehicle, distance);
  const cost = costPerDistance(vehicle, per);
  const costNames = { mi: t('common:units.costPer.mi'), km: t('common:units.costPer.km') };
  return [
    {
      label: t('facts.odometer'),
      value: odometer !== null && formatOdometer(odometer, distance, reading),
      toggle: (
        <>
          <Segmented
            isInline
            label={t('units.distance')}
            segments={[
              { id: 'mi', label: t('units.mi'), name: t('units.miles') },
              { id: 'km', label: 'km', name: t('units.kilometers') },
            ]}
            value={distance}
            onChange={setDistance}
          />
          <Link href={forms.edit(vehicle.id, 'odometer')}>
            {t('facts.update')}
            <VisuallyHidden> {t('facts.updateOdometer')}</VisuallyHidden>
          </Link>
        </>
      ),
    },
    {
      label: costNames[per],
      value: cost !== null && formatMoney(cost, reading),
      toggle: (
        <Segmented
          isInline
          label={t('units.cost')}
          segments={[
            { id: 'mi', label: t('units.cpm'), name: costNames.mi },
            { id: 'km', label: t('units.cpk'), name: costNames.km },
          ]}
          value={per}
          onChange={setPer}
        />
      ),
    },
    { label: t('facts.lastMaintenance'), value: formatDate(vehicle.last_maintenance_date, brand.region) },
    {
      label: t('facts.nextDue'),
      value: <NextDue vehicle={vehicle} />,
    },
    { label: t('facts.department'), value: vehicle.department_number },
  ];
}

function NextDue({ vehicle }: { vehicle: Vehicle }) {
  const { t } = useTranslation(['vehicle', 'vehicles']);
  const texts = useOrderTexts();
  const { data: intervals = [] } = useQuery(vehicleIntervalsQuery([vehicle.id]));
  // The overview asks for it; this asks for nothing.
  const { data: schedule = [] } = useQuery({ ...scheduleQuery(vehicle.id), enabled: false });
  const snoozedOf = useSnoozedService(vehicle.id);
  const next = nextServiceOf(vehicle, { intervals, schedule, today: today() });
  if (!next) return t(vehicle.is_active ? 'facts.due.none' : 'vehicles:notTracked');
  if (next === 'booked') return vehicle.active_order && <InOrderLink order={vehicle.active_order} />;
  const service = texts.service(next.service);
  if (!next.state) return t('facts.due.forecast', { service, date: formatDate(next.day, brand.region) });
  const snoozed = snoozedOf(next.service);
  return (
    <span className={next.state === 'pastDue' && !snoozed ? styles.late : undefined}>
      {t(`facts.due.${next.state}`, { service })}
      {snoozed && (
        <>
          {' · '}
          <SnoozedUntil day={snoozed} />
        </>
      )}
    </span>
  );
}
