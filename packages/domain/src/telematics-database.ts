import { limitTo } from './text.ts';

/** Code points, as the contract counts them. */
const longestDatabaseName = 100;

/** The name as it is kept, while it is typed and before it is sent: without slashes of either kind and without whitespace. */
export const cleanDatabaseName = (text: string): string => limitTo(text.replace(/[/\\\s]/g, ''), longestDatabaseName);

export interface SyncRun {
  readonly id: number;
  readonly created_at: string;
  readonly status: string;
}

export const newestFirst = <Run extends SyncRun>(runs: readonly Run[]): Run[] =>
  runs.toSorted((one, other) => Date.parse(other.created_at) - Date.parse(one.created_at) || other.id - one.id);

/** Statuses are shown as the server sends them; this is the one during which data comes in. */
export const isSyncing = ({ status }: Pick<SyncRun, 'status'>): boolean => status === 'pending';
