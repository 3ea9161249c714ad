import { place } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { MissingPage } from '../../shared/page/missing-page.tsx';

/** Shown when the order doesn't exist or the user can't see it. */
export function NoSuchOrder() {
  const { t } = useTranslation('approval');
  return (
    <MissingPage
      kind="no-permission"
      title={t('notFound.title')}
      href={place.dashboard}
      linkText={t('notFound.action')}
    >
      {t('notFound.body')}
    </MissingPage>
  );
}
