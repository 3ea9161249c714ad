import { ApiError } from '@wayside/api-client';
import type { Result } from '@wayside/api-client';
import type { KnownAlert } from '@wayside/domain';
import type { RecordFindOutcome, RecordSaveOutcome } from '@wayside/machines';
import type { FetchQueryOptions, QueryKey } from '@tanstack/react-query';
import { changed } from '../data/changed.ts';
import type { Change } from '../data/changed.ts';
import { isLost, noticeOf } from '../data/failure.ts';
import { queryClient } from '../data/query-client.ts';

interface Sent<Data, Saved, Known extends KnownAlert> {
  /** Whether the record is new. */
  isNew: boolean;
  savedIn: (data: Data) => Saved;
  /** What becomes stale, after a success and whenever the record is no longer what it was. */
  changes: readonly Change[];
  /** Refusals that we have in both languages. */
  alerts?: readonly Known[];
}

/** The outcome of a save for the editor. */
export function saveOutcomeOf<Data, Saved, Known extends KnownAlert = never>(
  result: Result<Data>,
  { isNew, savedIn, changes, alerts = [] }: Sent<Data, Saved, Known>,
): RecordSaveOutcome<Saved, Known> {
  const isGone = result.status === 'failure' && result.kind === 'notFound' && !isNew;
  const isUnclear = result.status === 'failure' && isLost(result);
  if (result.status === 'success' || isUnclear || isGone) void changed(...changes);
  if (result.status === 'success') return { status: 'success', saved: savedIn(result.data) };
  if (isUnclear) return { status: 'lost' };
  if (isGone) return { status: 'gone' };
  return { status: 'failure', notice: noticeOf(result, alerts) };
}

/** A record that was read for the editor; null if it is gone. */
export function readOutcomeOf<Data, Saved>(result: Result<Data>, savedIn: (data: Data) => Saved): RecordFindOutcome<Saved> {
  if (result.status === 'success') return { status: 'success', saved: savedIn(result.data) };
  return result.kind === 'notFound' ? { status: 'success', saved: null } : { status: 'failure', notice: noticeOf(result) };
}

/** Looks for a record in a list as it is now; the screen follows. Offline, it fails at once instead of waiting for the connection. */
export async function findIn<Data, Key extends QueryKey, Saved>(
  query: FetchQueryOptions<Data, Error, Data, Key>,
  matchIn: (data: Data) => Saved | undefined,
): Promise<RecordFindOutcome<Saved>> {
  try {
    return { status: 'success', saved: matchIn(await queryClient.fetchQuery({ ...query, staleTime: 0, networkMode: 'always' })) ?? null };
  } catch (problem) {
    if (problem instanceof ApiError) return { status: 'failure', notice: noticeOf(problem.failure) };
    throw problem;
  }
}
