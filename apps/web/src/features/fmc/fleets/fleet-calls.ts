import { ApiError, resultOf } from '@wayside/api-client';
import { fleetNamed, isSavedFleet } from '@wayside/domain';
import type { FleetDeleteOutcome, FleetLookup, FleetLookupOutcome, FleetSave, FleetSaveOutcome } from '@wayside/machines';
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

/** The fleet as it is now. A new one, whose id we never learned, is the one with its name that says what was sent: no two have the same name. */
export async function lookUpFleet({ id, draft }: FleetLookup, viewer: User): Promise<FleetLookupOutcome> {
  if (id !== null) {
    const isSameSession = sessionCheck();
    const call = api.GET('/fleets/{id}', { params: { path: { id } } });
    const result = await resultOf(call);
    if (result.status === 'success')
      return { status: 'success', loaded: { fleet: result.data, version: versionOf((await call).response) } };
    if (result.kind !== 'notFound') return { status: 'failure', notice: noticeOf(result) };
    if (isSameSession()) dropFleet(id, viewer);
    return { status: 'success', loaded: null };
  }
  try {
    const fleet = fleetNamed(await queryClient.fetchQuery({ ...allFleetsQuery(), staleTime: 0 }), draft.name);
    return { status: 'success', loaded: fleet && isSavedFleet(fleet, draft) ? { fleet, version: null } : null };
  } catch (problem) {
    if (problem instanceof ApiError) return { status: 'failure', notice: noticeOf(problem.failure) };
    throw problem;
  }
}

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
