import { useTranslation } from '@wayside/i18n';
import { useState } from 'react';
import { classNames, useMedia } from '@wayside/ui';
import fallback from './vehicle-fallback.svg';
import type { Vehicle } from './vehicle.queries.ts';
import styles from './vehicle.module.css';

/** The vehicle's picture (OPN2-37), or a drawing if it has none or it fails to load. */
export function VehiclePicture({ vehicle }: { vehicle: Pick<Vehicle, 'dashboard_url' | 'dashboard_mobile_url'> }) {
  const { t } = useTranslation('vehicle');
  const isNarrow = useMedia('(max-width: 989px)');
  const url = isNarrow ? vehicle.dashboard_mobile_url : vehicle.dashboard_url;
  const [failed, setFailed] = useState<string>();
  const hasPicture = Boolean(url) && url !== failed;
  return (
    <img
      className={classNames(styles.picture, hasPicture && styles.own)}
      src={hasPicture ? url! : fallback}
      alt={t(hasPicture ? 'picture.own' : 'picture.none')}
      width={76}
      height={56}
      referrerPolicy="no-referrer"
      onError={() => url && setFailed(url)}
    />
  );
}
