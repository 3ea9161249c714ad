import { useTranslation } from '@wayside/i18n';
import { Button, ButtonLink, EmptyState } from '@wayside/ui';
import { useState } from 'react';
import { useAdminister } from '../../shared/fleets/use-administer.ts';
import { Page } from '../../shared/page/page.tsx';
import { fmcDashboardPlace } from '../../shared/session/fmc-return.ts';

/** In place of every page of a fleet that was left by "Back to FMC". */
export function LeftFleet({ id, fleet }: { id: number; fleet: string | undefined }) {
  const { t } = useTranslation('shell');
  const administer = useAdminister();
  const [isEntering, setEntering] = useState(false);
  async function enter(): Promise<void> {
    setEntering(true);
    await administer({ fleetId: id, next: undefined });
    setEntering(false);
  }
  const title = fleet === undefined ? t('fmc.leftUnnamed') : t('fmc.left', { fleet });
  return (
    <Page title={title}>
      <EmptyState
        kind="cleared"
        title={t('fmc.leftQuestion')}
        action={
          <>
            <Button variant="primary" isPending={isEntering} pendingLabel={t('fmc.opening')} onPress={enter}>
              {t('fmc.openAgain')}
            </Button>
            <ButtonLink href={fmcDashboardPlace()}>{t('fmc.toDashboard')}</ButtonLink>
          </>
        }
      >
        {t('fmc.leftBody')}
      </EmptyState>
    </Page>
  );
}
