import { useTranslation } from '@wayside/i18n';
import { Alert, Button } from '@wayside/ui';
import { useFailureText } from '../../../shared/data/use-failure-text.ts';
import { useRetry } from '../../../shared/data/use-retry.ts';
import styles from './portfolio.module.css';

interface MissingFleetsProps {
  loaded: number;
  total: number;
  query: Parameters<typeof useRetry>[0];
}

/** Says that the rest of the fleets could not be loaded, with a button that loads only these. */
export function MissingFleets({ loaded, total, query }: MissingFleetsProps) {
  const { t } = useTranslation(['portfolio', 'common']);
  const textOf = useFailureText();
  const { problem, retry } = useRetry(query);
  if (!problem) return null;
  return (
    <div className={styles.missing}>
      <Alert
        tone="error"
        title={t('missing', { loaded, total })}
        actions={
          <Button size="small" isPending={query.isFetching} pendingLabel={t('common:state.loading')} onPress={retry}>
            {t('common:actions.retry')}
          </Button>
        }
      >
        {textOf(problem, 'load')}
      </Alert>
    </div>
  );
}
