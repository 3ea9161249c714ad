import { useTranslation } from '@wayside/i18n';
import { SkeletonRows } from '@wayside/ui';
import { Loaded } from '../../../shared/data/loaded.tsx';
import { useMyFleet } from '../../../shared/data/user.ts';
import type { User } from '../../../shared/session/session.ts';
import { DatabaseNamePanel } from './database-name.tsx';
import { SyncEvents } from './sync-events.tsx';
import { NoFleet } from '../no-fleet.tsx';
import styles from './telematics.module.css';

/** The database that supplies vehicles and odometer readings, and its syncs. */
export function TelematicsTab({ user }: { user: User }) {
  const { t } = useTranslation('telematics');
  const fleet = useMyFleet();
  if (user.fleet_id == null) return <NoFleet>{t('noFleetBody')}</NoFleet>;
  return (
    <Loaded query={fleet} skeleton={<SkeletonRows label={t('loading')} rows={8} />}>
      {({ id, geotab_database_name: name }) => (
        <div className={styles.tab}>
          <DatabaseNamePanel key={id} user={user} fleetId={id} name={name ?? ''} />
          <SyncEvents hasName={Boolean(name)} />
        </div>
      )}
    </Loaded>
  );
}
