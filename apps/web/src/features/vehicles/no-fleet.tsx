import { place } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { ButtonLink, EmptyState, Panel } from '@wayside/ui';

/** For FMC users who have not opened a fleet. */
export function NoFleet() {
  const { t } = useTranslation('vehicles');
  return (
    <Panel>
      <EmptyState
        kind="no-permission"
        title={t('noFleet.title')}
        action={<ButtonLink href={place.fmcDashboard}>{t('noFleet.action')}</ButtonLink>}
      >
        {t('noFleet.body')}
      </EmptyState>
    </Panel>
  );
}
