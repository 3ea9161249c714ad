import { companyPageAt, place } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { Navigate, useLocation } from 'react-router-dom';
import type { Arrival } from '../shared/page/arrival-state.ts';

/** Leads from a page of the management company to the dashboard, and says there why (CMP-07). */
export function CompanyOnly() {
  const { t } = useTranslation(['company-mode', 'shell']);
  const page = companyPageAt(useLocation().pathname) ?? 'fmcDashboard';
  const arrival: Arrival = {
    tone: 'info',
    text: t('only.text', { page: t(`shell:titles.${page}`) }),
    description: t('only.help'),
  };
  return <Navigate replace to={place.dashboard} state={{ arrival }} />;
}
