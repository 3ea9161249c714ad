import { useTranslation } from '@wayside/i18n';
import { Button } from '@wayside/ui';
import { useRef } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import formStyles from '../form/form.module.css';
import { useFocusAfter } from '../page/use-focus-after.ts';
import type { RecordFlow } from './use-record.ts';

const MISSING = '[data-missing] input, [data-missing] [role=listbox]';

export interface RecordFormProps<Saved, Draft extends object, Given, Label extends string> {
  record: RecordFlow<Saved, Draft, Given, Label>;
  label: string;
  children: ReactNode;
}

/**
 * The form of a record whose fields change the draft directly. Submits on Ctrl or Cmd+Enter from any field. If something is missing then, the
 * first field in a `data-missing` takes the focus.
 */
export function RecordForm<Saved, Draft extends object, Given, Label extends string>({
  record: { submit },
  label,
  children,
}: RecordFormProps<Saved, Draft, Given, Label>) {
  const form = useRef<HTMLFormElement>(null);
  const submitWithKeys = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    form.current?.requestSubmit();
  };
  return (
    // Listens for keyboard shortcuts in the form's fields.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <form
      ref={form}
      noValidate
      aria-label={label}
      className={formStyles.form}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
        requestAnimationFrame(() => form.current?.querySelector<HTMLElement>(MISSING)?.focus());
      }}
      onKeyDown={submitWithKeys}
    >
      {children}
    </form>
  );
}

/** A question has to be answered before anything can be saved. */
export const isChoosing = (state: { matches: (state: 'conflict' | 'gone' | 'outcomeUnknown') => boolean }): boolean =>
  state.matches('conflict') || state.matches('gone') || state.matches('outcomeUnknown');

export interface RecordFooterProps<Saved, Draft extends object, Given, Label extends string> {
  record: RecordFlow<Saved, Draft, Given, Label>;
  /** "Save", "Add link". */
  label: string;
  /** Why it can't be saved. */
  disabledReason?: string;
  /** Sends it, where the button is outside of the form. */
  onPress?: () => void;
  /** What leaves the form, and what else can be done with the record. */
  children?: ReactNode;
}

/** The form's buttons. While a question waits for its answer, nothing can be saved. */
export function RecordFooter<Saved, Draft extends object, Given, Label extends string>({
  record: { state },
  label,
  disabledReason,
  onPress,
  children,
}: RecordFooterProps<Saved, Draft, Given, Label>) {
  const { t } = useTranslation('common');
  const isBusy = state.hasTag('busy');
  const button = useRef<HTMLButtonElement>(null);
  // The buttons of these questions vanish when they are pressed.
  useFocusAfter(isChoosing(state), () => button.current);
  return (
    <div className={formStyles.decide}>
      {children}
      {!isChoosing(state) && (
        <Button
          ref={button}
          type={onPress ? 'button' : 'submit'}
          onPress={onPress}
          variant="primary"
          isPending={isBusy}
          pendingLabel={t('state.saving')}
          disabledReason={isBusy ? undefined : disabledReason}
        >
          {label}
        </Button>
      )}
    </div>
  );
}
