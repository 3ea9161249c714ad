import { useTranslation } from '@wayside/i18n';
import { Banner, ButtonLink, Capitalized } from '@wayside/ui';
import { fmcDashboardPlace } from '../../shared/session/fmc-return.ts';

/** Names the fleet an FMC user is acting in, with the way back to the list as it was. Shown even if the fleet failed to load. */
export function ActingBanner({ fleet }: { fleet: string | undefined }) {
  const { t } = useTranslation('shell');
  return (
    <Banner
      action={
        <ButtonLink href={fmcDashboardPlace()} size="small">
          <Capitalized>{t('fmc.back')}</Capitalized>
        </ButtonLink>
      }
    >
      {fleet === undefined ? t('fmc.acting') : t('fmc.actingInside', { fleet })}
    </Banner>
  );
}
