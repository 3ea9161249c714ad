import { cp, rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { DEMO_FOLDER, mayReplace } from '../demo-folder.ts';
import { checkOptions } from '../options.ts';
import { build, fail, optionOf, root, step } from '../run.ts';

const args = process.argv.slice(2);
checkOptions(args, { usage: 'npm run demo -- [--to dist/demo]', valued: ['to'] });
const folder = resolve(root, optionOf(args, 'to') ?? DEMO_FOLDER);
if (!mayReplace(folder)) fail(`${folder} holds something other than a demo. Name a new or an empty folder.`);

build('folder');
if (folder !== DEMO_FOLDER) {
  await rm(folder, { recursive: true, force: true });
  await cp(DEMO_FOLDER, folder, { recursive: true });
}
step(`${folder}: any static host serves it, at any path.`);
