import { ConfirmDialog } from '@wayside/ui';

/** Asks before a session starts over. */
export function ResetDialog({
  id,
  onConfirm,
  onCancel,
}: {
  /** The session; the dialog is closed without one. */
  id: string | undefined;
  onConfirm: (id: string) => void;
  onCancel: () => void;
}) {
  return (
    <ConfirmDialog
      isOpen={id !== undefined}
      title="Reset this session?"
      confirmLabel={`Reset session ${id ?? ''}`}
      cancelLabel="Keep it as it is"
      tone="danger"
      onConfirm={() => {
        if (id !== undefined) onConfirm(id);
        onCancel();
      }}
      onCancel={onCancel}
    >
      World, faults, and clock go back to the start. Its journal and kept moments will be deleted, and open pages start
      over.
    </ConfirmDialog>
  );
}
