import { LoadErrorPanel } from '@wayside/ui';
import { useTranslation } from '@wayside/i18n';

/** Catches what a page throws: the shell around it stays and the page can be opened again. */
export function RouteError() {
  const { t } = useTranslation();
  return (
    <LoadErrorPanel title={t('error.loadTitle')} retryLabel={t('actions.reload')} onRetry={() => window.location.reload()}>
      {t('error.pageBody')}
    </LoadErrorPanel>
  );
}
