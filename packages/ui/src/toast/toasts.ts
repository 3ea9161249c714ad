import { UNSTABLE_ToastQueue as AriaToastQueue } from 'react-aria-components/Toast';

export type ToastTone = 'success' | 'error' | 'info';

export type ToastMessage = {
  readonly title: string;
  readonly description?: string;
  readonly tone?: ToastTone;
  /** "Undo", "View order". The toast closes when it is used. */
  readonly action?: { readonly label: string; readonly onAction: () => void };
};

/** Long enough to read at leisure; react-aria stops the clock while the pointer or the focus is there. */
const SHOWN_MS = 8000;
const AT_ONCE = 3;

export type Toasts = {
  /** Shows the result of something fire-and-forget. Errors stay until they are closed. Answers a function that takes it away. */
  readonly show: (message: ToastMessage) => () => void;
  readonly queue: AriaToastQueue<ToastMessage>;
};

/** One per app, outside React, so that anything may report. */
export const createToasts = (): Toasts => {
  const queue = new AriaToastQueue<ToastMessage>({ maxVisibleToasts: AT_ONCE });
  return {
    queue,
    show: (message) => {
      const key = queue.add(message, message.tone === 'error' ? {} : { timeout: SHOWN_MS });
      return () => queue.close(key);
    },
  };
};
