import { resultOf } from '@wayside/api-client';
import { place } from '@wayside/domain';
import { isSavedAs } from '@wayside/domain/schemas';
import type { HistoryBody } from '@wayside/domain/schemas';
import { useTranslation } from '@wayside/i18n';
import { useStableCallback } from '@wayside/ui';
import { useEffect, useState } from 'react';
import { api } from '../../../../shared/data/api.ts';
import { isLost } from '../../../../shared/data/failure.ts';
import type { Draft } from '../../../../shared/form/use-draft.ts';
import { useKeptDraft } from '../../../../shared/form/use-kept-draft.ts';
import type { LeaveGuard } from '../../../../shared/form/use-leave-guard.tsx';
import { useSave } from '../../../../shared/save/use-save.ts';
import type { DraftOwner } from '../../../../shared/session/drafts.ts';
import { useOnlineAgain } from '../../../../shared/use-online-again.ts';
import type { HistoryRecord } from '../history.queries.ts';

/** What is known about a save whose response was lost: checked and not there, or not checked yet. */
export type Outcome = 'notSaved' | 'unknown';

/** A save under way. It outlives its page, and whoever comes back waits for it. */
let underWay: Promise<unknown> | undefined;

/** Looks for the record among those of its day. */
async function findSaved(body: HistoryBody): Promise<HistoryRecord | 'failed' | undefined> {
  const day = body.date_of_completion;
  for (let page = 1; ; page += 1) {
    const query = { vehicle_id: body.vehicle_id, start_date: day, end_date: day, pageMMH: page };
    // One page after the other: the first one nearly always has it.
    const result = await resultOf(api.GET('/manual_maintenance_histories', { params: { query } }));
    if (result.status === 'failure') return 'failed';
    const found = result.data.manual_histories.find((record) => isSavedAs(record, body));
    if (found || page >= result.data.total_pages) return found;
  }
}

const success = <Data>(data: Data) => ({ data, response: new Response() });

/** Reads a kept body, which may come from an older version of the app. */
const bodyIn = (values: Readonly<Record<string, unknown>> | undefined): HistoryBody | undefined => {
  const body = values?.['body'] as Partial<HistoryBody> | undefined;
  return body && typeof body.vehicle_id === 'number' && Array.isArray(body.vehicle_services) ? (body as HistoryBody) : undefined;
};

export interface SaveHistoryOptions {
  owner: DraftOwner;
  draft: Draft;
  guard: LeaveGuard;
}

/**
 * Saves a record once. If the response is lost, or the page is reloaded before it comes, the records of that day tell whether it was saved;
 * until they can be read nothing is sent again.
 */
export function useSaveHistory({ owner, draft, guard }: SaveHistoryOptions) {
  const { t } = useTranslation('history');
  const sent = useKeptDraft('maintenance_history_sent', owner);
  const [pending, setPending] = useState(() => bodyIn(sent.values));
  const [outcome, setOutcome] = useState<Outcome | undefined>(pending && 'unknown');
  const saved = (vehicle: number) => ({
    to: place.services(),
    say: t('new.created'),
    link: { href: place.vehicle(vehicle, { tab: 'history' }), text: t('new.view') },
  });

  /** After a lost response. */
  async function check(body: HistoryBody): Promise<HistoryRecord | undefined> {
    const found = await findSaved(body);
    if (found === 'failed') {
      setPending(body);
      setOutcome('unknown');
      return undefined;
    }
    sent.keep(undefined);
    setPending(undefined);
    setOutcome(found ? undefined : 'notSaved');
    return found;
  }

  async function send(body: HistoryBody) {
    setOutcome(undefined);
    sent.keep({ body });
    const reply = api.POST('/vehicles/{id}/vehicle_services', { params: { path: { id: body.vehicle_id } }, body });
    const result = await resultOf(reply);
    if (result.status === 'failure' && isLost(result)) {
      const found = await check(body);
      return found ? success(found) : reply;
    }
    sent.keep(undefined);
    return reply;
  }

  const saving = useSave({
    call: (body: HistoryBody) => {
      const call = send(body);
      underWay = call;
      return call;
    },
    changed: ['histories'],
    done: (_saved, body) => saved(body.vehicle_id),
    what: t('new.what'),
    form: { draft, guard },
  });

  const checking = useSave({
    call: async (body: HistoryBody) => {
      await underWay?.catch(() => undefined);
      const found = await check(body);
      if (found) {
        draft.clear();
        guard.release();
      }
      return success(found);
    },
    changed: ['histories'],
    done: ({ data }, body) => (data ? saved(body.vehicle_id) : {}),
  });

  const isUnknown = outcome === 'unknown';
  const recheck = useStableCallback(() => {
    if (pending) void checking.save(pending);
  });
  useOnlineAgain(isUnknown, recheck);
  // A reload while a save was under way.
  useEffect(() => recheck(), [recheck]);

  return {
    save: saving.save,
    isSaving: saving.isSaving,
    isChecking: checking.isSaving,
    outcome,
    recheck,
    /** A refusal by the server. */
    refusal: outcome === undefined && saving.result?.status === 'failure' ? saving.result : undefined,
  };
}
