import { place } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { ButtonLink, EmptyState } from '@wayside/ui';

/** In place of a tab about a fleet, for FMC users who have not opened one. `children` says what belongs to a fleet. */
export function NoFleet({ children }: { children: string }) {
  const { t } = useTranslation('settings');
  return (
    <EmptyState
      kind="first-use"
      title={t('noFleet.title')}
      action={<ButtonLink href={place.fmcDashboard}>{t('noFleet.action')}</ButtonLink>}
    >
      {children}
    </EmptyState>
  );
}
