import { useQuery } from '@tanstack/react-query';
import { limits, newestFaults, vehicleBlock } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { Link } from '@wayside/ui';
import { useMemo, useState } from 'react';
import { brand } from '../../../shared/brand/brand.ts';
import type { Vehicle } from '../page/vehicle.queries.ts';
import { FaultCarousel } from './fault-carousel.tsx';
import { FaultLine } from './fault-line.tsx';
import { Part } from './part.tsx';
import { faultsQuery } from './telematics.queries.ts';
import styles from './telematics.module.css';

const requiresEnrolment = brand.switches.vehicleEnroll;

/** The first ten fault codes in a carousel, or all of them in a list. */
export function FaultsPart({ vehicle }: { vehicle: Vehicle }) {
  const { t } = useTranslation('vehicle-telematics');
  const [showsAll, setShowsAll] = useState(false);
  const query = useQuery(faultsQuery(vehicle.id));
  const faults = useMemo(() => query.data && newestFaults(query.data), [query.data]);
  const line = { vehicleId: vehicle.id, isRequestable: vehicleBlock(vehicle, { requiresEnrolment }) === undefined };
  return (
    <Part
      title={t('faults.title')}
      query={{ ...query, data: faults }}
      updated={([newest]) => newest?.dateTime}
      aside={
        faults && (
          <>
            <span className={styles.count}>
              {t('faults.count', { count: faults.length })}
              {!showsAll &&
                faults.length > limits.faultCodes &&
                ` · ${t('faults.newest', { shown: limits.faultCodes })}`}
            </span>
            {faults.length > 1 && (
              <Link aria-expanded={showsAll} onPress={() => setShowsAll(!showsAll)}>
                {t(showsAll ? 'faults.showFewer' : 'faults.showAll')}
              </Link>
            )}
          </>
        )
      }
    >
      {(all) => {
        if (all.length === 0) return <p className={styles.nothing}>{t('faults.none')}</p>;
        if (!showsAll) return <FaultCarousel faults={all.slice(0, limits.faultCodes)} {...line} />;
        return (
          <ul className={styles.list}>
            {all.map((fault) => (
              <li key={fault.id} className={styles.row}>
                <FaultLine fault={fault} {...line} />
              </li>
            ))}
          </ul>
        );
      }}
    </Part>
  );
}
