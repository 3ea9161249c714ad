import { ApiError, resultOf } from '@wayside/api-client';
import type { Result, Success } from '@wayside/api-client';
import { useTranslation } from '@wayside/i18n';
import { useState } from 'react';
import { changed as markChanged } from '../data/changed.ts';
import type { Change } from '../data/changed.ts';
import { isLost } from '../data/failure.ts';
import { useFailureText } from '../data/use-failure-text.ts';
import { useArrive } from '../page/arrival.tsx';
import type { Arrival } from '../page/arrival.tsx';
import { toasts } from '../page/toasts.ts';
import { oneAtATime } from './one-at-a-time.ts';
import { useIsHere } from './use-is-here.ts';
import { useStable } from './use-stable.ts';

/** What is said once it is saved: in a toast when the page stays, as a notice on the page that it leads to. */
export interface Done {
  say?: string | undefined;
  /** Leaves the page for this address. */
  to?: string;
  /** Where to continue from the notice. */
  link?: Arrival['link'];
  /** In the toast: "Undo", "View order". */
  action?: { label: string; onAction: () => void };
}

export interface SaveOptions<Input, Data> {
  /** The call of the typed client: `(body) => api.POST('/fleet_users', { body })`. */
  call: (input: Input) => Parameters<typeof resultOf<Data>>[0];
  /** What goes stale (shared/data/changed.ts): after a success, and when nobody knows what became of the save. */
  changed?: readonly Change[];
  /** First thing after a success: what the app keeps besides loaded data, such as `replaceUser`. */
  onSaved?: (data: Data, input: Input) => void;
  done?: Done | ((saved: Success<Data>, input: Input) => Done);
  /** What a press is about, where one hook serves several rows: `about: ({ id }) => id`. Otherwise a press waits for the one before. */
  about?: (input: Input) => unknown;
  /** Names what was saved, for the toast of a failure after the page was left: "Preferences". */
  what?: string | ((input: Input) => string);
  /** There is no form or dialog to say a failure in, as for an action of a row: it is always said in a toast. */
  failsInToast?: boolean;
  /** Of the form: both are let go before the page is left. */
  form?: { draft?: { clear: () => void }; guard?: { release: () => void } };
}

export interface Saving<Input, Data> {
  /** Sends it, unless an earlier press is still under way: then the same answer is waited for. The same function at every render. */
  save: (input: Input) => Promise<Result<Data>>;
  isSaving: boolean;
  /** Of the last save; undefined while one is under way. */
  result: Result<Data> | undefined;
  /** Takes the result away, as when a dialog is opened again. */
  clear: () => void;
}

/**
 * One way to save. One press is one call; a failure is in `result` (show it with `FormAlert`), and in a toast when the page was left
 * meanwhile or has no form; a success refetches what changed, clears the draft, and is said where the person is by then.
 */
export function useSave<Input, Data>({
  call,
  changed = [],
  onSaved,
  done,
  about,
  what,
  failsInToast = false,
  form,
}: SaveOptions<Input, Data>): Saving<Input, Data> {
  const { t } = useTranslation();
  const failureText = useFailureText();
  const arrive = useArrive();
  const [isSaving, setSaving] = useState(false);
  const [result, setResult] = useState<Result<Data>>();
  const isHere = useIsHere();

  function tell(saved: Success<Data>, input: Input): void {
    const { say, to, link, action } = (typeof done === 'function' ? done(saved, input) : done) ?? {};
    if (to !== undefined && isHere.current) {
      form?.draft?.clear();
      form?.guard?.release();
      arrive(to, say === undefined ? undefined : { tone: 'success', text: say, link });
      return;
    }
    form?.draft?.clear();
    if (say !== undefined) toasts.show({ title: say, tone: 'success', ...(action && { action }) });
  }

  async function send(input: Input): Promise<Result<Data>> {
    setSaving(true);
    setResult(undefined);
    const answer = await resultOf<Data>(call(input));
    if (answer.status === 'success') onSaved?.(answer.data, input);
    if (answer.status === 'success' || isLost(answer)) void markChanged(...changed);
    setSaving(false);
    setResult(answer);
    if (answer.status === 'success') tell(answer, input);
    else if (failsInToast || !isHere.current) {
      const name = typeof what === 'function' ? what(input) : what;
      const text = failureText(new ApiError(answer), 'save');
      toasts.show({
        title: name === undefined ? text : t('form.notSaved', { what: name }),
        ...(name !== undefined && { description: text }),
        tone: 'error',
      });
    }
    return answer;
  }

  const latest = useStable(send);
  const [save] = useState(() => oneAtATime(latest, about));
  return { save, isSaving, result, clear: () => setResult(undefined) };
}
