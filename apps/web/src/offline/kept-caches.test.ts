import { expect, it } from 'vitest';
import { pastCaches } from './kept-caches.ts';

it.each([
  ['the first build', ['wayside-code-a'], []],
  ['a second one, beside that of the pages that are open', ['wayside-code-b', 'wayside-code-a'], []],
  ['a third one, and the first goes', ['wayside-code-c', 'wayside-code-b', 'wayside-code-a'], ['wayside-code-c']],
  ['a build that was taken back', ['wayside-code-a', 'wayside-code-b', 'wayside-code-c'], ['wayside-code-b']],
  ['what another worker keeps', ['workbox-precache-v2', 'demo', 'wayside-code-a'], []],
])('[OPS-05] %s', (_what, names, gone) => {
  expect(pastCaches(names, 'wayside-code-a')).toEqual(gone);
});
