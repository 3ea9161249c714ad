import { useTranslation } from '@wayside/i18n';
import { Button } from '@wayside/ui';
import { useId, useRef } from 'react';
import type { ReactNode } from 'react';
import formStyles from '../form/form.module.css';
import { submitWithKeys } from '../form/form.tsx';
import { useFocusAfter } from '../page/use-focus-after.ts';
import type { RecordStatus } from './use-record.ts';

const MISSING = '[data-missing] input, [data-missing] [role=listbox]';

export interface RecordFormProps {
  record: { submit: () => unknown };
  label: string;
  children: ReactNode;
}

/**
 * The form of a record whose fields change the draft directly. Submits on Ctrl or Cmd+Enter from any field. If
 * something is missing then, the first field in a `data-missing` takes the focus.
 */
export function RecordForm({ record, label, children }: RecordFormProps) {
  return (
    // Listens for keyboard shortcuts in the form's fields.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <form
      noValidate
      aria-label={label}
      className={formStyles.form}
      onSubmit={(event) => {
        const form = event.currentTarget;
        event.preventDefault();
        record.submit();
        requestAnimationFrame(() => form.querySelector<HTMLElement>(MISSING)?.focus());
      }}
      onKeyDown={submitWithKeys}
    >
      {children}
    </form>
  );
}

export interface SaveButtonProps {
  record: { state: RecordStatus };
  /** "Save", "Add link". */
  label: string;
  /** Why it can't be saved. */
  disabledReason?: string | undefined;
  /** Of the element that shows the reason. */
  reasonId?: string;
  /** Sends it, where the button is outside of the form. */
  onPress?: () => void;
}

/** Saves the record. While a question waits for its answer, nothing can be saved. */
export function SaveButton({ record: { state }, label, disabledReason, reasonId, onPress }: SaveButtonProps) {
  const { t } = useTranslation('common');
  const isBusy = state.hasTag('busy');
  const isChoosing = state.matches('conflict') || state.matches('gone') || state.matches('outcomeUnknown');
  const button = useRef<HTMLButtonElement>(null);
  // The buttons of these questions vanish when they are pressed.
  useFocusAfter(isChoosing, () => button.current);
  if (isChoosing) return null;
  return (
    <Button
      ref={button}
      type={onPress ? 'button' : 'submit'}
      onPress={onPress}
      variant="primary"
      isPending={isBusy}
      pendingLabel={t('state.saving')}
      disabledReason={isBusy ? undefined : disabledReason}
      reasonId={reasonId}
    >
      {label}
    </Button>
  );
}

export interface RecordFooterProps extends Omit<SaveButtonProps, 'reasonId'> {
  /** What else can be done with the record; apart from the others. */
  lead?: ReactNode;
  /** Something is not saved yet, which is said where nothing is missing. */
  isDirty?: boolean;
  /** What leaves the form. */
  children?: ReactNode;
}

/** The buttons of a short form; those of a long one are in the bar of `FormPage`. */
export function RecordFooter({ lead, isDirty, children, ...save }: RecordFooterProps) {
  const { t } = useTranslation('common');
  const reasonId = useId();
  return (
    <div className={formStyles.decide}>
      {lead}
      <span id={reasonId} className={formStyles.reason}>
        {!save.record.state.hasTag('busy') && (save.disabledReason ?? (isDirty && t('form.unsaved')))}
      </span>
      {children}
      <SaveButton {...save} reasonId={reasonId} />
    </div>
  );
}
