import { useEffect, useRef } from 'react';
import type { FieldPath, FieldValues, PathValue } from 'react-hook-form';
import { readCookie } from '../session/storage.ts';
import { readDraft, removeDraft, writeDraft } from './drafts.ts';
import type { AppForm } from './use-app-form.ts';

export interface Draft {
  /** Forgets it: when the form was saved, or left on purpose (`useLeaveGuard`'s `onLeave`). */
  clear: () => void;
}

/**
 * Keeps what was typed over a reload and over a session that ended, for the same user in the same tab. Passwords and codes are never kept.
 * Values are restored field by field at the first level of the form.
 */
export function useDraft<Values extends FieldValues, Valid>(key: string, form: AppForm<Values, Valid>): Draft {
  const isCleared = useRef(false);
  const { subscribe, setValue, getValues } = form;

  useEffect(() => {
    const owner = readCookie('current_user_email') ?? '';
    let latest = readDraft(key, owner);
    const known = getValues();
    for (const [name, value] of Object.entries(latest ?? {})) {
      if (name in known) setValue(name as FieldPath<Values>, value as PathValue<Values, FieldPath<Values>>, { shouldDirty: true });
    }
    const unsubscribe = subscribe({
      formState: { values: true, isDirty: true },
      callback: ({ values, isDirty }) => {
        if (!isDirty || isCleared.current) return;
        latest = values;
        writeDraft(key, owner, values);
      },
    });
    return () => {
      unsubscribe();
      // The end of a session takes all that is stored with it; what was typed is to be there when the same person is back.
      const state = window.history.state as { usr?: { ended?: unknown } | null } | null;
      if (latest && !isCleared.current && state?.usr?.ended === true) writeDraft(key, owner, latest);
    };
  }, [key, subscribe, setValue, getValues]);

  return {
    clear: () => {
      isCleared.current = true;
      removeDraft(key);
    },
  };
}
