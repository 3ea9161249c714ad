import { useTranslation } from '@wayside/i18n';
import { Banner, Button, ButtonLink, Capitalized } from '@wayside/ui';
import { FROM_FLEET, fmcDashboardPlace } from '../../../shared/session/fmc-return.ts';

interface ActingBannerProps {
  /** Undefined without a name; null for a record opened from the company's lists, whatever fleet was entered last. */
  fleet: string | undefined | null;
  onSwitch: () => void;
}

/**
 * Names the fleet an FMC user is acting in, with the way to another one, and back to the list as it was. Shown even if
 * the fleet failed to load.
 */
export function ActingBanner({ fleet, onSwitch }: ActingBannerProps) {
  const { t } = useTranslation(['shell', 'palette']);
  return (
    <Banner
      action={
        <>
          <Button size="small" onPress={onSwitch}>
            {t('palette:fleets.label')}
          </Button>
          <ButtonLink href={fmcDashboardPlace()} routerOptions={{ state: FROM_FLEET }} size="small">
            <Capitalized>{t('fmc.back')}</Capitalized>
          </ButtonLink>
        </>
      }
    >
      {fleet === null ? t('fmc.across') : fleet === undefined ? t('fmc.acting') : t('fmc.actingInside', { fleet })}
    </Banner>
  );
}
