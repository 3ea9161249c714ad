import { useEffect } from 'react';
import type { FieldPath, FieldValues, PathValue } from 'react-hook-form';
import type { DraftOwner, KeptDraft } from '../session/drafts.ts';
import type { AppForm } from './use-app-form.ts';
import { useKeptDraft } from './use-kept-draft.ts';

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/**
 * Stores form input as a draft (`useKeptDraft`): the top-level fields that were changed, restored one by one. The
 * others are not kept, so that they don't bring back what somebody else has changed since.
 * @returns deletes the draft after the form was saved or deliberately left (`onLeave` of `useLeaveGuard`)
 */
export function useDraft<Values extends FieldValues, Valid>(
  name: string,
  form: AppForm<Values, Valid>,
  owner: DraftOwner,
): Pick<KeptDraft, 'clear'> {
  const { values: stored, keep, clear } = useKeptDraft(name, owner);
  const { subscribe, setValue, getValues } = form;

  useEffect(() => {
    const current = getValues();
    for (const [field, value] of Object.entries(stored ?? {})) {
      if (field in current)
        setValue(field as FieldPath<Values>, value as PathValue<Values, FieldPath<Values>>, { shouldDirty: true });
    }
    return subscribe({
      formState: { values: true, isDirty: true },
      callback: ({ values, isDirty, defaultValues }) => {
        const initial: Record<string, unknown> = defaultValues ?? {};
        const changed = Object.entries(values).filter(([field, value]) => !isSame(value, initial[field]));
        keep(isDirty ? Object.fromEntries(changed) : undefined);
      },
    });
  }, [stored, keep, subscribe, setValue, getValues]);

  return { clear };
}
