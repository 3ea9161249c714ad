import { place } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { Alert, Link } from '@wayside/ui';
import { useVehicleText } from '../../../../shared/vehicles/use-vehicle-text.ts';
import type { Vehicle } from '../vehicles.queries.ts';
import type { BulkWords } from './to-do.ts';
import styles from './bulk.module.css';

/** A vehicle that is left out, and why. */
export interface Blocked {
  readonly vehicle: Vehicle;
  readonly reason: string;
}

/** How an action ended, if not all vehicles were done. */
export interface Report {
  readonly words: BulkWords;
  readonly done: number;
  readonly problems: readonly Blocked[];
  /** Not started. */
  readonly rest: number;
  /** Not by the user: the session ended or the page was reloaded, in the middle of it. */
  readonly isInterrupted?: boolean;
}

/** Reasons to list before a count. */
const LISTED = 20;

/** Which vehicles an action left out, and why. They stay selected. */
export function BulkReport({ report, onDismiss }: { report: Report; onDismiss: () => void }) {
  const { t } = useTranslation(['vehicles', 'common']);
  const { words, done, problems, rest, isInterrupted } = report;
  return (
    <Alert
      tone={problems.length > 0 ? 'error' : 'info'}
      title={t(`bulk.${words}.done`, { count: done })}
      onDismiss={onDismiss}
      dismissLabel={t('common:actions.dismiss')}
    >
      {problems.length > 0 && <p>{t('bulk.failed', { count: problems.length })}</p>}
      {rest > 0 && <p>{t(isInterrupted ? 'bulk.interrupted' : 'bulk.rest', { count: rest })}</p>}
      <Problems problems={problems} />
    </Alert>
  );
}

/** Vehicles that were left out, each with its reason. */
export function Problems({ problems }: Pick<Report, 'problems'>) {
  const { t } = useTranslation('vehicles');
  const texts = useVehicleText();
  return (
    <>
      <ul className={styles.list}>
        {problems.slice(0, LISTED).map(({ vehicle, reason }) => (
          <li key={vehicle.id}>
            <Link href={place.vehicle(vehicle.id)}>{texts.name(vehicle)}</Link>: {reason}
          </li>
        ))}
      </ul>
      {problems.length > LISTED && <p>{t('bulk.more', { count: problems.length - LISTED })}</p>}
    </>
  );
}
