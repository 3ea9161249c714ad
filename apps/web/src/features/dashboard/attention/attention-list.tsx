import type { AttentionItem } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { ButtonLink, Link, StatusPill } from '@wayside/ui';
import styles from './attention.module.css';
import { useLine } from './use-line.ts';

/** Each with what kind it is, its object, why and since or until when it is here, and its one action. */
export function AttentionList({ items, label }: { items: readonly AttentionItem[]; label: string }) {
  const { t } = useTranslation('attention');
  const lineOf = useLine();
  return (
    <ul className={styles.list} aria-label={label}>
      {items.map((item) => {
        const { key, kind, tone, mark, object, href, why, when, order, action } = lineOf(item);
        return (
          <li key={key} className={styles.line}>
            <span className={styles.kind}>
              <StatusPill tone={tone} mark={mark}>
                {kind}
              </StatusPill>
            </span>
            <span className={styles.text}>
              <span className={styles.object}>
                <Link href={href} tone="plain">
                  {object}
                </Link>
              </span>{' '}
              <span className={styles.why}>
                <span className={styles.reason}>{why}</span>
                <span className={styles.more}>
                  {when && (
                    <span className={styles.when}>
                      <span className={styles.dot}>{' · '}</span>
                      {when}
                    </span>
                  )}
                  {order && (
                    <span>
                      <span className={styles.dot}>{' · '}</span>
                      <Link href={order.href}>{order.text}</Link>
                    </span>
                  )}
                </span>
              </span>
            </span>
            <ButtonLink
              size="small"
              href={action.href}
              aria-label={t('action.named', { object, action: action.label })}
            >
              {action.label}
            </ButtonLink>
          </li>
        );
      })}
    </ul>
  );
}
