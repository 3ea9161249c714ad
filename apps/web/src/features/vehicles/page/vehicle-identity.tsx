import { regionRules } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { IconButton, Panel } from '@wayside/ui';
import { Copy } from 'lucide-react';
import type { ReactNode } from 'react';
import { brand, readingOf } from '../../../shared/brand/brand.ts';
import { NotSet } from '../../../shared/orders/order-parts.tsx';
import { toasts } from '../../../shared/page/toasts.ts';
import { lastMaintenanceOf, makeOf, odometerOf, plateOf } from './vehicle-facts.ts';
import type { Vehicle } from './vehicle.queries.ts';
import styles from './vehicle.module.css';

/** Details that identify the vehicle. */
export function VehicleIdentity({ vehicle }: { vehicle: Vehicle }) {
  const { t, i18n } = useTranslation('vehicle');
  const reading = readingOf(i18n.language);
  return (
    <Panel title={t('facts.title')}>
      <dl className={styles.facts}>
        <Fact name={t('facts.vin')}>{vehicle.vin && <Vin vin={vehicle.vin} />}</Fact>
        <Fact name={t('facts.plate')}>{plateOf(vehicle)}</Fact>
        <Fact name={t('facts.description')}>{makeOf(vehicle)}</Fact>
        <Fact name={t('facts.engine')}>{vehicle.engine}</Fact>
        <Fact name={t('facts.odometer')}>{odometerOf(vehicle, regionRules(brand.region).distanceUnit, reading)}</Fact>
        <Fact name={t('facts.lastMaintenance')}>{lastMaintenanceOf(vehicle, reading)}</Fact>
        <Fact name={t('facts.otherId')}>{vehicle.other_id}</Fact>
        <Fact name={t('facts.department')}>{vehicle.department_number}</Fact>
      </dl>
    </Panel>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd>{children || <NotSet />}</dd>
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
      <IconButton label={t('copyVin')} icon={<Copy size={16} aria-hidden="true" />} size="small" onPress={() => void copy()} />
    </span>
  );
}
