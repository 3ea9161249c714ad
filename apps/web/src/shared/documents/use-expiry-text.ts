import { useTranslation } from '@wayside/i18n';
import { useCallback } from 'react';

/** `expires in 12 days`, `expires today`, `expired 3 days ago`: of a document, for use in a sentence. */
export function useExpiryText(): (days: number) => string {
  const { t } = useTranslation('glovebox');
  return useCallback(
    (days) => {
      if (days === 0) return t('expiry.today');
      return days > 0 ? t('expiry.in', { count: days }) : t('expiry.ago', { count: -days });
    },
    [t],
  );
}
