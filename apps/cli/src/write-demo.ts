import { writeFolder } from '@wayside/mocks/folder';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEMO_FOLDER } from './demo-folder.ts';
import { must } from './run.ts';

// Turbo's task `folder`, which it skips when nothing has changed.
const builds = await mkdtemp(join(tmpdir(), 'wayside-demo-'));
const built = (app: string): string => join(builds, app);
for (const app of ['web', 'studio'])
  must('vite', ['build', '--outDir', built(app), '--emptyOutDir', '--logLevel', 'error'], {
    cwd: `apps/${app}`,
    env: { WAYSIDE_DEMO: 'folder' },
  });
const { workerSize } = await writeFolder(DEMO_FOLDER, { app: built('web'), studio: built('studio') });
await rm(builds, { recursive: true });
console.log(`The demo’s worker is ${Math.round(workerSize / 1024)} KiB.`);
