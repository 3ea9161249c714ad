import { resultOf } from '@wayside/api-client';
import type { ResponseAt } from '@wayside/api-client';
import type { InfiniteData } from '@tanstack/react-query';
import { historyBody, isSavedAs } from '@wayside/domain/schemas';
import type { HistoryUnits, HistoryValues } from '@wayside/domain/schemas';
import type { HistoryGiven } from '@wayside/machines';
import { api } from '../../../../shared/data/api.ts';
import { queryClient } from '../../../../shared/data/query-client.ts';
import { queriesOf } from '../../../../shared/data/read.ts';
import { noticeOf } from '../../../../shared/failure/failure.ts';
import { saveOutcomeOf } from '../../../../shared/record/record-calls.ts';
import type { RecordCalls } from '../../../../shared/record/use-record.ts';

const PATH = '/manual_maintenance_histories';
type Pages = InfiniteData<ResponseAt<typeof PATH, 'get'>>;

/** The records of every history that was shown; null if none was. */
function knownIds(): readonly number[] | null {
  const lists = queryClient.getQueriesData<Pages>(queriesOf(PATH)).flatMap(([, data]) => data ?? []);
  if (lists.length === 0) return null;
  return lists.flatMap(({ pages }) => pages.flatMap(({ manual_histories }) => manual_histories.map(({ id }) => id)));
}

export function sendHistory(draft: HistoryValues, units: HistoryUnits) {
  const body = historyBody(draft, units);
  return api.POST('/vehicles/{id}/vehicle_services', { params: { path: { id: body.vehicle_id } }, body });
}

export const historyCalls: RecordCalls<object, HistoryValues, HistoryGiven, never> = {
  save: async ({ draft, given }) => {
    const result = await resultOf(sendHistory(draft, given.units));
    return saveOutcomeOf<object>(result, { isNew: true, changes: ['histories'] });
  },
  /** Looks for the record among those of its day that were not there before. */
  find: async ({ draft, given, existingIds }) => {
    const body = historyBody(draft, given.units);
    const day = body.date_of_completion;
    for (let page = 1; ; page += 1) {
      const query = { vehicle_id: body.vehicle_id, start_date: day, end_date: day, pageMMH: page };
      // One page after the other: the first one nearly always has it.
      const result = await resultOf(api.GET(PATH, { params: { query } }));
      if (result.status === 'failure') return { status: 'failure', notice: noticeOf(result) };
      const saved = result.data.manual_histories.find(
        (record) => !existingIds?.includes(record.id) && isSavedAs(record, body),
      );
      if (saved || page >= result.data.total_pages) return { status: 'success', saved: saved ?? null };
    }
  },
  existingIds: knownIds,
};
