import type { Result } from '@wayside/api-client';
import { useTranslation } from '@wayside/i18n';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { changed } from '../data/changed.ts';
import { isLost } from '../data/failure.ts';
import { useFailureText } from '../data/use-failure-text.ts';
import { useArrive } from '../page/arrival.tsx';
import { toasts } from '../page/toasts.ts';
import { askerOf } from './late-outcomes.ts';
import { createSaver } from './saver.ts';
import type { SaveOptions, SaveState } from './saver.ts';

export interface Saving<Input, Data> extends SaveState<Data> {
  /** Sends the input. While an earlier save is under way, returns its result instead. */
  save: (input: Input) => Promise<Result<Data>>;
  /** Clears the result, for instance when a form is reset. */
  clear: () => void;
  /** After a lost response: the data loaded since shows that it worked. Says so as after a success; for saves whose response isn't used. */
  found?: (input: Input) => void;
  /** Someone else did it first: goes on as after a success, without claiming one. */
  preempted?: (input: Input) => void;
  /** For a dialog that shows `result`: while it is closed, failures go to a toast. */
  setShown: (isShown: boolean) => void;
}

/**
 * The way to save. One press makes one call. A failure is in `result` (show it with `FormAlert`), or in a toast if the page was left during
 * the call. A success refetches what changed, clears the draft, and is announced on whatever page is open. A response that arrives after
 * the session ended is dropped.
 */
export function useSave<Input, Data>(options: SaveOptions<Input, Data>): Saving<Input, Data> {
  const { t } = useTranslation();
  const failureText = useFailureText();
  const arrive = useArrive();
  const { key } = useLocation();
  const [state, setState] = useState<SaveState<Data>>({ isSaving: false, result: undefined });
  const [saver] = useState(() => createSaver<Input, Data>(setState));
  useEffect(() => {
    saver.update({
      options,
      changed,
      arrive,
      toast: (message) => void toasts.show(message),
      failureToast: (problem, what) => {
        const text = failureText(problem, 'save');
        if (what === undefined) return { title: text, tone: 'error' };
        // The title must not claim more than the text below it.
        const title = t(isLost(problem.failure) ? 'form.maybeNotSaved' : 'form.notSaved', { what });
        return { title, description: text, tone: 'error' };
      },
      retryLabel: t('actions.retry'),
      askerOf,
    });
  });
  useEffect(() => {
    saver.setMounted(true);
    return () => saver.setMounted(false);
  }, [saver]);
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- runs on every navigation
  useEffect(() => saver.arrived(), [saver, key]);

  return { ...state, save: saver.save, clear: saver.clear, found: saver.found, preempted: saver.preempted, setShown: saver.setShown };
}
