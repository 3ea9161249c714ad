import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { Dialog } from './dialog.tsx';

export interface ConfirmDialogProps {
  /** The question. */
  readonly title: string;
  /** What will happen, and what won't change. */
  readonly children: ReactNode;
  /** Verb and object: "Cancel order 4182". */
  readonly confirmLabel: string;
  readonly cancelLabel: string;
  readonly tone?: 'primary' | 'danger';
  readonly isOpen: boolean;
  readonly isPending?: boolean;
  readonly pendingLabel?: string;
  /** Why it can't be confirmed yet. */
  readonly disabledReason?: string;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Asks before an action that can't be undone or costs money. */
export function ConfirmDialog({
  title,
  children,
  confirmLabel,
  cancelLabel,
  tone = 'primary',
  isOpen,
  isPending = false,
  pendingLabel,
  disabledReason,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
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
          <Button onPress={onCancel}>{cancelLabel}</Button>
          <Button
            variant={tone}
            isPending={isPending}
            disabledReason={disabledReason}
            onPress={onConfirm}
            {...(pendingLabel && { pendingLabel })}
          >
            {confirmLabel}
          </Button>
        </>
      }
    />
  );
}
