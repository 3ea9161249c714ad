import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { mayReplace } from './demo-folder.ts';
import { root } from './run.ts';

test('the demo replaces a demo or nothing, never the folder of something else', () => {
  const folder = mkdtempSync(join(tmpdir(), 'wayside-demo-'));
  const [demo, other] = [join(folder, 'demo'), join(folder, 'other')];
  for (const one of [demo, other]) mkdirSync(one);
  expect([mayReplace(demo), mayReplace(join(folder, 'new'))]).toEqual([true, true]);
  for (const name of ['boot.js', 'worker.js']) writeFileSync(join(demo, name), '');
  writeFileSync(join(other, 'worker.js'), '');
  expect([demo, other, folder, root, join(root, 'apps/cli')].map(mayReplace)).toEqual([
    true,
    false,
    false,
    false,
    false,
  ]);
});
