import { ApiError, resultOf } from '@wayside/api-client';
import { cleanDatabaseName } from '@wayside/domain';
import type { DatabaseName } from '@wayside/machines';
import { api } from '../../../shared/data/api.ts';
import { queryClient } from '../../../shared/data/query-client.ts';
import { myFleetQuery } from '../../../shared/data/user.ts';
import { findIn, saveOutcomeOf } from '../../../shared/record/record-calls.ts';
import type { RecordCalls } from '../../../shared/record/use-record.ts';

export interface NamedFleet extends DatabaseName {
  readonly fleetId: number;
}

export function putName({ fleetId, name }: NamedFleet) {
  return api.PUT('/fleets/{id}', { params: { path: { id: fleetId } }, body: { geotab_database_name: name } });
}

/** Deletes the name, unless someone else changed it since it was shown: that fails with `changedText`. */
export async function dropName({ fleetId, name }: NamedFleet, changedText: string) {
  const { geotab_database_name: current } = await queryClient.fetchQuery({ ...myFleetQuery(), staleTime: 0 });
  if ((current ?? '') !== name)
    throw new ApiError({
      status: 'failure',
      kind: current ? 'conflict' : 'notFound',
      alertMessage: changedText,
      alertType: 'error',
      retryAfter: undefined,
    });
  return putName({ fleetId, name: '' });
}

/** Shows the saved name right away; the fleet is refetched after that. */
export function showName({ name }: DatabaseName): void {
  return void queryClient.setQueryData(
    myFleetQuery().queryKey,
    (fleet) => fleet && { ...fleet, geotab_database_name: name },
  );
}

export function databaseNameCalls(fleetId: number): RecordCalls<DatabaseName, DatabaseName, null, never> {
  return {
    save: async ({ draft }) => {
      const name = cleanDatabaseName(draft.name);
      const outcome = saveOutcomeOf(await resultOf(putName({ fleetId, name })), {
        isNew: false,
        savedIn: (): DatabaseName => ({ name }),
        changes: ['fleet'],
      });
      if (outcome.status === 'success') showName({ name });
      return outcome;
    },
    find: () => findIn(myFleetQuery(), (fleet) => ({ name: fleet.geotab_database_name ?? '' })),
  };
}
