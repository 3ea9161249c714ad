import { CircleCheck, FilterX, Inbox, Lock, MapPinOff } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './empty-state.module.css';

/**
 * Why there is nothing. `first-use`: nothing yet, with the action that adds something; `filtered`: hidden by filters,
 * with a way to clear them; `cleared`: all done; `no-permission`: not available to this role; says who to ask;
 * `missing`: nothing is at this address.
 */
export type EmptyKind = 'first-use' | 'filtered' | 'cleared' | 'no-permission' | 'missing';

const ICONS = {
  'first-use': Inbox,
  filtered: FilterX,
  cleared: CircleCheck,
  'no-permission': Lock,
  missing: MapPinOff,
} as const;

export interface EmptyStateProps {
  readonly kind: EmptyKind;
  readonly title: string;
  /** One sentence. */
  readonly children?: ReactNode;
  /** One button or link, or two side by side. */
  readonly action?: ReactNode;
}

export function EmptyState({ kind, title, children, action }: EmptyStateProps) {
  const Icon = ICONS[kind];
  return (
    <div className={styles.empty}>
      <span className={styles.icon}>
        <Icon size={20} aria-hidden="true" />
      </span>
      <p className={styles.title}>{title}</p>
      {children && <p className={styles.text}>{children}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
