import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import styles from './dialog.module.css';
import { Dialog } from './dialog.tsx';

export interface ConfirmDialogProps {
  /** The question. */
  readonly title: string;
  /** What will happen, and what won't change. */
  readonly children: ReactNode;
  /** What has to be filled in first. */
  readonly form?: ReactNode;
  /** Verb and object: "Cancel order 4182". Without it there is nothing to confirm any more, only to close. */
  readonly confirmLabel?: string | undefined;
  readonly cancelLabel: string;
  readonly tone?: 'primary' | 'danger';
  readonly isOpen: boolean;
  readonly isPending?: boolean;
  readonly pendingLabel?: string;
  /** Why it can't be confirmed yet. */
  readonly disabledReason?: string;
  /** A milder way to what is wanted: "Deactivate instead". */
  readonly alternative?: { readonly label: string; readonly onPress: () => void } | undefined;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Asks before an action that can't be undone or costs money. */
export function ConfirmDialog({
  title,
  children,
  form,
  confirmLabel,
  cancelLabel,
  tone = 'primary',
  isOpen,
  isPending = false,
  pendingLabel,
  disabledReason,
  alternative,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
  const cancel = useRef<HTMLButtonElement>(null);
  const isOver = confirmLabel === undefined;
  // The focus may have been on the button that is gone.
  useEffect(() => {
    if (isOver) cancel.current?.focus();
  }, [isOver]);
  return (
    <Dialog
      isAlert
      size="small"
      title={title}
      description={children}
      closeLabel={cancelLabel}
      isOpen={isOpen}
      onOpenChange={(open) => {
        if (!open && !isPending) onCancel();
      }}
      footer={
        <>
          {alternative && !isOver && (
            <span className={styles.alternative}>
              <Button variant="quiet" onPress={alternative.onPress}>
                {alternative.label}
              </Button>
            </span>
          )}
          <Button ref={cancel} onPress={onCancel}>
            {cancelLabel}
          </Button>
          {!isOver && (
            <Button
              variant={tone}
              isPending={isPending}
              disabledReason={disabledReason}
              onPress={onConfirm}
              pendingLabel={pendingLabel}
            >
              {confirmLabel}
            </Button>
          )}
        </>
      }
    >
      {form}
    </Dialog>
  );
}
