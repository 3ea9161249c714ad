import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { buttonClass } from '../button/button.tsx';
import buttonStyles from '../button/button.module.css';
import { classNames } from '../class-names.ts';
import { Unbroken } from '../unbroken/unbroken.tsx';
import styles from './alert.module.css';

export type AlertTone = 'default' | 'error' | 'success' | 'info' | 'attention';

const ICONS = {
  default: Info,
  error: CircleAlert,
  success: CircleCheck,
  info: Info,
  attention: TriangleAlert,
} as const;

export interface AlertProps {
  readonly tone?: AlertTone;
  readonly title?: ReactNode;
  readonly children: ReactNode;
  /** Part of the page, or of a notice that takes the focus: not announced when it appears. */
  readonly isStatic?: boolean;
  /** Links or buttons that help; at most two. */
  readonly actions?: ReactNode;
  readonly onDismiss?: () => void;
  readonly dismissLabel?: string;
}

/**
 * A message next to what it is about. Unless it is static, screen readers announce errors at once and the other tones
 * at the next pause.
 */
export function Alert({
  tone = 'default',
  isStatic = false,
  title,
  children,
  actions,
  onDismiss,
  dismissLabel,
}: AlertProps) {
  const Icon = ICONS[tone];
  const role = tone === 'error' ? 'alert' : 'status';
  return (
    <div role={isStatic ? undefined : role} className={classNames(styles.alert, styles[tone])}>
      <span className={styles.icon}>
        <Icon size={16} aria-hidden="true" />
      </span>
      <div className={styles.text}>
        {title && (
          <p className={styles.title}>
            <Unbroken>{title}</Unbroken>
          </p>
        )}
        <div>
          <Unbroken>{children}</Unbroken>
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      {onDismiss && dismissLabel && (
        // No tooltip: the cross is clear without one, and this keeps overlay code out of the pages before sign-in.
        <Button
          aria-label={dismissLabel}
          className={classNames(buttonClass({ variant: 'quiet', size: 'small' }), buttonStyles.icon)}
          onPress={onDismiss}
        >
          <X size={16} aria-hidden="true" />
        </Button>
      )}
    </div>
  );
}
