import type { Result } from '@wayside/api-client';
import { useTranslation } from '@wayside/i18n';
import { ConfirmDialog } from '@wayside/ui';
import { useEffect, useEffectEvent } from 'react';
import type { ReactNode } from 'react';
import { useFocusKept } from '../page/use-focus-kept.ts';
import { isLost } from '../data/failure.ts';
import { FormAlert } from '../form/form-alert.tsx';
import { useOnlineAgain } from '../use-online-again.ts';
import { useIsMounted } from './use-is-mounted.ts';
import type { Saving } from './use-save.ts';

export interface ConfirmActionProps<Input, Data> {
  /** The question; the exact text of the requirement row where there is one. */
  question: string;
  /** The object by name (unit number, person, amount), and the consequence. */
  about: ReactNode | ((confirm: () => void) => ReactNode);
  /** Why it can't be confirmed yet. */
  disabledReason?: string;
  /** Verb and object: "Cancel order 4182". */
  confirmLabel: string;
  cancelLabel?: string;
  tone?: 'primary' | 'danger';
  saving: Saving<Input, Data>;
  input: Input;
  onClose: () => void;
  /** Whether what is loaded shows that it is done, for instance that the record is gone: then a lost response is no failure. */
  isDone?: boolean;
  /** The outcome is unknown: confirming only checks it, as does the browser coming back online. */
  isUnknown?: boolean;
  /** Our text for a result; by default the server's. */
  textOf?: (result: Result<unknown>) => string | undefined;
}

/**
 * Asks for confirmation before something is deleted, deactivated or paid for, and then does it. A failure is shown in the dialog, or in a
 * toast if the dialog was closed during the call. Success closes the dialog and returns the focus to what opened it, or to the page if that
 * was deleted.
 */
export function ConfirmAction<Input, Data>({
  question,
  about,
  disabledReason,
  confirmLabel,
  cancelLabel,
  tone = 'danger',
  saving,
  input,
  onClose,
  isDone = false,
  isUnknown = false,
  textOf,
}: ConfirmActionProps<Input, Data>) {
  const { t } = useTranslation();
  useFocusKept();
  const isMounted = useIsMounted();
  const { save, isSaving, result, clear, found, setShown } = saving;
  useEffect(() => {
    clear();
    setShown(true);
    return () => setShown(false);
  }, [clear, setShown]);

  const isFound = isDone && result?.status === 'failure' && isLost(result);
  const closeAsDone = useEffectEvent(() => {
    found?.(input);
    onClose();
  });
  useEffect(() => {
    if (isFound) closeAsDone();
  }, [isFound]);

  async function confirm(): Promise<void> {
    const { status } = await save(input);
    // If the dialog was canceled during the call, another one may be open now.
    if (status === 'success' && isMounted.current) onClose();
  }

  useOnlineAgain(isUnknown, () => void confirm());

  return (
    <ConfirmDialog
      isOpen
      title={question}
      confirmLabel={confirmLabel}
      cancelLabel={cancelLabel ?? t('actions.cancel')}
      tone={tone}
      isPending={isSaving}
      pendingLabel={t('state.saving')}
      disabledReason={isSaving ? undefined : disabledReason}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      {result?.status === 'failure' && <FormAlert result={result} {...(textOf && { textOf })} />}
      {typeof about === 'function' ? about(() => void confirm()) : about}
    </ConfirmDialog>
  );
}
