import { expect, it } from 'vitest';
import { databaseNameSchema } from '../schemas/telematics.ts';
import { cleanDatabaseName, isSyncing, newestFirst } from './telematics-database.ts';

it.each([
  ['ac/me db\\1', 'acmedb1'],
  ['my /db name\\', 'mydbname'],
  [' acme\t\u00a0\n', 'acme'],
  ['/\\ ', ''],
  ['Acmé_db-1', 'Acmé_db-1'],
  ['🚚'.repeat(101), '🚚'.repeat(100)],
])('[TDB-04] [TEL-11] the name %j is kept as %j', (typed, kept) => {
  expect(cleanDatabaseName(typed)).toBe(kept);
});

it('[TDB-07] [TEL-13] runs are sorted newest first, and of two of the same moment the later id first', () => {
  const run = (id: number, created_at: string, status = 'completed') => ({ id, created_at, status });
  const runs = [run(1, '2026-06-13T11:30:00Z'), run(3, '2026-06-15T11:30:00Z'), run(2, '2026-06-15T13:30:00+02:00')];
  expect(newestFirst(runs).map(({ id }) => id)).toEqual([3, 2, 1]);
  expect(runs.map(({ id }) => id)).toEqual([1, 3, 2]);
});

it('a run is on its way while it is pending', () => {
  expect(['pending', 'completed', 'failed'].filter((status) => isSyncing({ status }))).toEqual(['pending']);
});

it('[TDB-04] the form sends the name as it is kept, and none that is empty', () => {
  expect(databaseNameSchema.safeParse({ name: 'ac/me' }).data).toEqual({ name: 'acme' });
  expect(databaseNameSchema.safeParse({ name: ' ' }).success).toBe(false);
});
