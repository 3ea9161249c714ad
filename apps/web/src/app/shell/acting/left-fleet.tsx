import { useTranslation } from '@wayside/i18n';
import { Alert, Button, ButtonLink, EmptyState } from '@wayside/ui';
import { useEffect, useState } from 'react';
import { useAdminister } from '../../../shared/fleets/use-administer.ts';
import { Page } from '../../../shared/page/page.tsx';
import { forgetDraftsOf } from '../../../shared/session/drafts.ts';
import { fmcDashboardPlace } from '../../../shared/session/fmc-return.ts';
import { noteTabFleet } from '../../../shared/session/tab-fleet.ts';
import type { TabFleet } from '../../../shared/session/tab-fleet.ts';

function EnterButton({ id, label }: { id: number; label: string }) {
  const { t } = useTranslation('company-mode');
  const administer = useAdminister();
  const [isEntering, setEntering] = useState(false);
  async function enter(): Promise<void> {
    setEntering(true);
    await administer({ fleetId: id, next: undefined });
    setEntering(false);
  }
  return (
    <Button variant="primary" isPending={isEntering} pendingLabel={t('left.opening')} onPress={enter}>
      {label}
    </Button>
  );
}

/** In place of every page of a fleet that was left by "Back to FMC". */
export function LeftFleet({ id, fleet }: { id: number; fleet: string | undefined }) {
  const { t } = useTranslation(['company-mode', 'shell']);
  const title = fleet === undefined ? t('left.unnamed') : t('shell:fmc.left', { fleet });
  return (
    <Page title={title}>
      <EmptyState
        kind="cleared"
        title={t('left.question')}
        action={
          <>
            <EnterButton id={id} label={t('left.openAgain')} />
            <ButtonLink href={fmcDashboardPlace()}>{t('left.toDashboard')}</ButtonLink>
          </>
        }
      >
        {t('left.body')}
      </EmptyState>
    </Page>
  );
}

interface FleetBehindProps {
  userId: number;
  /** What is unsaved in this tab belongs to it. */
  behind: TabFleet;
  /** The one that was entered in another tab; undefined until it is loaded. */
  fleet: string | undefined;
}

/** In place of every page of a fleet that was entered in another tab, as long as this one has unsaved changes. */
export function FleetBehind({ userId, behind, fleet: name }: FleetBehindProps) {
  const { t } = useTranslation('company-mode');
  const fleet = name ?? t('behind.unnamed');
  // The form that had the focus is gone.
  useEffect(() => {
    if (document.activeElement === document.body) document.querySelector('main')?.focus({ preventScroll: true });
  }, []);
  function goOn(): void {
    forgetDraftsOf({ userId, fleetId: behind.id });
    noteTabFleet(undefined);
  }
  return (
    <Page title={t('behind.title', { fleet })}>
      <Alert
        tone="attention"
        isStatic
        title={t('behind.question', { fleet: behind.name })}
        actions={
          <>
            <EnterButton id={behind.id} label={t('behind.back', { fleet: behind.name })} />
            <Button onPress={goOn}>{t('behind.goOn', { fleet })}</Button>
          </>
        }
      >
        {t('behind.body', { fleet, behind: behind.name })}
      </Alert>
    </Page>
  );
}
