import { join } from 'node:path';
import { controlPath } from '@wayside/scenarios/control';
import { browserOrFail } from '../browser.ts';
import { build, root, run } from '../run.ts';
import { startProcess } from './process.ts';

const PORT = '4703';

/** Runs a benchmark of `apps/e2e/bench` in a browser, against a built app and a server of its own. Answers its exit code. */
export async function runInBrowser(benchmark: string): Promise<number> {
  const browser = browserOrFail();
  build('build');
  const server = await startProcess(
    [join(root, 'mocks/src/main.ts'), '--port', PORT],
    `http://127.0.0.1:${PORT}${controlPath('catalogue')}`,
  );
  try {
    const env = { CHROMIUM_PATH: browser, E2E_PORT: PORT };
    return run(process.execPath, [`apps/e2e/bench/${benchmark}.ts`, ...process.argv.slice(2)], { env });
  } finally {
    await server.stop();
  }
}
