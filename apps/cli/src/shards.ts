import { join } from 'node:path';
import { optionOf, root } from './run.ts';

/** Where the machines of a sharded run put their reports; collected into one folder before merging. */
export const BLOBS = join(root, 'apps/e2e/blob-report');

/**
 * Environment for Playwright when the arguments contain `--shard N/M`: writes the shard's report as one file, to be
 * merged later. Empty for a full run.
 */
export function shardEnv(args: readonly string[], run: string): Record<string, string> {
  const shard = optionOf(args, 'shard');
  if (shard === undefined) return {};
  return { E2E_BLOB: 'on', PLAYWRIGHT_BLOB_OUTPUT_FILE: join(BLOBS, `${run}-${shard.replace('/', '-of-')}.zip`) };
}
