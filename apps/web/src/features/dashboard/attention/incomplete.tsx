import { useTranslation } from '@wayside/i18n';
import { Link } from '@wayside/ui';
import styles from './attention.module.css';
import type { Attention } from './use-attention.ts';

/** Says that something is missing. What failed says so where it belongs, too: this is quiet. */
export function Incomplete({ attention: { retry } }: { attention: Attention }) {
  const { t } = useTranslation(['attention', 'common']);
  return (
    <span className={styles.incomplete}>
      {t('incomplete')} <Link onPress={retry}>{t('common:actions.retry')}</Link>
    </span>
  );
}
