import { resultOf } from '@wayside/api-client';
import { quickLinkSchema } from '@wayside/domain/schemas';
import type { QuickLinkValues } from '@wayside/domain/schemas';
import { quickLinkKind } from '@wayside/machines';
import { api } from '../../../shared/data/api.ts';
import { listedCalls, saveOutcomeOf } from '../../../shared/record/record-calls.ts';
import type { RecordCalls } from '../../../shared/record/use-record.ts';
import { fleetPageQuery } from './fleet.queries.ts';
import type { QuickLink } from './fleet.queries.ts';

export function quickLinkCalls(fleetId: number): RecordCalls<QuickLink, QuickLinkValues, null, never> {
  return {
    ...listedCalls(quickLinkKind, fleetPageQuery(fleetId), ({ fleet }) => fleet.fleet_links),
    save: async ({ base, draft }) => {
      const body = quickLinkSchema.parse(draft);
      const call = base
        ? api.PUT('/fleets/{fleetId}/fleet_links/{id}', { params: { path: { fleetId, id: base.id } }, body })
        : api.POST('/fleets/{fleetId}/fleet_links', { params: { path: { fleetId } }, body });
      return saveOutcomeOf<QuickLink>(await resultOf(call), { isNew: base === null, changes: ['fleet'] });
    },
  };
}
