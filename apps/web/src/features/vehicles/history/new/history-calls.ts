import { resultOf } from '@wayside/api-client';
import { historyBody, isSavedAs } from '@wayside/domain/schemas';
import type { HistoryValues } from '@wayside/domain/schemas';
import type { HistoryGiven } from '@wayside/machines';
import { api } from '../../../../shared/data/api.ts';
import { noticeOf } from '../../../../shared/failure/failure.ts';
import { saveOutcomeOf } from '../../../../shared/record/record-calls.ts';
import type { RecordCalls } from '../../../../shared/record/use-record.ts';

export const historyCalls: RecordCalls<object, HistoryValues, HistoryGiven, never> = {
  save: async ({ draft, given }) => {
    const body = historyBody(draft, given.units);
    const result = await resultOf(
      api.POST('/vehicles/{id}/vehicle_services', { params: { path: { id: body.vehicle_id } }, body }),
    );
    return saveOutcomeOf<object>(result, { isNew: true, changes: ['histories'] });
  },
  /** Looks for the record among those of its day. */
  find: async ({ draft, given }) => {
    const body = historyBody(draft, given.units);
    const day = body.date_of_completion;
    for (let page = 1; ; page += 1) {
      const query = { vehicle_id: body.vehicle_id, start_date: day, end_date: day, pageMMH: page };
      // One page after the other: the first one nearly always has it.
      const result = await resultOf(api.GET('/manual_maintenance_histories', { params: { query } }));
      if (result.status === 'failure') return { status: 'failure', notice: noticeOf(result) };
      const saved = result.data.manual_histories.find((record) => isSavedAs(record, body));
      if (saved || page >= result.data.total_pages) return { status: 'success', saved: saved ?? null };
    }
  },
};
