import { limitTo } from '../text/text.ts';

/** Code points, as the contract counts them. */
const longestDatabaseName = 100;

/** The name while typed and as sent: without slashes of either kind and without whitespace. */
export const cleanDatabaseName = (text: string): string => limitTo(text.replace(/[/\\\s]/g, ''), longestDatabaseName);

export interface SyncRun {
  readonly id: number;
  readonly created_at: string;
  readonly status: string;
}

export function newestFirst<Run extends SyncRun>(runs: readonly Run[]): Run[] {
  return runs.toSorted((one, other) => Date.parse(other.created_at) - Date.parse(one.created_at) || other.id - one.id);
}

/** Statuses are shown as the server sends them; this one means that data is being imported. */
export const isSyncing = ({ status }: Pick<SyncRun, 'status'>): boolean => status === 'pending';
