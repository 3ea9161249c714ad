import { useTranslation } from '@wayside/i18n';
import type { Notice } from '@wayside/machines';
import type { ToastMessage } from '@wayside/ui';
import { useStableCallback } from '@wayside/ui';
import { toasts } from '../page/toasts.ts';
import { sessionCheck } from '../session/session.ts';
import { useIsMounted } from './use-is-mounted.ts';

/**
 * A save of a machine, which ends with its page, or the lookup after a lost response. If the page is left during the call, the outcome goes
 * to `report`, whose message is shown on the next page, unless the session ended. `useSave` does the same for saves without a machine.
 */
export function useLateSave<Input, Outcome>(
  call: (input: Input, signal: AbortSignal) => Promise<Outcome>,
  report: (outcome: Outcome, input: Input) => ToastMessage,
): (asked: { input: Input; signal: AbortSignal }) => Promise<Outcome> {
  const isMounted = useIsMounted();
  return useStableCallback(async ({ input, signal }) => {
    const isSameSession = sessionCheck();
    const start = window.location.pathname;
    const outcome = await call(input, signal);
    // The path changes before the next page's code is loaded and this page unmounts.
    const isHere = isMounted.current && window.location.pathname === start;
    if (isHere || !isSameSession()) return outcome;
    toasts.show(report(outcome, input));
    // The page on its way out must not navigate once more.
    return new Promise<never>(() => undefined);
  });
}

interface Failed<Label extends string> {
  status: string;
  notice?: Notice<Label>;
}

/** Toast about a save that was refused, or whose response was lost, after its page was left. `what` names what was to be saved. */
export function useLateFailure<Label extends string>(
  noticeText: (notice: Notice<Label>) => string,
): (what: string, outcome: Failed<Label>) => ToastMessage {
  const { t } = useTranslation('common');
  return (what, { status, notice }) => ({
    title: t(status === 'lost' ? 'form.maybeNotSaved' : 'form.notSaved', { what }),
    tone: 'error',
    ...(notice && { description: noticeText(notice) }),
  });
}
