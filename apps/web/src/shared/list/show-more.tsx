import { useTranslation } from '@wayside/i18n';
import { Button } from '@wayside/ui';
import { useState } from 'react';
import type { ReactNode } from 'react';
import styles from './show-more.module.css';

/**
 * The first rows of a list, and a "Load more" button, which is undefined once all rows are shown. Without `step` all
 * are shown at once.
 */
export function useFirstRows<Item>(rows: readonly Item[], step = Infinity): { rows: readonly Item[]; more: ReactNode } {
  const [added, setAdded] = useState(0);
  const limit = step + added;
  const more = rows.length > limit && (
    <ShowMore shown={limit} total={rows.length} onMore={() => setAdded(added + step)} />
  );
  return { rows: rows.slice(0, limit), more: more || undefined };
}

function ShowMore({ shown, total, onMore }: { shown: number; total: number; onMore: () => void }) {
  const { t } = useTranslation();
  return (
    <div className={styles.more}>
      <output>{t('search.shown', { shown, total })}</output>
      <Button size="small" onPress={onMore}>
        {t('actions.loadMore')}
      </Button>
    </div>
  );
}
