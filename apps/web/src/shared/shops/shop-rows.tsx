import type { ReactNode } from 'react';
import type { Shop } from './shops.queries.ts';
import styles from './shops.module.css';

/** Shops as rows, with prices and actions aligned in columns. */
export function ShopRows({ shops, label, children }: { shops: readonly Shop[]; label: string; children: (shop: Shop) => ReactNode }) {
  return (
    <ul className={styles.list} aria-label={label}>
      {shops.map((shop) => (
        <li key={shop.id}>{children(shop)}</li>
      ))}
    </ul>
  );
}
