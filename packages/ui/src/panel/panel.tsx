import { useId } from 'react';
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Unbroken } from '../unbroken/unbroken.tsx';
import styles from './panel.module.css';

export interface PanelProps {
  readonly title?: string;
  readonly headingLevel?: 2 | 3;
  /** Muted, beside the title: a count, or one line. */
  readonly context?: ReactNode;
  /** At most one button; the rest in a menu. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
  readonly footer?: ReactNode;
  /** No padding, for content with its own edges: tables, lists, skeleton rows. */
  readonly isFlush?: boolean;
  /** From edge to edge of the page, without a border: the list that is the page's content. */
  readonly isSheet?: boolean;
}

/** A bordered region about one subject. Panels do not nest. */
export function Panel({
  title,
  headingLevel = 2,
  context,
  actions,
  children,
  footer,
  isFlush = false,
  isSheet = false,
}: PanelProps) {
  const titleId = useId();
  const Heading = `h${headingLevel}` as const;
  return (
    <section
      className={classNames(styles.panel, isSheet && styles.sheet)}
      aria-labelledby={title ? titleId : undefined}
    >
      {(title || actions) && (
        <header className={styles.header}>
          <div className={styles.titles}>
            {title && (
              <Heading id={titleId} className={styles.title}>
                <Unbroken>{title}</Unbroken>
              </Heading>
            )}
            {context && <div className={styles.context}>{context}</div>}
          </div>
          {actions && <div className={styles.actions}>{actions}</div>}
        </header>
      )}
      <div
        className={classNames(
          styles.body,
          isFlush && styles.flush,
          Boolean(title || actions) && isFlush && styles.ruled,
        )}
      >
        {children}
      </div>
      {footer && <footer className={styles.footer}>{footer}</footer>}
    </section>
  );
}
