import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { readable } from './stacks.ts';

/** A build of one file: its 1st column is from the 1st line of the source, its 11th from line 5, column 3. */
async function build(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'wayside-build-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await mkdir(join(folder, 'assets'));
  const map = { version: 3, names: [], sources: ['../../src/app/shell.tsx'], mappings: 'AAAA,UAIE' };
  await writeFile(join(folder, 'assets/app-B1_x.js.map'), JSON.stringify(map));
  return folder;
}

it('[STU-12] places of a build are places of our sources', async () => {
  const stack = [
    'TypeError: x is undefined',
    '    at Shell (http://canada.localhost:4000/assets/app-B1_x.js:1:11)',
    '    at https://shell.example/assets/app-B1_x.js:1:2',
  ].join('\n');
  expect(readable(stack, await build()).split('\n')).toEqual([
    'TypeError: x is undefined',
    '    at Shell (src/app/shell.tsx:5:3)',
    '    at src/app/shell.tsx:1:1',
  ]);
});

it('what no map knows stays as it is', async () => {
  const text =
    'http://localhost:4000/assets/other.js:1:1, http://localhost:4000/fleets:1:1 and http://localhost:4000/assets/app-B1_x.js';
  expect(readable(text, await build())).toBe(text);
});
