import { useEffect } from 'react';
import type { FieldPath, FieldValues, PathValue } from 'react-hook-form';
import type { DraftOwner } from '../session/drafts.ts';
import type { AppForm } from './use-app-form.ts';
import { useKeptDraft } from './use-kept-draft.ts';

export interface Draft {
  /** Deletes the draft after the form was saved or deliberately left (`onLeave` of `useLeaveGuard`). */
  clear: () => void;
}

/** Stores form input as a draft (`useKeptDraft`). Only top-level fields are restored, one by one. */
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
      callback: ({ values, isDirty }) => keep(isDirty ? values : undefined),
    });
  }, [kept, keep, subscribe, setValue, getValues]);

  return { clear };
}
