import { useTranslation } from '@wayside/i18n';
import { Button, ButtonLink, EmptyState } from '@wayside/ui';
import { useState } from 'react';
import { useAdminister } from '../../shared/fleets/use-administer.ts';
import { Page } from '../../shared/page/page.tsx';
import { fmcDashboardPlace } from '../../shared/session/fmc-return.ts';

/** In place of every page of a fleet that was left by "Back to FMC". */
export function LeftFleet({ id, fleet }: { id: number; fleet: string | undefined }) {
  const { t } = useTranslation(['company-mode', 'shell']);
  const administer = useAdminister();
  const [isEntering, setEntering] = useState(false);
  async function enter(): Promise<void> {
    setEntering(true);
    await administer({ fleetId: id, next: undefined });
    setEntering(false);
  }
  const title = fleet === undefined ? t('left.unnamed') : t('shell:fmc.left', { fleet });
  return (
    <Page title={title}>
      <EmptyState
        kind="cleared"
        title={t('left.question')}
        action={
          <>
            <Button variant="primary" isPending={isEntering} pendingLabel={t('left.opening')} onPress={enter}>
              {t('left.openAgain')}
            </Button>
            <ButtonLink href={fmcDashboardPlace()}>{t('left.toDashboard')}</ButtonLink>
          </>
        }
      >
        {t('left.body')}
      </EmptyState>
    </Page>
  );
}
