import { place } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';

/** Breadcrumbs for pages under the dashboard. */
export function useBreadcrumbs() {
  const { t } = useTranslation('dashboard');
  return { breadcrumbs: [{ label: t('title'), href: place.dashboard }], breadcrumbsLabel: t('breadcrumbs') };
}
