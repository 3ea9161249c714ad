import { formatNumber } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { useCallback } from 'react';
import { readingOf } from '../../../shared/brand/brand.ts';

/** Formats cents for the axis: `15¢`, in French `15 ¢`. */
export function useCentsText(): (cents: number) => string {
  const { t, i18n } = useTranslation('dashboard');
  const { language } = i18n;
  return useCallback(
    (cents) => t('mileage.cents', { amount: formatNumber(cents, readingOf(language)) }),
    [t, language],
  );
}
