import { place } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { Banner, ButtonLink, Capitalized } from '@wayside/ui';

/** Names the fleet an FMC user is acting in, with the way back. Shown even if the fleet failed to load. */
export function ActingBanner({ fleet }: { fleet: string | undefined }) {
  const { t } = useTranslation('shell');
  return (
    <Banner
      action={
        <ButtonLink href={place.fmcDashboard} size="small">
          <Capitalized>{t('fmc.back')}</Capitalized>
        </ButtonLink>
      }
    >
      {fleet === undefined ? t('fmc.acting') : t('fmc.actingInside', { fleet })}
    </Banner>
  );
}
