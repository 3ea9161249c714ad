import { writeFolder } from '@wayside/mocks/folder';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { checkOptions } from '../options.ts';
import { must, optionOf, root, step, turboEnv } from '../run.ts';

const args = process.argv.slice(2);
checkOptions(args, { usage: 'npm run demo -- [--to dist/demo]', valued: ['to'] });
const folder = resolve(root, optionOf(args, 'to') ?? 'dist/demo');

step('building the contract, the app and the studio');
must('turbo', ['run', 'bundle', 'compile', '--output-logs=errors-only'], { env: turboEnv });
const builds = await mkdtemp(join(tmpdir(), 'wayside-demo-'));
const built = (app: string): string => join(builds, app);
for (const app of ['web', 'studio'])
  must('vite', ['build', '--outDir', built(app), '--emptyOutDir', '--logLevel', 'warn'], {
    cwd: `apps/${app}`,
    env: { WAYSIDE_DEMO: 'folder' },
  });
step('writing the folder');
const { workerSize } = await writeFolder(folder, { app: built('web'), studio: built('studio') });
await rm(builds, { recursive: true });
step(`${folder}: any static host serves it, at any path. Its worker is ${Math.round(workerSize / 1024)} KiB.`);
