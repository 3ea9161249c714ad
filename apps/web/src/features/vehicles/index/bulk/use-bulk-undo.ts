import { useTranslation } from '@wayside/i18n';
import type { ToastMessage } from '@wayside/ui';
import { changed } from '../../../../shared/data/changed.ts';
import { toasts } from '../../../../shared/page/toasts.ts';
import { runEach } from '../../../../shared/save/run-each.ts';
import { sessionCheck } from '../../../../shared/session/session.ts';
import type { Vehicle } from '../vehicles.queries.ts';
import { BULK_CALLS } from './bulk-calls.ts';
import type { BulkCall } from './to-do.ts';

/** The Undo button of the toast that says what was done for one or more vehicles; none if it can't be undone. */
export function useBulkUndo() {
  const { t } = useTranslation('vehicles');
  return (action: BulkCall, vehicles: readonly Vehicle[]): ToastMessage['action'] => {
    const { undo, changed: what } = BULK_CALLS[action];
    if (!undo) return undefined;
    const isSameSession = sessionCheck();
    async function takeBack(call: NonNullable<typeof undo>): Promise<void> {
      const { done, failed, rest } = await runEach(vehicles, call, { signal: new AbortController().signal });
      if (!isSameSession()) return;
      void changed(what);
      const left = failed.length + rest.length;
      toasts.show({
        title: t('bulk.undone', { count: done.length }),
        description: left > 0 ? t('bulk.notUndone', { count: left }) : undefined,
        tone: left > 0 ? 'error' : 'success',
      });
    }
    return { label: t('bulk.undo'), onAction: () => void takeBack(undo) };
  };
}
