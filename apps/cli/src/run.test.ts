import { describe, expect, test } from 'vitest';
import { optionOf, withoutOptions } from './run.ts';
import { BLOBS, shardEnv } from './shards.ts';

describe('command-line arguments', () => {
  const args = ['journeys/x', '--brand', 'canada', '--case=a/*', '--full', '--shard', '1/2', '--workers=4'];

  test('an option’s value follows a space or an equals sign', () => {
    expect([optionOf(args, 'brand'), optionOf(args, 'case'), optionOf(args, 'role')]).toEqual([
      'canada',
      'a/*',
      undefined,
    ]);
  });

  test('our own options are removed with their values, the rest is passed to Playwright', () => {
    expect(withoutOptions(args, ['brand', 'role', 'case'], ['full'])).toEqual([
      'journeys/x',
      '--shard',
      '1/2',
      '--workers=4',
    ]);
  });
});

describe('sharding', () => {
  test('names the report file after the run and the shard', () => {
    expect(shardEnv(['--shard=2/4'], 'matrix')).toEqual({
      E2E_BLOB: 'on',
      PLAYWRIGHT_BLOB_OUTPUT_FILE: `${BLOBS}/matrix-2-of-4.zip`,
    });
  });

  test('does not apply to a full run', () => expect(shardEnv(['journeys/x'], 'e2e')).toEqual({}));
});
