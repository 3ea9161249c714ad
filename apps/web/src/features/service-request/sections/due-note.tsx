import { useMemo } from 'react';
import { useDueTexts } from '../../../shared/maintenance/use-due-texts.ts';
import styles from '../service-request.module.css';

/** A vehicle to choose comes without its reading, so nothing is said in miles. */
const UNREAD = { miles: null, kilometers: null, odometer: null, odometer_units: 'miles' } as const;

/** In how many days a chosen service is due; nothing unless the vehicle's schedule is loaded (VOR-10). */
export function DueNote({ vehicleId, service }: { vehicleId: number; service: { name: string } }) {
  const awayOf = useDueTexts(useMemo(() => ({ ...UNREAD, id: vehicleId }), [vehicleId]));
  const { due } = awayOf(service);
  return due && <span className={styles.due}>{due}</span>;
}
