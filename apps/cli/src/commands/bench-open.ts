import { join } from 'node:path';
import { controlPath } from '@wayside/scenarios/control';
import { startProcess } from '../bench/process.ts';
import { browserOrFail } from '../browser.ts';
import { build, root, run } from '../run.ts';

const PORT = '4703';

const browser = browserOrFail();
build('build');
const server = await startProcess([join(root, 'mocks/src/main.ts'), '--port', PORT], `http://127.0.0.1:${PORT}${controlPath('catalogue')}`);
try {
  const env = { CHROMIUM_PATH: browser, E2E_PORT: PORT };
  process.exitCode = run(process.execPath, ['apps/e2e/bench/open.ts', ...process.argv.slice(2)], { env });
} finally {
  await server.stop();
}
