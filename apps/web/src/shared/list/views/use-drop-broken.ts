import { useTranslation } from '@wayside/i18n';
import { useEffect } from 'react';
import { toasts } from '../../page/toasts.ts';
import { dropBroken } from './kept-views.ts';

/** Deletes what can't be read of a list's views, and says so. */
export function useDropBroken(list: string): void {
  const { t } = useTranslation('views');
  useEffect(() => {
    const count = dropBroken(list);
    if (count > 0) toasts.show({ title: t('dropped', { count }), tone: 'info' });
  }, [list, t]);
}
