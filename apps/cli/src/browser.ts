import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { fail, root } from './run.ts';

/** The headless shell first: the same engine without the window that nobody looks at, a third less work a page. */
const SHELL = 'chromium-headless-shell';
const NAMES = [SHELL, 'chromium', 'google-chrome', 'google-chrome-stable', 'chromium-browser', 'chrome'];
const OTHER_PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  join(process.env['PROGRAMFILES'] ?? 'C:\\Program Files', 'Google\\Chrome\\Application\\chrome.exe'),
];
const DOWNLOAD_LIMIT_MS = 60_000;

/** Standard output is for the path alone. */
const say = (text: string): boolean => process.stderr.write(`browser  ${text}\n`);

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Some systems ship a `chromium-browser` that only says how to get one: a real one tells its version. */
const works = (path: string): boolean =>
  isExecutable(path) && (process.platform === 'win32' || spawnSync(path, ['--version'], { timeout: 20_000 }).status === 0);

function systemBrowser(): string | undefined {
  const onPath = NAMES.flatMap((name) => (process.env['PATH'] ?? '').split(delimiter).map((folder) => join(folder, name)));
  return [...onPath, ...OTHER_PLACES].find(works);
}

/** Where Playwright keeps, or would keep, its own Chromium. The e2e workspace is the one that declares Playwright. */
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
 * The path of a Chromium that works: CHROMIUM_PATH, else the system's, else Playwright's own, else one that is installed now.
 * @throws Error that says what to do when there is none and none could be installed
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

/** For commands that cannot go on without one. */
export function browserOrFail(): string {
  try {
    return findBrowser();
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error));
  }
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) console.log(browserOrFail());
