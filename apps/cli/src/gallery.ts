import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { browserHere } from './browser.ts';
import { freePort } from './free-port.ts';
import { root, step } from './run.ts';

/** What a picture of the gallery depends on: the built app, and what plays the server. */
const SOURCES = [
  'apps/web/dist/{index.html,assets/*.{js,css}}',
  'openapi/dist/openapi.json',
  '{mocks/src,scenarios}/**/*.ts',
  'packages/domain/src/**/*.ts',
];

/** Names the build: the same files have the same name. */
function buildName(): string {
  const hash = createHash('sha256');
  const files = globSync(SOURCES, { cwd: root, exclude: ['**/node_modules/**', '**/*.test.ts'] });
  for (const file of files.toSorted()) hash.update(file).update(readFileSync(join(root, file)));
  return hash.digest('hex').slice(0, 16);
}

/**
 * Takes the studio's pictures that this build doesn't have yet, in the background. Nobody waits for them, so no browser
 * is installed for them.
 */
export async function takePictures(): Promise<void> {
  const browser = browserHere();
  if (browser === undefined) return step('no browser is installed, so the studio has no pictures');
  const env = {
    ...process.env,
    CHROMIUM_PATH: browser,
    WAYSIDE_OFFLINE: '',
    E2E_PORT: String(await freePort()),
    WAYSIDE_BUILD: buildName(),
  };
  // It exits when its standard input closes, however this process ends.
  const child = spawn(process.execPath, [join(root, 'apps/e2e/pictures/gallery.ts')], {
    env,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  child.stdin.on('error', () => undefined);
}
