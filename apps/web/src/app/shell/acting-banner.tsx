import { place } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { Banner, ButtonLink, Capitalized } from '@wayside/ui';

/** For as long as an FMC user is inside a fleet: in which one, and the way back, which is there whether or not the fleet could be loaded. */
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
