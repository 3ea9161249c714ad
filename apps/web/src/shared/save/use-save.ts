import { useTranslation } from '@wayside/i18n';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { isLost, isWithoutWords, notDoneTitle } from '../failure/failure.ts';
import { useFailureText } from '../failure/use-failure-text.ts';
import { useArrive } from '../page/arrival.tsx';
import { createSaver } from './saver.ts';
import type { SaveOptions, SaveState } from './saver.ts';
import { useIsMounted } from './use-is-mounted.ts';

type Saver<Input, Data> = ReturnType<typeof createSaver<Input, Data>>;
export type Saving<Input, Data> = SaveState<Data> &
  Pick<Saver<Input, Data>, 'save' | 'clear'> &
  Partial<Pick<Saver<Input, Data>, 'found' | 'preempted' | 'setShown'>>;

/**
 * The way to save. One press makes one call. A failure is in `result` (show it with `FormAlert`), or in a toast if the
 * page was left during the call. A success refetches what changed, clears the draft, and is announced on whatever page
 * is open. A response that arrives after the session ended is dropped.
 */
export function useSave<Input, Data>(options: SaveOptions<Input, Data>): Saving<Input, Data> {
  const { t } = useTranslation();
  const failureText = useFailureText();
  const arrive = useArrive();
  const navigate = useNavigate();
  const { key, pathname, search } = useLocation();
  const place = pathname + search;
  const [state, setState] = useState<SaveState<Data>>({ isSaving: false, result: undefined });
  const isMounted = useIsMounted();
  const [saver] = useState(() => createSaver<Input, Data>(setState, isMounted));
  useEffect(() => {
    saver.update({
      options,
      arrive,
      failureToast: (problem, what) => {
        const text = failureText(problem, 'save');
        if (what === undefined) return { title: text, tone: 'error' };
        return {
          title: t(notDoneTitle(isLost(problem.failure), options.isDeletion), { what }),
          description: options.isDeletion && isWithoutWords(problem) ? undefined : text,
          tone: 'error',
        };
      },
      retryLabel: t('actions.retry'),
      check: { label: t('form.check'), onAction: () => void navigate(place) },
    });
  });
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- runs on every navigation
  useEffect(() => saver.arrived(), [saver, key]);

  return { ...saver, ...state };
}
