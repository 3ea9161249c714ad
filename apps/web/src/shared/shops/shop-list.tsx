import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from '@wayside/i18n';
import { Alert, Button, Capitalized, LiveRegion } from '@wayside/ui';
import type { ReactNode } from 'react';
import { brand } from '../brand/brand.ts';
import { Loaded } from '../data/loaded.tsx';
import { ShopSkeletons } from './shop-skeletons.tsx';
import { shopsQuery } from './shops.queries.ts';
import type { Shop, ShopQuery } from './shops.queries.ts';
import styles from './shops.module.css';

export interface ShopListProps {
  query: ShopQuery;
  label: string;
  /** Shown if no shop was found. */
  empty: ReactNode;
  children: (shop: Shop) => ReactNode;
}

/** Search results, ten at a time. */
export function ShopList({ query, label, empty, children }: ShopListProps) {
  const { t } = useTranslation('shops');
  const found = useInfiniteQuery(shopsQuery(query));
  return (
    <Loaded query={found} skeleton={<ShopSkeletons label={t('list.loading')} />}>
      {({ pages }) => {
        // Deduplicate: a shop added between requests shifts the pages.
        const shops = [...new Map(pages.flatMap((page) => page.shops).map((shop) => [shop.id, shop])).values()];
        if (shops.length === 0) return empty;
        return (
          <>
            <LiveRegion message={t('list.shown', { count: shops.length })} />
            <ShopRows shops={shops} label={label}>
              {children}
            </ShopRows>
            {found.isFetchNextPageError && <Alert tone="error">{t('list.moreFailed')}</Alert>}
            <div className={styles.more}>
              <span className={styles.note}>{t('list.shown', { count: shops.length })}</span>
              <Button
                isPending={found.isFetchingNextPage}
                pendingLabel={t('list.loading')}
                onPress={() => void found.fetchNextPage({ cancelRefetch: false })}
                disabledReason={found.hasNextPage ? undefined : t('list.allShown')}
              >
                <Capitalized>{t('list.seeMore')}</Capitalized>
              </Button>
            </div>
            <p className={styles.claim}>{t('claim', { percent: brand.savingsClaim })}</p>
          </>
        );
      }}
    </Loaded>
  );
}

/** Shops as rows, with prices and actions aligned in columns. */
export function ShopRows({
  shops,
  label,
  children,
}: {
  shops: readonly Shop[];
  label: string;
  children: (shop: Shop) => ReactNode;
}) {
  return (
    <ul className={styles.list} aria-label={label}>
      {shops.map((shop) => (
        <li key={shop.id}>{children(shop)}</li>
      ))}
    </ul>
  );
}
