import { useTranslation } from '@wayside/i18n';
import type { Notice } from '@wayside/machines';
import type { ToastMessage } from '@wayside/ui';
import { useStableCallback } from '@wayside/ui';
import { notDoneTitle } from '../failure/failure.ts';
import { askerOf, deliver } from './late-outcomes.ts';
import { useIsMounted } from './use-is-mounted.ts';

/**
 * A save of a machine, which ends with its page, or the lookup after a lost response. If the page is left during the
 * call, the outcome goes to `report`, whose message is shown on the next page, unless the session ended. `useSave` does
 * the same for saves without a machine.
 */
export function useLateSave<Input, Outcome extends object>(
  call: (input: Input, signal: AbortSignal) => Promise<Outcome>,
  report: (outcome: Outcome, input: Input) => ToastMessage,
): (asked: { input: Input; signal: AbortSignal }) => Promise<Outcome> {
  const isMounted = useIsMounted();
  return useStableCallback(async ({ input, signal }) => {
    const asker = askerOf(() => isMounted.current);
    return deliver(await call(input, signal), asker, (outcome) => report(outcome, input));
  });
}

/**
 * Toast about a save that was refused, or whose response was lost, after its page was left. `what` names what was to be
 * saved or deleted.
 */
export function useLateFailure<Label extends string>(
  noticeText: (notice: Notice<Label>) => string,
): (what: string, outcome: { status: string; notice?: Notice<Label> }, isDeletion?: boolean) => ToastMessage {
  const { t } = useTranslation('common');
  return (what, { status, notice }, isDeletion) => ({
    title: t(notDoneTitle(status === 'lost', isDeletion), { what }),
    tone: 'error',
    description: notice && noticeText(notice),
  });
}
