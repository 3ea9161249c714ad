import { place } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { Button, Capitalized, Panel } from '@wayside/ui';
import { LogIn } from 'lucide-react';
import { useId, useState } from 'react';
import { useAdminister } from '../../../shared/fleets/use-administer.ts';
import type { Fleet } from './fleet.queries.ts';
import styles from './fleets.module.css';

/** Acts inside the fleet, after saying what that means (FLT-02, FMC-21). */
export function Administer({ fleet }: { fleet: Fleet }) {
  const { t } = useTranslation(['fmc', 'fleet-form']);
  const administer = useAdminister();
  const [isEntering, setEntering] = useState(false);
  const disclaimerId = useId();
  const enter = async (): Promise<void> => {
    setEntering(true);
    await administer({ fleetId: fleet.id, next: place.dashboard });
    setEntering(false);
  };
  return (
    <Panel title={t('administer.title')}>
      <div className={styles.administer}>
        <p id={disclaimerId}>{t('administer.disclaimer')}</p>
        <Button
          variant="primary"
          isWide
          icon={<LogIn size={16} aria-hidden="true" />}
          aria-describedby={disclaimerId}
          isPending={isEntering}
          pendingLabel={t('fleet-form:entering')}
          onPress={() => void enter()}
        >
          <Capitalized>{t('administer.action')}</Capitalized>
        </Button>
      </div>
    </Panel>
  );
}
