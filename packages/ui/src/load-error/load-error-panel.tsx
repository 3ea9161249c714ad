import { RotateCw, TriangleAlert } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import styles from './load-error-panel.module.css';

export type LoadErrorPanelProps = {
  /** "Something went wrong" in the person's language, or better: what could not be loaded. */
  readonly title: string;
  /** What the server said, or what to do. */
  readonly children?: ReactNode;
  readonly retryLabel: string;
  readonly onRetry: () => void;
  readonly isRetrying?: boolean;
  readonly pendingLabel?: string;
};

/** In place of the content of one region; the rest of the page keeps working. */
export const LoadErrorPanel = ({ title, children, retryLabel, onRetry, isRetrying = false, pendingLabel }: LoadErrorPanelProps) => (
  <div ref={useFocusHandedOn()} role="alert" className={styles.error}>
    <span className={styles.icon}>
      <TriangleAlert size={20} aria-hidden="true" />
    </span>
    <p className={styles.title}>{title}</p>
    {children && <p className={styles.text}>{children}</p>}
    <div className={styles.action}>
      <Button
        icon={<RotateCw size={16} aria-hidden="true" />}
        isPending={isRetrying}
        onPress={onRetry}
        {...(pendingLabel && { pendingLabel })}
      >
        {retryLabel}
      </Button>
    </div>
  </div>
);

/** Once trying again has worked the button goes; the focus that was on it then moves to the page or dialog around it, not to nowhere. */
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
