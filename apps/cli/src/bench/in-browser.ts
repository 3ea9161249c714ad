import { join } from 'node:path';
import { controlPath } from '@wayside/scenarios/control';
import { browserOrFail } from '../browser.ts';
import { checkOptions } from '../options.ts';
import { build, root, run } from '../run.ts';
import { startProcess } from './process.ts';

const PORT = '4703';

/**
 * Runs a benchmark of `apps/e2e/bench` in a browser, against a built app and a server of its own; `valued` options have
 * a value, `plain` ones none. Returns its exit code.
 */
export async function runInBrowser(
  benchmark: string,
  valued: readonly string[],
  plain: readonly string[] = [],
): Promise<number> {
  const args = process.argv.slice(2);
  const usage = `npm run bench:${benchmark} -- ${[...valued.map((name) => `[--${name} <number>]`), ...plain.map((name) => `[--${name}]`)].join(' ')}`;
  checkOptions(args, { usage, valued, plain });
  const browser = browserOrFail();
  build('build', ...(args.includes('--folder') ? ['folder'] : []));
  const server = await startProcess(
    [join(root, 'mocks/src/main.ts'), '--port', PORT],
    `http://127.0.0.1:${PORT}${controlPath('catalogue')}`,
  );
  try {
    const env = { CHROMIUM_PATH: browser, E2E_PORT: PORT };
    return run(process.execPath, [`apps/e2e/bench/${benchmark}.ts`, ...args], { env });
  } finally {
    await server.stop();
  }
}
