import { resultOf } from '@wayside/api-client';
import { fleetBodyOf, fleetNamed } from '@wayside/domain';
import type { FleetDraft } from '@wayside/domain';
import { fleetKind, questionsOf } from '@wayside/machines';
import type { FleetLabel, LoadedFleet, RecordSave } from '@wayside/machines';
import { allFleetsQuery } from '../../../shared/data/all-fleets.ts';
import { api } from '../../../shared/data/api.ts';
import { changed } from '../../../shared/data/changed.ts';
import { queryClient } from '../../../shared/data/query-client.ts';
import { fleetQuery } from '../../../shared/fleets/fleet.queries.ts';
import { findIn, readOutcomeOf, saveOutcomeOf } from '../../../shared/record/record-calls.ts';
import type { RecordCalls } from '../../../shared/record/use-record.ts';
import { recentFleets } from '../../../shared/session/recents.ts';
import { sessionCheck } from '../../../shared/session/session.ts';
import type { User } from '../../../shared/session/session.ts';
import { fleetPageQuery, versionOf } from './fleet.queries.ts';

type FleetSave = RecordSave<LoadedFleet, FleetDraft, readonly string[]>;

/** Drops what is stored of a fleet that no longer exists. Its page has its own copy until it is left. */
export function dropFleet(id: number, viewer: User): void {
  recentFleets.forget({ userId: viewer.id }, id);
  queryClient.removeQueries({ queryKey: fleetQuery(id).queryKey, exact: true });
  void changed('fleets');
}

async function saveFleet({ base, draft }: FleetSave) {
  const id = base?.fleet.id;
  const body = fleetBodyOf(draft);
  const header = base?.version ? { 'If-Match': base.version } : undefined;
  const call =
    id === undefined
      ? api.POST('/fleets', { body })
      : api.PUT('/fleets/{id}', { params: { path: { id }, header }, body });
  const result = await resultOf(call);
  if (id !== undefined && result.status === 'failure' && result.kind === 'conflict')
    return { status: 'changed' } as const;
  const version = result.status === 'success' ? versionOf((await call).response) : null;
  // The page shows the name at once; the fleet is refetched after that.
  if (id !== undefined && result.status === 'success')
    queryClient.setQueryData(
      fleetPageQuery(id).queryKey,
      (old) => old && { version, fleet: { ...old.fleet, ...result.data } },
    );
  return saveOutcomeOf(result, {
    isNew: id === undefined,
    savedIn: (fleet): LoadedFleet => ({ fleet, version }),
    changes: [id === undefined ? 'fleets' : 'fleet'],
    alerts: ['nameTaken'],
  });
}

/** The fleet as it is now; null: it no longer exists. */
async function readFleet(id: number, viewer: User) {
  const isSameSession = sessionCheck();
  const call = api.GET('/fleets/{id}', { params: { path: { id } } });
  const result = await resultOf(call);
  const version = result.status === 'success' ? versionOf((await call).response) : null;
  if (result.status === 'failure' && result.kind === 'notFound' && isSameSession()) dropFleet(id, viewer);
  return readOutcomeOf(result, (fleet): LoadedFleet => ({ fleet, version }));
}

/**
 * A new fleet whose response was lost, and with it the id: the one with its name, which no other has, that says what
 * was sent.
 */
function findFleet({ draft, given }: FleetSave) {
  return findIn(allFleetsQuery(), (fleets) => {
    const fleet = fleetNamed(fleets, draft.name);
    const loaded = fleet && { fleet, version: null };
    return loaded && questionsOf(fleetKind).isSame(fleetKind.draftOf(loaded, given), draft) ? loaded : undefined;
  });
}

export function fleetCalls(viewer: User): RecordCalls<LoadedFleet, FleetDraft, readonly string[], FleetLabel> {
  return {
    save: saveFleet,
    find: (search) => (search.base ? readFleet(search.base.fleet.id, viewer) : findFleet(search)),
  };
}
