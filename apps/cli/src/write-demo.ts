import { writeFolder } from '@wayside/mocks/folder';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEMO_FOLDER } from './demo-folder.ts';
import { must } from './run.ts';

// The task `folder` of turbo, which does nothing where nothing has changed.
const builds = await mkdtemp(join(tmpdir(), 'wayside-demo-'));
const built = (app: string): string => join(builds, app);
for (const app of ['web', 'studio'])
  must('vite', ['build', '--outDir', built(app), '--emptyOutDir', '--logLevel', 'error'], {
    cwd: `apps/${app}`,
    env: { WAYSIDE_DEMO: 'folder' },
  });
const { workerSize } = await writeFolder(DEMO_FOLDER, { app: built('web'), studio: built('studio') });
await rm(builds, { recursive: true });
console.log(`Its worker is ${Math.round(workerSize / 1024)} KiB.`);
