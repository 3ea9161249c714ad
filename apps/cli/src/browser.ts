import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { fail, root } from './run.ts';

/** Tried first: the same engine without a window, which renders a page in a third less time. */
const SHELL = 'chromium-headless-shell';
const NAMES = [SHELL, 'chromium', 'google-chrome', 'google-chrome-stable', 'chromium-browser', 'chrome'];
const OTHER_PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  join(process.env['PROGRAMFILES'] ?? 'C:\\Program Files', 'Google\\Chrome\\Application\\chrome.exe'),
];
const DOWNLOAD_LIMIT_MS = 60_000;

/** Standard output is reserved for the path. */
const say = (text: string): boolean => process.stderr.write(`browser  ${text}\n`);

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** On some systems `chromium-browser` is a stub that only prints how to install one; a real browser prints its version. */
const works = (path: string): boolean =>
  isExecutable(path) && (process.platform === 'win32' || spawnSync(path, ['--version'], { timeout: 20_000 }).status === 0);

function systemBrowser(): string | undefined {
  const onPath = NAMES.flatMap((name) => (process.env['PATH'] ?? '').split(delimiter).map((folder) => join(folder, name)));
  return [...onPath, ...OTHER_PLACES].find(works);
}

/** Where Playwright keeps its Chromium, or would install it. Only the e2e workspace depends on Playwright. */
function playwrightBrowser(): string | undefined {
  const { chromium } = createRequire(join(root, 'apps/e2e/package.json'))('@playwright/test') as { chromium: { executablePath(): string } };
  const path = chromium.executablePath();
  return works(path) ? path : undefined;
}

function run(program: string, args: readonly string[], limit?: number): boolean {
  say(`${program} ${args.join(' ')}`);
  const result = spawnSync(program, args, {
    stdio: ['ignore', process.stderr, process.stderr],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    shell: process.platform === 'win32',
    ...(limit === undefined ? {} : { timeout: limit }),
  });
  return result.status === 0;
}

function installed(): string | undefined {
  say('none found, installing Chromium');
  if (run('playwright', ['install', 'chromium'], DOWNLOAD_LIMIT_MS)) return playwrightBrowser();
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return undefined;
  const got = run('apt-get', ['update']) && [SHELL, 'chromium'].some((name) => run('apt-get', ['install', '-y', name]));
  return got ? systemBrowser() : undefined;
}

/**
 * Path of a working Chromium: CHROMIUM_PATH, else the system's, else Playwright's own, else one installed now.
 *
 * @throws Error with instructions when there is none and installing fails
 */
export function findBrowser(): string {
  const given = process.env['CHROMIUM_PATH'];
  if (given) {
    if (works(given)) return given;
    throw new Error(`CHROMIUM_PATH names ${given}, which does not start as a browser.`);
  }
  const found = systemBrowser() ?? playwrightBrowser() ?? installed();
  if (found) return found;
  throw new Error(
    'No Chromium was found, and none could be installed. Install Chromium or Chrome, or point to one: CHROMIUM_PATH=/path/to/chromium npm test',
  );
}

/** For commands that cannot run without a browser. */
export function browserOrFail(): string {
  try {
    return findBrowser();
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error));
  }
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) console.log(browserOrFail());
