import { join } from 'node:path';
import { optionOf, root } from './run.ts';

/** Where the machines of a sharded run leave their parts; one folder is brought together from all of them before they are merged. */
export const BLOBS = join(root, 'apps/e2e/blob-report');

/**
 * What Playwright needs to know when `--shard N/M` is among the words of a command: its part is written as one file to be merged later.
 * Nothing when the run is whole.
 */
export function shardEnv(args: readonly string[], run: string): Record<string, string> {
  const shard = optionOf(args, 'shard');
  if (shard === undefined) return {};
  return { E2E_BLOB: 'on', PLAYWRIGHT_BLOB_OUTPUT_FILE: join(BLOBS, `${run}-${shard.replace('/', '-of-')}.zip`) };
}
