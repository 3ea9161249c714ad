import { place } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import type { PageHeaderProps } from '@wayside/ui';

/** Breadcrumbs above the vehicle's title. */
export function useBreadcrumbs(): Pick<PageHeaderProps, 'breadcrumbs' | 'breadcrumbsLabel'> {
  const { t } = useTranslation('vehicle');
  return { breadcrumbs: [{ label: t('vehicles'), href: place.vehicles }], breadcrumbsLabel: t('breadcrumbs') };
}
