import { place } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { useMine } from '../../shared/list/mine/use-mine.ts';

/** Breadcrumbs for pages under the dashboard, which shows the vehicles that they show. */
export function useBreadcrumbs() {
  const { t } = useTranslation('dashboard');
  const { to } = useMine();
  return { breadcrumbs: [{ label: t('title'), href: to(place.dashboard) }], breadcrumbsLabel: t('breadcrumbs') };
}
