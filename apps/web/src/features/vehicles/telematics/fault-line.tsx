import { formatMoment, place } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { Link } from '@wayside/ui';
import { brand } from '../../../shared/brand/brand.ts';
import type { Fault } from './telematics.queries.ts';
import styles from './telematics.module.css';

export interface FaultLineProps {
  fault: Fault;
  vehicleId: number;
  /** Whether service can be requested for the vehicle now. */
  isRequestable: boolean;
}

/** A fault code with its time, and the way to a service request that names it. */
export function FaultLine({ fault, vehicleId, isRequestable }: FaultLineProps) {
  const { t } = useTranslation('vehicle-telematics');
  const { name } = fault.diagnostic;
  return (
    <>
      <span className={styles.fault}>{name}</span>
      <span className={styles.muted}>{formatMoment(fault.dateTime, brand.region)}</span>
      {isRequestable && (
        <Link
          href={place.serviceRequest({ vehicle: vehicleId, faultCodes: [fault.id] })}
          aria-label={t('faults.requestFor', { name })}
        >
          {t('faults.request')}
        </Link>
      )}
    </>
  );
}
