import { expect, it, vi } from 'vitest';
import { isOurs, textOf } from './stack-frames.ts';

/** A frame as V8 hands it over, as far as stacks need it. */
const frameOf = (file: string): NodeJS.CallSite =>
  ({
    getFileName: () => file,
    toString: () => (file.startsWith('/') ? `async ${file}:9:9` : `click (${file}:9:9)`),
  }) as NodeJS.CallSite;

it('[STU-12] frames of a test are looked up in its source map, those of libraries are not', () => {
  const ours = frameOf(import.meta.url);
  const theirs = frameOf(new URL('../../../node_modules/playwright-core/lib/index.js', import.meta.url).href);
  const lookUp = vi.fn<(error: Error, frames: NodeJS.CallSite[]) => string>(
    (error) => `${error.name}: ${error.message}\n    at test (sign-in.e2e.ts:12:3)`,
  );
  const error = new TypeError('two lines:\n    at a loss');
  expect(textOf(error, [theirs, ours], lookUp).split('\n').slice(2)).toEqual([
    `    at click (${theirs.getFileName()}:9:9)`,
    '    at test (sign-in.e2e.ts:12:3)',
  ]);
  expect(lookUp.mock.calls).toEqual([[error, [ours]]]);
  expect(textOf(error, [frameOf('/opt/playwright/worker.js')], lookUp)).toMatch(
    /\n {4}at \/opt\/playwright\/worker\.js:9:9$/,
  );
  expect(isOurs('node:internal/process/task_queues')).toBe(false);
});
