import { PageHeader } from '@wayside/ui';
import type { PageHeaderProps } from '@wayside/ui';
import { useTranslation } from '@wayside/i18n';
import type { ReactNode } from 'react';
import { brand } from '../brand/brand.ts';
import styles from './page.module.css';
import { usePageTitle } from './page-title.ts';

/** Frame of every page in the shell: header, document title and content. */
export function Page({ children, ...head }: PageHeaderProps & { children: ReactNode }) {
  const { t } = useTranslation('shell');
  usePageTitle(t('title', { page: head.title, brand: brand.name }));
  return (
    <div className={styles.page}>
      <PageHeader {...head} />
      {children}
    </div>
  );
}
