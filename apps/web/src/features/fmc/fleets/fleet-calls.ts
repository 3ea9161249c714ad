import { ApiError, resultOf } from '@wayside/api-client';
import type { Failure } from '@wayside/api-client';
import { fleetNamed, isSavedFleet } from '@wayside/domain';
import type { FleetDeleteOutcome, FleetLookup, FleetLookupOutcome, FleetNotice, FleetSave, FleetSaveOutcome } from '@wayside/machines';
import { allFleetsQuery } from '../../../shared/data/all-fleets.ts';
import { api } from '../../../shared/data/api.ts';
import { changed } from '../../../shared/data/changed.ts';
import { isLost, noticeOf } from '../../../shared/data/failure.ts';
import { queryClient } from '../../../shared/data/query-client.ts';
import { fleetQuery, versionOf } from './fleet.queries.ts';

const NAME_TAKEN = /^name has already been taken$/i;

const noticeFor = (failure: Failure): FleetNotice =>
  NAME_TAKEN.test(failure.alertMessage ?? '') ? { tone: 'error', label: 'nameTaken' } : noticeOf(failure);

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
      queryClient.setQueryData(fleetQuery(id).queryKey, (old) => old && { ...loaded, fleet: { ...old.fleet, ...loaded.fleet } });
    return { status: 'success', loaded };
  }
  if (isUnclear) return { status: 'lost' };
  if (result.kind === 'conflict') return { status: 'changed' };
  if (result.kind === 'notFound' && id !== undefined) return { status: 'gone' };
  return { status: 'failure', notice: noticeFor(result) };
}

/** The fleet as it is now. A new one, whose id we never learned, is the one with its name that says what was sent: no two have the same name. */
export async function lookUpFleet({ id, draft }: FleetLookup): Promise<FleetLookupOutcome> {
  if (id !== null) {
    const call = api.GET('/fleets/{id}', { params: { path: { id } } });
    const result = await resultOf(call);
    if (result.status === 'success')
      return { status: 'success', loaded: { fleet: result.data, version: versionOf((await call).response) } };
    return result.kind === 'notFound' ? { status: 'success', loaded: null } : { status: 'failure', notice: noticeOf(result) };
  }
  try {
    const fleet = fleetNamed(await queryClient.fetchQuery({ ...allFleetsQuery(), staleTime: 0 }), draft.name);
    return { status: 'success', loaded: fleet && isSavedFleet(fleet, draft) ? { fleet, version: null } : null };
  } catch (problem) {
    if (problem instanceof ApiError) return { status: 'failure', notice: noticeOf(problem.failure) };
    throw problem;
  }
}

export async function deleteFleet({ id }: { id: number }): Promise<FleetDeleteOutcome> {
  const result = await resultOf(api.DELETE('/fleets/{id}', { params: { path: { id } } }));
  const isGone = result.status === 'success' || result.kind === 'notFound';
  if (isGone || isLost(result)) void changed('fleets');
  if (isGone) return { status: 'success' };
  return isLost(result) ? { status: 'lost' } : { status: 'failure', notice: noticeOf(result) };
}
