import { RotateCw, TriangleAlert } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import styles from './load-error-panel.module.css';

export interface LoadErrorPanelProps {
  /** The localized "Something went wrong" or, better, what could not be loaded. */
  readonly title: string;
  /** The server's message, or what to do. */
  readonly children?: ReactNode;
  readonly retryLabel: string;
  readonly onRetry: () => void;
  readonly isRetrying?: boolean;
  readonly pendingLabel?: string;
  /**
   * Only the text and the button, without interrupting a screen reader, when another panel has already announced that
   * the same data is missing.
   */
  readonly isCompact?: boolean;
}

/** Replaces the content of one region; the rest of the page keeps working. */
export function LoadErrorPanel({
  title,
  children,
  retryLabel,
  onRetry,
  isRetrying = false,
  pendingLabel,
  isCompact = false,
}: LoadErrorPanelProps) {
  const panel = useFocusHandedOn();
  const retry = { isPending: isRetrying, onPress: onRetry, pendingLabel };
  if (isCompact) {
    return (
      <div ref={panel} className={styles.compact}>
        {children && <p>{children}</p>}
        <Button size="small" {...retry}>
          {retryLabel}
        </Button>
      </div>
    );
  }
  return (
    <div ref={panel} role="alert" className={styles.error}>
      <span className={styles.icon}>
        <TriangleAlert size={20} aria-hidden="true" />
      </span>
      <p className={styles.title}>{title}</p>
      {children && <p className={styles.text}>{children}</p>}
      <div className={styles.action}>
        <Button icon={<RotateCw size={16} aria-hidden="true" />} {...retry}>
          {retryLabel}
        </Button>
      </div>
    </div>
  );
}

/**
 * When a retry succeeds, the focused button disappears; this moves the focus to the surrounding page or dialog instead
 * of losing it.
 */
function useFocusHandedOn() {
  const panel = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const box = panel.current;
    return () => {
      if (!box?.contains(document.activeElement)) return;
      const around = box.closest<HTMLElement>('[role="dialog"], main');
      queueMicrotask(() => around?.focus({ preventScroll: true }));
    };
  }, []);
  return panel;
}
