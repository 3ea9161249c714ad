import { useQueryClient } from '@tanstack/react-query';
import { formatTime } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { Banner } from '@wayside/ui';
import { useSyncExternalStore } from 'react';

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
  const { t } = useTranslation();
  const client = useQueryClient();
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  if (isOnline) return null;
  const loadings = client
    .getQueryCache()
    .getAll()
    .filter((query) => query.isActive() && query.state.dataUpdatedAt > 0)
    .map((query) => query.state.dataUpdatedAt);
  const ownZone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  return (
    <Banner tone="attention">
      {loadings.length > 0
        ? t('offline.asOf', { time: formatTime(new Date(Math.min(...loadings)), ownZone) })
        : `${t('offline.title')}.`}{' '}
      {t('offline.body')}
    </Banner>
  );
}
