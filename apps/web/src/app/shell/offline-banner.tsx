import { formatMoment } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { Banner } from '@wayside/ui';
import { useSyncExternalStore } from 'react';
import { brand } from '../../shared/brand/brand.ts';
import { queryClient } from '../../shared/data/query-client.ts';
import { useIsWithoutNetwork } from '../../shared/kept/connection.ts';

const cache = queryClient.getQueryCache();

/** When the oldest data on screen was loaded, in milliseconds since 1970; infinite without any. */
const oldest = (): number =>
  Math.min(
    ...cache
      .getAll()
      .filter((query) => query.isActive() && query.state.dataUpdatedAt > 0)
      .map((query) => query.state.dataUpdatedAt),
  );

/** Without a network: says how old the data on screen is, and what doesn't work. */
export function OfflineBanner() {
  return useIsWithoutNetwork() && <Offline />;
}

function Offline() {
  const { t } = useTranslation();
  const at = useSyncExternalStore((listener) => cache.subscribe(listener), oldest);
  return (
    <Banner tone="attention">
      <b>{t('offline.title')}.</b>{' '}
      {Number.isFinite(at) && `${t('offline.asOf', { moment: formatMoment(new Date(at), brand.region) })}. `}
      {t('offline.body')}
    </Banner>
  );
}
