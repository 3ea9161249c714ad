import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Link } from '../link/link.tsx';
import styles from './page-header.module.css';

export interface Crumb {
  readonly label: string;
  readonly href: string;
}

export interface PageHeaderProps {
  /** The pages above this one, from the top; the title below ends the trail. */
  readonly breadcrumbs?: readonly Crumb[];
  /** Accessible name of the breadcrumbs. */
  readonly breadcrumbsLabel?: string;
  /** Of a record, before its title: 76 x 56 pixels. */
  readonly picture?: ReactNode;
  /** The only `h1` of the page. */
  readonly title: string;
  /** Next to the title: a status pill. */
  readonly status?: ReactNode;
  /** One line: what this is, how many, when updated. Empty while it loads, so that nothing moves when it comes. */
  readonly context?: ReactNode;
  /** At most one primary button, last; the rest in a menu. */
  readonly actions?: ReactNode;
}

/** The id of the `h1`, by which the main region is named. */
export const PAGE_TITLE = 'page-title';

/** Keeps the height of a line. */
const NO_BREAK_SPACE = '\u00A0';

/** The header of every page. */
export function PageHeader({
  breadcrumbs = [],
  breadcrumbsLabel,
  picture,
  title,
  status,
  context,
  actions,
}: PageHeaderProps) {
  return (
    <header className={classNames(styles.header, !picture && !status && styles.brief)}>
      {picture && <div className={styles.picture}>{picture}</div>}
      <div className={styles.titles}>
        {breadcrumbs.length > 0 && (
          <nav aria-label={breadcrumbsLabel}>
            <ol className={styles.crumbs}>
              {breadcrumbs.map(({ label, href }, at) => (
                <li key={href} className={styles.crumb}>
                  {at > 0 && <ChevronRight size={14} aria-hidden="true" />}
                  <Link href={href} tone="plain">
                    {label}
                  </Link>
                </li>
              ))}
            </ol>
          </nav>
        )}
        <div className={styles.line}>
          <h1 id={PAGE_TITLE} className={styles.title}>
            {title}
          </h1>
          {status}
        </div>
        {context !== undefined && <div className={styles.context}>{context === '' ? NO_BREAK_SPACE : context}</div>}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </header>
  );
}
