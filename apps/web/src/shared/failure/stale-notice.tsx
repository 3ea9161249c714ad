import { useTranslation } from '@wayside/i18n';
import { Alert, Button } from '@wayside/ui';
import type { LoadFailureProps } from './load-failure.tsx';
import styles from './stale-notice.module.css';
import { useFailureText } from './use-failure-text.ts';

/**
 * Above content that was loaded but could not be refreshed, for instance after a save: what it shows may be wrong by
 * now.
 */
export function StaleNotice({
  problem,
  onRetry,
  isRetrying,
}: Pick<LoadFailureProps, 'problem' | 'onRetry' | 'isRetrying'>) {
  const { t } = useTranslation();
  const textOf = useFailureText();
  return (
    <div className={styles.notice}>
      <Alert
        title={t('stale.title')}
        actions={
          <Button size="small" isPending={isRetrying} pendingLabel={t('state.loading')} onPress={onRetry}>
            {t('actions.retry')}
          </Button>
        }
      >
        {textOf(problem, 'load')}
      </Alert>
    </div>
  );
}
