import { PageHeader } from '@wayside/ui';
import type { PageHeaderProps } from '@wayside/ui';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { brand } from './brand.ts';
import styles from './page.module.css';

/** Layout of every page: header, tab title and content. */
export function Page({ children, ...head }: PageHeaderProps & { children: ReactNode }) {
  useEffect(() => {
    document.title = `${head.title} · ${brand.name} studio`;
  }, [head.title]);
  return (
    <div className={styles.page}>
      <PageHeader {...head} />
      <div className={styles.content}>{children}</div>
    </div>
  );
}
