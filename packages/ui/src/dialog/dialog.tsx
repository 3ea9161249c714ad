import { X } from 'lucide-react';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { IconButton } from '../button/icon-button.tsx';
import { classNames } from '../class-names.ts';
import { Unbroken } from '../unbroken/unbroken.tsx';
import styles from './dialog.module.css';

export interface DialogProps {
  readonly title: string;
  /** One sentence under the title. */
  readonly description?: ReactNode;
  readonly children?: ReactNode;
  /** Actions; the main one last. */
  readonly footer?: ReactNode;
  readonly isOpen: boolean;
  /**
   * Called with `false` on Esc, on a press outside and by the close button. Focus returns to the element that opened
   * it.
   */
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly closeLabel: string;
  /** wide: for columns side by side. */
  readonly size?: 'small' | 'medium' | 'large' | 'wide';
  /** Requires a choice: no close button, and a press outside does nothing. Esc still cancels. */
  readonly isAlert?: boolean;
}

/**
 * The library gives a dialog the focus, and half a second later again, for VoiceOver. After a press of a screen reader or
 * of Space on a switch, it waits for transitions to end, some of which never do, and the focus stays on the document.
 */
function keepFocus(dialog: HTMLElement | null): void {
  const look = (event?: FocusEvent): void => {
    // Where the focus went on purpose, it stays.
    if (event?.relatedTarget) return;
    requestAnimationFrame(() => {
      if (dialog && !dialog.contains(dialog.ownerDocument.activeElement)) dialog.focus({ preventScroll: true });
    });
  };
  look();
  dialog?.addEventListener('focusout', look);
}

/** A modal layer that keeps the focus until it is closed. */
export function Dialog({
  title,
  description,
  children,
  footer,
  isOpen,
  onOpenChange,
  closeLabel,
  size = 'medium',
  isAlert = false,
}: DialogProps) {
  const descriptionId = useId();
  return (
    <ModalOverlay isOpen={isOpen} onOpenChange={onOpenChange} isDismissable={!isAlert} className={styles.overlay!}>
      <Modal className={classNames(styles.modal, styles[size])}>
        <AriaDialog
          ref={keepFocus}
          className={styles.dialog!}
          role={isAlert ? 'alertdialog' : 'dialog'}
          aria-describedby={description === undefined ? undefined : descriptionId}
        >
          {/* No `header` and `footer`: those of a dialog would be landmarks of the page. */}
          <div className={styles.header}>
            <div className={styles.titles}>
              <Heading slot="title" level={2} className={styles.title!}>
                <Unbroken>{title}</Unbroken>
              </Heading>
              {description !== undefined && (
                <div id={descriptionId} className={styles.description}>
                  <Unbroken>{description}</Unbroken>
                </div>
              )}
            </div>
            {!isAlert && (
              <IconButton
                label={closeLabel}
                icon={<X size={16} aria-hidden="true" />}
                size="small"
                onPress={() => onOpenChange(false)}
              />
            )}
          </div>
          {children !== undefined && <div className={styles.body}>{children}</div>}
          {footer && <div className={styles.footer}>{footer}</div>}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
