import type { Result } from '@wayside/api-client';
import { useTranslation } from '@wayside/i18n';
import { Alert, ConfirmDialog } from '@wayside/ui';
import type { ConfirmDialogProps } from '@wayside/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import type { ReactNode } from 'react';
import { useFocusKept } from '../page/use-focus-kept.ts';
import { isLost } from '../failure/failure.ts';
import { FormAlert } from '../form/form-alert.tsx';
import { useOnlineAgain } from '../use-online-again.ts';
import { useIsMounted } from './use-is-mounted.ts';
import type { Saving } from './use-save.ts';

export interface ConfirmActionProps<Input, Data> {
  /** The question; the exact text of the requirement row where there is one. */
  question: string;
  /** The object by name (unit number, person, amount), and the consequence. */
  about: ReactNode;
  /** A form that has to be filled in first, and can confirm as well. */
  renderForm?: (confirm: () => void) => ReactNode;
  /** Verb and object: "Cancel order 4182". */
  confirmLabel: string;
  cancelLabel?: string;
  tone?: 'primary' | 'danger';
  /** A milder way to what is wanted: "Deactivate instead". */
  alternative?: ConfirmDialogProps['alternative'];
  saving: Saving<Input, Data>;
  input: Input;
  onClose: () => void;
  /** Why it can't be confirmed yet. */
  disabledReason?: string;
  /**
   * Of a deletion: whether what is loaded shows that the record is gone. Then a lost response is no failure; and if
   * nothing was sent, or the server doesn't find the record, someone else was first.
   */
  isDone?: boolean;
  /** If someone else decided first: why there is nothing left to confirm. */
  overtaken?: string | undefined;
  /** The outcome is unknown: confirming only checks it, as does the browser coming back online. */
  isUnknown?: boolean;
  /** Our text for a result; by default the server's. */
  textOf?: (result: Result<unknown>) => string | undefined;
}

/**
 * Asks for confirmation before something is deleted, deactivated or paid for, and then does it. A failure is shown in
 * the dialog, or in a toast if the dialog was closed during the call. Success closes the dialog and returns the focus
 * to what opened it, or to the page if that was deleted.
 */
export function ConfirmAction<Input, Data>({
  question,
  about,
  renderForm,
  confirmLabel,
  cancelLabel,
  tone = 'danger',
  alternative,
  saving,
  input,
  onClose,
  disabledReason,
  isDone,
  overtaken,
  isUnknown = false,
  textOf,
}: ConfirmActionProps<Input, Data>) {
  const { t } = useTranslation();
  useFocusKept();
  const isMounted = useIsMounted();
  const { save, isSaving, result, clear, found, preempted, setShown } = saving;
  useEffect(() => {
    clear();
    setShown?.(true);
    return () => setShown?.(false);
  }, [clear, setShown]);

  const failure = result?.status === 'failure' ? result : undefined;
  const [wasLost, setWasLost] = useState(false);
  const isGone =
    isDone !== undefined && !isSaving && result?.status !== 'success' && (isDone || failure?.kind === 'notFound');
  const isFound = isGone && (wasLost || (failure !== undefined && isLost(failure)));
  const isPreempted = isGone && !isFound;
  const isOver = isPreempted || overtaken !== undefined;
  const closeAsDone = useEffectEvent(() => {
    found?.(input);
    onClose();
  });
  useEffect(() => {
    if (isFound) closeAsDone();
  }, [isFound]);

  async function confirm(): Promise<void> {
    if (disabledReason !== undefined || isGone || overtaken !== undefined) return;
    const saved = await save(input);
    if (saved.status === 'failure' && isLost(saved)) setWasLost(true);
    // If the dialog was canceled during the call, another one may be open now.
    if (saved.status === 'success' && isMounted.current) onClose();
  }

  function close(): void {
    if (isPreempted) preempted?.(input);
    onClose();
  }

  useOnlineAgain(isUnknown, () => void confirm());

  return (
    <ConfirmDialog
      isOpen
      title={question}
      confirmLabel={isOver ? undefined : confirmLabel}
      cancelLabel={isOver ? t('actions.close') : (cancelLabel ?? t('actions.cancel'))}
      tone={tone}
      alternative={isSaving ? undefined : alternative}
      isPending={isSaving}
      pendingLabel={t('state.saving')}
      disabledReason={disabledReason}
      onConfirm={() => void confirm()}
      onCancel={close}
      form={isOver ? undefined : renderForm?.(() => void confirm())}
    >
      {isOver ? (
        <Alert tone="error">{overtaken ?? t('record.alreadyDeleted')}</Alert>
      ) : (
        failure && <FormAlert result={failure} textOf={textOf} />
      )}
      {about}
    </ConfirmDialog>
  );
}
