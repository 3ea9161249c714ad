import { describe, expect, test } from 'vitest';
import { optionOf, withoutOptions } from './run.ts';
import { BLOBS, shardEnv } from './shards.ts';

describe('the words of a command', () => {
  const args = ['journeys/x', '--brand', 'canada', '--case=a/*', '--full', '--shard', '1/2', '--workers=4'];

  test('an option has its value behind a blank or an equals sign', () => {
    expect([optionOf(args, 'brand'), optionOf(args, 'case'), optionOf(args, 'role')]).toEqual(['canada', 'a/*', undefined]);
  });

  test('what is ours is taken out with its value, the rest goes on to Playwright', () => {
    expect(withoutOptions(args, ['brand', 'role', 'case'], ['full'])).toEqual(['journeys/x', '--shard', '1/2', '--workers=4']);
  });
});

describe('a shard', () => {
  test('leaves one file named by the run and its part', () => {
    expect(shardEnv(['--shard=2/4'], 'matrix')).toEqual({ E2E_BLOB: 'on', PLAYWRIGHT_BLOB_OUTPUT_FILE: `${BLOBS}/matrix-2-of-4.zip` });
  });

  test('is no matter where the run is whole', () => expect(shardEnv(['journeys/x'], 'e2e')).toEqual({}));
});
