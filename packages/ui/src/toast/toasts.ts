import { UNSTABLE_ToastQueue as AriaToastQueue } from 'react-aria-components/Toast';

export type ToastTone = 'success' | 'error' | 'info';

export interface ToastMessage {
  readonly title: string;
  readonly description?: string;
  readonly tone?: ToastTone;
  /** "Undo", "View order". Using it closes the toast, a moment later. */
  readonly action?: { readonly label: string; readonly onAction: () => void };
}

/** Long enough to read at leisure; react-aria pauses the timer while the toast is hovered or focused. */
const SHOWN_MS = 8000;
const AT_ONCE = 3;

export interface Toasts {
  /**
   * Shows the result of a fire-and-forget action. Errors stay until they are closed. Returns a function that removes
   * the toast.
   */
  readonly show: (message: ToastMessage) => () => void;
  readonly queue: AriaToastQueue<ToastMessage>;
}

/** One per app, outside React, so that any code can use it. */
export function createToasts(): Toasts {
  const queue = new AriaToastQueue<ToastMessage>({ maxVisibleToasts: AT_ONCE });
  return {
    queue,
    show: (message) => {
      const key = queue.add(message, message.tone === 'error' ? {} : { timeout: SHOWN_MS });
      return () => queue.close(key);
    },
  };
}
