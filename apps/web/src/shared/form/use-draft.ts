import { useEffect } from 'react';
import type { FieldPath, FieldValues, PathValue } from 'react-hook-form';
import type { DraftOwner } from '../session/drafts.ts';
import type { AppForm } from './use-app-form.ts';
import { useKeptDraft } from './use-kept-draft.ts';

export interface Draft {
  /** Forgets it: when the form was saved, or left on purpose (`useLeaveGuard`'s `onLeave`). */
  clear: () => void;
}

/** Keeps what was typed into a form as a draft (`useKeptDraft`). Values are restored field by field at the first level of the form. */
export function useDraft<Values extends FieldValues, Valid>(name: string, form: AppForm<Values, Valid>, owner: DraftOwner): Draft {
  const { values: kept, keep, clear } = useKeptDraft(name, owner);
  const { subscribe, setValue, getValues } = form;

  useEffect(() => {
    const known = getValues();
    for (const [field, value] of Object.entries(kept ?? {})) {
      if (field in known) setValue(field as FieldPath<Values>, value as PathValue<Values, FieldPath<Values>>, { shouldDirty: true });
    }
    return subscribe({
      formState: { values: true, isDirty: true },
      callback: ({ values, isDirty }) => {
        if (isDirty) keep(values);
      },
    });
  }, [kept, keep, subscribe, setValue, getValues]);

  return { clear };
}
