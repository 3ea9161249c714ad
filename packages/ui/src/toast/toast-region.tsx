import { Check, CircleAlert, Info, X } from 'lucide-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Text } from 'react-aria-components/Text';
import {
  UNSTABLE_Toast as AriaToast,
  UNSTABLE_ToastContent as ToastContent,
  UNSTABLE_ToastRegion as AriaToastRegion,
} from 'react-aria-components/Toast';
import { buttonClass } from '../button/button.tsx';
import buttonStyles from '../button/button.module.css';
import { classNames } from '../class-names.ts';
import { Unbroken } from '../unbroken/unbroken.tsx';
import { keepClear } from './keep-clear.ts';
import styles from './toast.module.css';
import type { ToastMessage, Toasts } from './toasts.ts';

const ICONS = { success: Check, error: CircleAlert, info: Info } as const;

export interface ToastRegionProps {
  readonly toasts: Toasts;
  /** Name of the landmark. */ readonly label: string;
  readonly closeLabel: string;
}

/** Tells dialogs how much room the toasts take. */
function measure(region: HTMLElement | null) {
  if (!region) return undefined;
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => style.setProperty('--toasts-height', `${region.offsetHeight}px`));
  observer.observe(region);
  const stop = keepClear(region);
  return () => {
    observer.disconnect();
    stop();
    style.removeProperty('--toasts-height');
  };
}

/** A double click, or a press out of habit: it must not reach what lies below the toast. */
const SECOND_PRESS_MS = 700;

/** Acts once. Its toast stays in place for a moment, to take a second press. */
function Action({ action, onUsed }: { action: NonNullable<ToastMessage['action']>; onUsed: () => void }) {
  const [isUsed, setUsed] = useState(false);
  return (
    <Button
      isPending={isUsed}
      className={classNames(buttonClass({ variant: 'quiet', size: 'small' }), styles.button)}
      onPress={() => {
        setUsed(true);
        action.onAction();
        onUsed();
      }}
    >
      {action.label}
    </Button>
  );
}

/** Render it once, at the end of the app. At the bottom of the window, clear of the page's own buttons. */
export function ToastRegion({ toasts, label, closeLabel }: ToastRegionProps): ReactNode {
  return (
    <AriaToastRegion
      ref={measure}
      queue={toasts.queue}
      aria-label={label}
      className={classNames(styles.region, 'toasts')}
    >
      {({ toast }) => {
        const { title, description, tone = 'info', action } = toast.content;
        const Icon = ICONS[tone];
        return (
          <AriaToast toast={toast} className={styles.toast!}>
            <span className={styles.icon}>
              <Icon size={16} aria-hidden="true" />
            </span>
            <ToastContent className={styles.content}>
              <Text slot="title" className={styles.title}>
                <Unbroken>{title}</Unbroken>
              </Text>
              {description && (
                <Text slot="description" className={styles.description}>
                  <Unbroken>{description}</Unbroken>
                </Text>
              )}
            </ToastContent>
            {action && (
              <Action
                action={action}
                onUsed={() => void setTimeout(() => toasts.queue.close(toast.key), SECOND_PRESS_MS)}
              />
            )}
            <Button
              slot="close"
              aria-label={closeLabel}
              className={classNames(buttonClass({ variant: 'quiet', size: 'small' }), buttonStyles.icon, styles.button)}
            >
              <X size={16} aria-hidden="true" />
            </Button>
          </AriaToast>
        );
      }}
    </AriaToastRegion>
  );
}
