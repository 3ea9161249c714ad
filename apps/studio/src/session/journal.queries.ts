import { queryOptions } from '@tanstack/react-query';
import { JOURNAL_LIMIT } from '@wayside/scenarios/control';
import type { JournalEntry, JournalPart } from '@wayside/scenarios/control';
import { control } from '../app/control-api.ts';

/** A journal assembled from its parts, oldest call first. */
export type Journal = JournalPart;

export const journalKey = (id: string) => ['session', id, 'journal'] as const;

/** Polls for new entries. Returns the same object while there are none. */
export function journalQuery(id: string) {
  return queryOptions({
    queryKey: journalKey(id),
    queryFn: async ({ client }): Promise<Journal> => {
      const journal = client.getQueryData<Journal>(journalKey(id));
      const part = await control.journal(id, lastNumber(journal));
      return journal && isRestarted(journal, part) ? await control.journal(id) : merged(journal, part);
    },
    // Responses are large; a deep comparison every second is wasted work.
    structuralSharing: false,
    gcTime: 0,
  });
}

const lastNumber = (journal: Journal | undefined): number => journal?.entries.at(-1)?.number ?? 0;

/** Calls since the session started, including those no longer kept. */
export function countOf({ touched }: JournalPart): number {
  return Object.values(touched).reduce((sum, statuses) => sum + callsOf(statuses), 0);
}

export function callsOf(statuses: Record<string, number> | undefined): number {
  return Object.values(statuses ?? {}).reduce((sum, calls) => sum + calls, 0);
}

/** Whether the session was reset: it reports fewer calls than we have seen. */
export function isRestarted(journal: Journal, part: JournalPart): boolean {
  return countOf(part) < lastNumber(journal);
}

export function merged(journal: Journal | undefined, part: JournalPart): Journal {
  if (!journal) return part;
  if (part.entries.length === 0 && part.violations === journal.violations) return journal;
  return { ...part, entries: [...journal.entries, ...part.entries].slice(-JOURNAL_LIMIT) };
}

/** Finds the calls whose response breaks the contract. */
export const BROKEN_RESPONSE = 'response breaks the contract';
/** How one looks for calls that break the contract: in the words of the journal, or by what it is called elsewhere. */
const BROKEN_REQUEST = 'request breaks the contract';
const VIOLATION = 'contract violation';

/**
 * Newest first, only entries that contain every search word in method, path, operation, status, source or what is said
 * of the contract.
 */
export function searched(entries: readonly JournalEntry[], text: string): JournalEntry[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  return entries
    .filter(({ method, path, operation, status, source, requestViolations, answerViolations }) => {
      const broken = [
        ...(requestViolations.length > 0 ? [BROKEN_REQUEST, VIOLATION] : []),
        ...(answerViolations.length > 0 ? [BROKEN_RESPONSE, VIOLATION] : []),
      ];
      const line = [method, path, operation, status, source, ...broken].join(' ').toLowerCase();
      return words.every((word) => line.includes(word));
    })
    .toReversed();
}
