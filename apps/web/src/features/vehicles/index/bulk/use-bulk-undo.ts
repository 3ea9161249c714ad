import { ApiError } from '@wayside/api-client';
import { place } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import type { ToastMessage } from '@wayside/ui';
import { useNavigate } from 'react-router-dom';
import { changed } from '../../../../shared/data/changed.ts';
import { isLost, isWithoutWords } from '../../../../shared/failure/failure.ts';
import { useFailureText } from '../../../../shared/failure/use-failure-text.ts';
import { toasts } from '../../../../shared/page/toasts.ts';
import { runEach } from '../../../../shared/save/run-each.ts';
import type { Run } from '../../../../shared/save/run-each.ts';
import { sessionCheck } from '../../../../shared/session/session.ts';
import { useVehicleText } from '../../../../shared/vehicles/use-vehicle-text.ts';
import type { Vehicle } from '../vehicles.queries.ts';
import { BULK_CALLS } from './bulk-calls.ts';
import type { BulkCall } from './to-do.ts';

/** Vehicles that a toast names; of others, only how many. */
const NAMED = 3;

/** The Undo button of the toast that says what was done for one or more vehicles; none if it can't be undone. */
export function useBulkUndo() {
  const { t } = useTranslation(['vehicles', 'common']);
  const navigate = useNavigate();
  const texts = useVehicleText();
  const failureText = useFailureText();

  /** Which vehicles are not as before, and why. */
  function problemOf({ done, failed, rest }: Run<Vehicle>): ToastMessage {
    const left = [...failed.map(({ item }) => item), ...rest];
    const problem = failed[0] && new ApiError(failed[0].failure);
    const isUnclear = failed.some(({ failure }) => isLost(failure));
    const more = left.length - NAMED;
    const names = [...left.slice(0, NAMED).map(texts.name), ...(more > 0 ? [t('bulk.more', { count: more })] : [])];
    const reason = problem && !isWithoutWords(problem) ? failureText(problem, 'save') : undefined;
    const where = left.length === 1 ? place.vehicle(left[0]!.id) : place.vehicles;
    const undone = done.length > 0 ? t('bulk.undone', { count: done.length }) : undefined;
    return {
      title: t(isUnclear ? 'bulk.maybeUndone' : 'bulk.notUndone', { count: left.length }),
      description: [names.join(', '), undone, reason].filter(Boolean).join('. '),
      tone: 'error',
      action: isUnclear ? { label: t('common:form.check'), onAction: () => void navigate(where) } : undefined,
    };
  }

  return (action: BulkCall, vehicles: readonly Vehicle[]): ToastMessage['action'] => {
    const { undo, changed: what } = BULK_CALLS[action];
    if (!undo) return undefined;
    const isSameSession = sessionCheck();
    async function takeBack(call: NonNullable<typeof undo>): Promise<void> {
      const run = await runEach(vehicles, call, { signal: new AbortController().signal });
      if (!isSameSession()) return;
      void changed(what);
      const { done } = run;
      if (done.length < vehicles.length) return void toasts.show(problemOf(run));
      toasts.show({
        title: t('bulk.undone', { count: done.length }),
        description: done.length === 1 ? texts.name(done[0]!) : undefined,
        tone: 'success',
      });
    }
    return { label: t('bulk.undo'), onAction: () => void takeBack(undo) };
  };
}
