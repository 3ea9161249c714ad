import { place } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { Button, Skeleton } from '@wayside/ui';
import { Building2 } from 'lucide-react';
import { Loaded } from '../../shared/data/loaded.tsx';
import { useAdminister } from '../../shared/fleets/use-administer.ts';
import { useRecentFleets } from '../../shared/fleets/use-recent-fleets.ts';
import styles from './fmc.module.css';

/** The fleets the user acted in last, to act in them again. */
export function RecentFleets() {
  const { t } = useTranslation('palette');
  const fleets = useRecentFleets();
  const administer = useAdminister();
  if (fleets.count === 0) return null;
  return (
    <section aria-labelledby="recent-fleets" className={styles.recent}>
      <h2 id="recent-fleets" className={styles.recentTitle}>
        {t('groups.recentFleets')}
      </h2>
      <Loaded query={fleets} isCompact skeleton={<Skeleton width={`${fleets.count * 140}px`} height="32px" />}>
        {(found) => (
          <ul className={styles.recentList}>
            {found.map(({ id, name }) => (
              <li key={id}>
                <Button
                  size="small"
                  icon={<Building2 size={16} aria-hidden="true" />}
                  onPress={() => void administer({ fleetId: id, next: place.dashboard })}
                >
                  <span className={styles.recentName}>{name}</span>
                </Button>
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </section>
  );
}
