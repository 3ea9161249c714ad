import type { Result } from '@wayside/api-client';
import type { KnownAlert } from '@wayside/domain';
import { questionsOf } from '@wayside/machines';
import type { RecordFindOutcome, RecordKind, RecordSave, RecordSaveOutcome } from '@wayside/machines';
import type { FetchQueryOptions, QueryKey } from '@tanstack/react-query';
import { changed } from '../data/changed.ts';
import type { Change } from '../data/changed.ts';
import { failureOutcome, isLost, noticeOf } from '../failure/failure.ts';
import { queryClient } from '../data/query-client.ts';

interface Sent<Data, Saved, Known extends KnownAlert> {
  /** Whether the record is new. */
  isNew: boolean;
  /** By default, the response is the record. */
  savedIn?: (data: Data) => Saved;
  /** What becomes stale, after a success and whenever the record is no longer what it was. */
  changes: readonly Change[];
  /** Refusals that we have in both languages. */
  alerts?: readonly Known[];
}

/** The outcome of a save for the editor. */
export function saveOutcomeOf<Data, Saved = Data, Known extends KnownAlert = never>(
  result: Result<Data>,
  { isNew, savedIn = (data) => data as unknown as Saved, changes, alerts = [] }: Sent<Data, Saved, Known>,
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
export function readOutcomeOf<Data, Saved>(
  result: Result<Data>,
  savedIn: (data: Data) => Saved,
): RecordFindOutcome<Saved> {
  if (result.status === 'success') return { status: 'success', saved: savedIn(result.data) };
  return result.kind === 'notFound'
    ? { status: 'success', saved: null }
    : { status: 'failure', notice: noticeOf(result) };
}

/** Looks for a record in a list as it is now; the screen follows. */
export function findIn<Data, Key extends QueryKey, Saved>(
  query: FetchQueryOptions<Data, Error, Data, Key>,
  matchIn: (data: Data) => Saved | undefined,
): Promise<RecordFindOutcome<Saved>> {
  const reading = queryClient.fetchQuery({ ...query, staleTime: 0 });
  return reading.then((data) => ({ status: 'success', saved: matchIn(data) ?? null }), failureOutcome);
}

/**
 * The look-ups of a kind whose records are all in one list. A new one whose response was lost is the one that wasn't
 * there before and says what was sent.
 */
export function listedCalls<
  Data,
  Key extends QueryKey,
  Saved extends { readonly id: number },
  Draft extends object,
  Given,
  Label extends string,
>(
  kind: RecordKind<Saved, Draft, Given, Label>,
  query: FetchQueryOptions<Data, Error, Data, Key>,
  recordsIn: (data: Data) => readonly NoInfer<Saved>[],
) {
  const { isSaved, isSame } = questionsOf(kind);
  return {
    find: (sent: RecordSave<Saved, Draft, Given>) => {
      const { base, existingIds, draft, given } = sent;
      const isSent = (record: Saved) =>
        kind.isSaved ? isSaved(sent, record) : isSame(kind.draftOf(record, given), draft);
      return findIn(query, (data) =>
        recordsIn(data).find((record) =>
          base ? record.id === base.id : existingIds?.includes(record.id) === false && isSent(record),
        ),
      );
    },
    existingIds: () => {
      const data = queryClient.getQueryData<Data>(query.queryKey);
      return data === undefined ? null : recordsIn(data).map(({ id }) => id);
    },
  };
}
