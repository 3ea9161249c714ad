import type { Result } from '@wayside/api-client';
import { useTranslation } from '@wayside/i18n';
import { ConfirmDialog } from '@wayside/ui';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { FormAlert } from '../form/form-alert.tsx';
import { useFocusKept } from './use-focus-kept.ts';
import { useIsMounted } from './use-is-mounted.ts';
import type { Saving } from './use-save.ts';

export interface ConfirmActionProps<Input, Data> {
  /** The question: the exact text of the requirement row where one gives it. */
  question: string;
  /** The object by name (unit number, person, amount), and what will happen to it. */
  about: ReactNode;
  /** Verb and object: "Cancel order 4182". */
  confirmLabel: string;
  cancelLabel?: string;
  tone?: 'primary' | 'danger';
  saving: Saving<Input, Data>;
  input: Input;
  onClose: () => void;
  /** Our words for what the server said; its own otherwise. */
  textOf?: (result: Result<unknown>) => string | undefined;
}

/**
 * Asks before something is deleted, deactivated or paid for, and does it. A failure is shown in the dialog, or in a toast if the dialog was
 * closed during the call. A success closes the dialog and returns the focus to what opened it, or to the page if that was deleted too.
 */
export function ConfirmAction<Input, Data>({
  question,
  about,
  confirmLabel,
  cancelLabel,
  tone = 'danger',
  saving,
  input,
  onClose,
  textOf,
}: ConfirmActionProps<Input, Data>) {
  const { t } = useTranslation();
  useFocusKept();
  const isMounted = useIsMounted();
  const { save, isSaving, result, clear, setShown } = saving;
  useEffect(() => {
    clear();
    setShown(true);
    return () => setShown(false);
  }, [clear, setShown]);

  async function confirm(): Promise<void> {
    const { status } = await save(input);
    // The dialog was canceled during the call; another one may be open by now.
    if (status === 'success' && isMounted.current) onClose();
  }

  return (
    <ConfirmDialog
      isOpen
      title={question}
      confirmLabel={confirmLabel}
      cancelLabel={cancelLabel ?? t('actions.cancel')}
      tone={tone}
      isPending={isSaving}
      pendingLabel={t('state.saving')}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      {result?.status === 'failure' && <FormAlert result={result} {...(textOf && { textOf })} />}
      {about}
    </ConfirmDialog>
  );
}
