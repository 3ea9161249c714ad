import { useQueryClient } from '@tanstack/react-query';
import { intlLocaleOf } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { Banner } from '@wayside/ui';
import { useSyncExternalStore } from 'react';
import { brand, readingOf } from '../../shared/brand/brand.ts';

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Shown while offline, with the time at which the oldest data on screen was loaded. */
export function OfflineBanner() {
  const { t, i18n } = useTranslation();
  const client = useQueryClient();
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  if (isOnline) return null;
  const loadings = client
    .getQueryCache()
    .getAll()
    .filter((query) => query.isActive() && query.state.dataUpdatedAt > 0)
    .map((query) => query.state.dataUpdatedAt);
  const locale = intlLocaleOf(brand.region, readingOf(i18n.language).language);
  const timeOf = (moment: number): string => new Intl.DateTimeFormat(locale, { timeStyle: 'short' }).format(moment);
  return (
    <Banner tone="attention">
      {loadings.length > 0 ? t('offline.asOf', { time: timeOf(Math.min(...loadings)) }) : `${t('offline.title')}.`}{' '}
      {t('offline.body')}
    </Banner>
  );
}
