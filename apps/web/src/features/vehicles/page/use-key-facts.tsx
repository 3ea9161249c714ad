import { costPerDistance, formatDate, formatMoney, formatOdometer, odometerIn, regionRules } from '@wayside/domain';
import type { DistanceUnit } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { Link, Segmented, VisuallyHidden } from '@wayside/ui';
import type { Fact } from '@wayside/ui';
import { useState } from 'react';
import { brand, readingOf } from '../../../shared/brand/brand.ts';
import { useOrderTexts } from '../../../shared/orders/order-text.ts';
import { InOrderLink, isBooked } from '../../../shared/maintenance/services-in-order.tsx';
import { useSnoozedService } from '../../../shared/maintenance/reminders.queries.ts';
import { SnoozedUntil } from '../../../shared/maintenance/snoozed-until.tsx';
import { readStored, writeStored } from '../../../shared/session/storage.ts';
import { useFormPlaces } from '../form/use-open-form.ts';
import { dueStateOfService, recommendedOf } from './vehicle-facts.ts';
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
  const texts = useOrderTexts();
  const forms = useFormPlaces();
  const reading = readingOf(i18n.language);
  const [distance, setDistance] = useUnit('odometer');
  const [per, setPer] = useUnit('cost');
  const odometer = odometerIn(vehicle, distance);
  const cost = costPerDistance(vehicle, per);
  const costNames = { mi: t('common:units.costPer.mi'), km: t('common:units.costPer.km') };
  const { active_order: order } = vehicle;
  const recommended = recommendedOf(vehicle);
  // Services in the vehicle's order are already taken care of (VOR-02).
  const due = recommended.find((item) => !order || !isBooked(item, order));
  const state = due && dueStateOfService(due);
  const snoozedOf = useSnoozedService(vehicle.id);
  const snoozed = due && snoozedOf(due);
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
          <Link href={forms.odometer(vehicle.id)}>
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
      value: state ? (
        <span className={state === 'pastDue' && !snoozed ? styles.late : undefined}>
          {t(`facts.due.${state}`, { service: texts.service(due) })}
          {snoozed && (
            <>
              {' · '}
              <SnoozedUntil day={snoozed} />
            </>
          )}
        </span>
      ) : order && recommended.length > 0 ? (
        <InOrderLink order={order} />
      ) : (
        t(vehicle.is_active ? 'facts.due.none' : 'vehicles:notTracked')
      ),
    },
    { label: t('facts.department'), value: vehicle.department_number },
  ];
}
