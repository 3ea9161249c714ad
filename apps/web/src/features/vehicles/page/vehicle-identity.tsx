import { costPerDistance, formatDate, formatMoney, formatOdometer, odometerIn, regionRules } from '@wayside/domain';
import type { DistanceUnit } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { IconButton, NotSet, Panel, Segmented } from '@wayside/ui';
import { Copy } from 'lucide-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { brand, readingOf } from '../../../shared/brand/brand.ts';
import { toasts } from '../../../shared/page/toasts.ts';
import { readStored, writeStored } from '../../../shared/session/storage.ts';
import { makeOf } from './vehicle-facts.ts';
import { VehiclePicture } from './vehicle-picture.tsx';
import type { Vehicle } from './vehicle.queries.ts';
import styles from './vehicle.module.css';

const isCanada = brand.region === 'CA';

/** The vehicle's picture and details. */
export function VehicleIdentity({ vehicle }: { vehicle: Vehicle }) {
  const { t } = useTranslation(['vehicle', 'common']);
  const expires = formatDate(vehicle.license_plate_expiration, brand.region);
  return (
    <Panel title={t('facts.title')}>
      <VehiclePicture vehicle={vehicle} />
      <dl className={styles.facts}>
        <Fact name={t('facts.vin')}>{vehicle.vin && <Vin vin={vehicle.vin} />}</Fact>
        <Fact name={t('facts.plate')}>{vehicle.license_plate_number}</Fact>
        <Fact name={t(isCanada ? 'common:region.province' : 'common:region.state')}>{vehicle.license_plate_state}</Fact>
        {!isCanada && <Fact name={t('facts.plateExpiration')}>{expires}</Fact>}
        <Mileage vehicle={vehicle} />
        <Cost vehicle={vehicle} />
        <Fact name={t('facts.lastMaintenance')}>{formatDate(vehicle.last_maintenance_date, brand.region)}</Fact>
        <Fact name={t('facts.department')}>{vehicle.department_number}</Fact>
        <Fact name={t('facts.otherId')}>{vehicle.other_id}</Fact>
        <Fact name={t('facts.description')}>{makeOf(vehicle)}</Fact>
        <Fact name={t('facts.engine')}>{vehicle.engine}</Fact>
      </dl>
    </Panel>
  );
}

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

/** The odometer in either unit. */
function Mileage({ vehicle }: { vehicle: Vehicle }) {
  const { t, i18n } = useTranslation('vehicle');
  const [unit, setUnit] = useUnit('odometer');
  const value = odometerIn(vehicle, unit);
  const segments = [
    { id: 'mi', label: t('units.mi'), name: t('units.miles') },
    { id: 'km', label: 'km', name: t('units.kilometers') },
  ] as const;
  return (
    <Fact
      name={t('facts.odometer')}
      toggle={<Segmented label={t('units.distance')} segments={segments} value={unit} onChange={setUnit} />}
    >
      {value !== null && formatOdometer(value, unit, readingOf(i18n.language))}
    </Fact>
  );
}

/** Cost per mile or per kilometre. */
function Cost({ vehicle }: { vehicle: Vehicle }) {
  const { t, i18n } = useTranslation(['vehicle', 'common']);
  const [unit, setUnit] = useUnit('cost');
  const value = costPerDistance(vehicle, unit);
  const names = { mi: t('common:units.costPerMile'), km: t('common:units.costPerKilometer') };
  const segments = [
    { id: 'mi', label: t('units.cpm'), name: names.mi },
    { id: 'km', label: t('units.cpk'), name: names.km },
  ] as const;
  return (
    <Fact
      name={names[unit]}
      toggle={<Segmented label={t('units.cost')} segments={segments} value={unit} onChange={setUnit} />}
    >
      {value !== null && formatMoney(value, readingOf(i18n.language))}
    </Fact>
  );
}

/** @param toggle switches the unit of the value */
function Fact({ name, toggle, children }: { name: string; toggle?: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd className={styles.value}>
        <span>{children || <NotSet />}</span>
        {toggle}
      </dd>
    </div>
  );
}

function Vin({ vin }: { vin: string }) {
  const { t } = useTranslation('vehicle');
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(vin);
      toasts.show({ title: t('copied'), tone: 'success' });
    } catch {
      toasts.show({ title: t('copyFailed'), tone: 'error' });
    }
  };
  return (
    <span className={styles.vin}>
      <span className={styles.identifier}>{vin}</span>
      <IconButton
        label={t('copyVin')}
        icon={<Copy size={16} aria-hidden="true" />}
        size="small"
        onPress={() => void copy()}
      />
    </span>
  );
}
