import { ApiError, resultOf } from '@wayside/api-client';
import { fleetNamed, isSavedFleet } from '@wayside/domain';
import type { FleetDraft } from '@wayside/domain';
import type { FleetDeleteOutcome, FleetLookupOutcome, FleetSave, FleetSaveOutcome } from '@wayside/machines';
import { allFleetsQuery } from '../../../shared/data/all-fleets.ts';
import { api } from '../../../shared/data/api.ts';
import { changed } from '../../../shared/data/changed.ts';
import { isLost, noticeOf } from '../../../shared/data/failure.ts';
import { queryClient } from '../../../shared/data/query-client.ts';
import { fleetQuery } from '../../../shared/fleets/fleet.queries.ts';
import { recentFleets } from '../../../shared/session/recents.ts';
import { sessionCheck } from '../../../shared/session/session.ts';
import type { User } from '../../../shared/session/session.ts';
import { fleetPageQuery, versionOf } from './fleet.queries.ts';

/** Drops what is kept of a fleet that no longer exists. Its page keeps its own copy until it is left. */
function dropFleet(id: number, viewer: User): void {
  recentFleets.forget({ userId: viewer.id }, id);
  queryClient.removeQueries({ queryKey: fleetQuery(id).queryKey, exact: true });
  void changed('fleets');
}

export async function saveFleet({ base, body }: FleetSave): Promise<FleetSaveOutcome> {
  const id = base?.fleet.id;
  const header = base?.version ? { header: { 'If-Match': base.version } } : {};
  const call = id === undefined ? api.POST('/fleets', { body }) : api.PUT('/fleets/{id}', { params: { path: { id }, ...header }, body });
  const result = await resultOf(call);
  const isUnclear = result.status === 'failure' && isLost(result);
  if (result.status === 'success' || isUnclear) void changed(id === undefined ? 'fleets' : 'fleet');
  if (result.status === 'success') {
    const loaded = { fleet: result.data, version: versionOf((await call).response) };
    // The page shows the name at once; the fleet is refetched after that.
    if (id !== undefined)
      queryClient.setQueryData(fleetPageQuery(id).queryKey, (old) => old && { ...loaded, fleet: { ...old.fleet, ...loaded.fleet } });
    return { status: 'success', loaded };
  }
  if (isUnclear) return { status: 'lost' };
  if (result.kind === 'conflict') return { status: 'changed' };
  if (result.kind === 'notFound' && id !== undefined) return { status: 'gone' };
  return { status: 'failure', notice: noticeOf(result, ['nameTaken']) };
}

/** The fleet as it is now; null: it no longer exists. */
export async function readFleet({ id }: { id: number }, viewer: User): Promise<FleetLookupOutcome> {
  const isSameSession = sessionCheck();
  const call = api.GET('/fleets/{id}', { params: { path: { id } } });
  const result = await resultOf(call);
  if (result.status === 'success') return { status: 'success', loaded: { fleet: result.data, version: versionOf((await call).response) } };
  if (result.kind !== 'notFound') return { status: 'failure', notice: noticeOf(result) };
  if (isSameSession()) dropFleet(id, viewer);
  return { status: 'success', loaded: null };
}

/** A new fleet whose response was lost, and with it the id: the one with its name, which no other has, that says what was sent. */
async function findFleet(draft: FleetDraft): Promise<FleetLookupOutcome> {
  try {
    const fleet = fleetNamed(await queryClient.fetchQuery({ ...allFleetsQuery(), staleTime: 0 }), draft.name);
    return { status: 'success', loaded: fleet && isSavedFleet(fleet, draft) ? { fleet, version: null } : null };
  } catch (problem) {
    if (problem instanceof ApiError) return { status: 'failure', notice: noticeOf(problem.failure) };
    throw problem;
  }
}

/** After a lost response: the fleet as the server has it. */
export const findSaved = ({ base, draft }: FleetSave, viewer: User): Promise<FleetLookupOutcome> =>
  base ? readFleet(base.fleet, viewer) : findFleet(draft);

export async function deleteFleet({ id }: { id: number }, viewer: User): Promise<FleetDeleteOutcome> {
  const isSameSession = sessionCheck();
  const result = await resultOf(api.DELETE('/fleets/{id}', { params: { path: { id } } }));
  if (result.status === 'success' || result.kind === 'notFound') {
    if (isSameSession()) dropFleet(id, viewer);
    return { status: 'success' };
  }
  if (!isLost(result)) return { status: 'failure', notice: noticeOf(result) };
  void changed('fleets');
  return { status: 'lost' };
}
