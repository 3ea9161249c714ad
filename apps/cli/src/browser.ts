import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, globSync, mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { fail, root } from './run.ts';

/** The same engine without the window that nobody looks at. In the whole browser the suite takes twice as long. */
const SHELL = 'chromium-headless-shell';
const SHELLS = [SHELL, 'chrome-headless-shell'];
const BROWSERS = ['chromium', 'google-chrome', 'google-chrome-stable', 'chromium-browser', 'chrome'];
const OTHER_PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  join(process.env['PROGRAMFILES'] ?? 'C:\\Program Files', 'Google\\Chrome\\Application\\chrome.exe'),
];
const DOWNLOAD_LIMIT_MS = 60_000;
/**
 * Says that no shell could be installed here: on a machine that has a whole browser nobody should wait for that at
 * every run. Goes with `npm ci`.
 */
const NO_SHELL = join(root, 'node_modules/.cache/wayside/no-headless-shell');

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

/**
 * On some systems `chromium-browser` is a stub that only prints how to install one; a real browser prints its version.
 */
function works(path: string): boolean {
  return (
    isExecutable(path) &&
    (process.platform === 'win32' || spawnSync(path, ['--version'], { timeout: 20_000 }).status === 0)
  );
}

function onPath(names: readonly string[]): string | undefined {
  return names
    .flatMap((name) => (process.env['PATH'] ?? '').split(delimiter).map((folder) => join(folder, name)))
    .find(works);
}

/**
 * Playwright's own shell, which lies beside its own Chromium. The e2e workspace is the one that declares Playwright.
 */
function playwrightShell(): string | undefined {
  const { chromium } = createRequire(join(root, 'apps/e2e/package.json'))('@playwright/test') as {
    chromium: { executablePath(): string };
  };
  const folder = dirname(dirname(chromium.executablePath())).replace(/chromium-(\d+)$/, 'chromium_headless_shell-$1');
  return globSync('*/{headless_shell,chrome-headless-shell}{,.exe}', { cwd: folder })
    .map((path) => join(folder, path))
    .find(works);
}

function run(program: string, args: readonly string[], limit?: number): boolean {
  say(`${program} ${args.join(' ')}`);
  const result = spawnSync(program, args, {
    stdio: ['ignore', process.stderr, process.stderr],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    shell: process.platform === 'win32',
    timeout: limit,
  });
  return result.status === 0;
}

function installedShell(): string | undefined {
  say('no headless shell found, installing one');
  if (run('playwright', ['install', 'chromium', '--only-shell'], DOWNLOAD_LIMIT_MS)) return playwrightShell();
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return undefined;
  return run('apt-get', ['update']) && run('apt-get', ['install', '-y', SHELL]) ? onPath(SHELLS) : undefined;
}

const presentShell = (): string | undefined => onPath(SHELLS) ?? playwrightShell();

const presentBrowser = (): string | undefined => onPath(BROWSERS) ?? OTHER_PLACES.find(works);

/** The whole browser of this machine, which does when there is no shell. */
function wholeBrowser(): string | undefined {
  const browser = presentBrowser();
  if (browser) say(`${browser} is a whole browser, in which the tests take twice as long: install ${SHELL}`);
  return browser;
}

/** Installs a shell, once: where that fails, a whole browser serves from then on. */
function shellOrBrowser(): string | undefined {
  if (existsSync(NO_SHELL)) return wholeBrowser() ?? installedShell();
  const shell = installedShell();
  if (shell) return shell;
  mkdirSync(dirname(NO_SHELL), { recursive: true });
  writeFileSync(NO_SHELL, '');
  return wholeBrowser();
}

/** The path of a Chromium that works, without installing one. */
export function browserHere(): string | undefined {
  const given = process.env['CHROMIUM_PATH'];
  return given && works(given) ? given : (presentShell() ?? presentBrowser());
}

/**
 * The path of a Chromium that works: CHROMIUM_PATH, else a headless shell of the system or of Playwright, else one that
 * is installed now, else any Chromium.
 * @throws Error that says what to do when there is none and none could be installed
 */
export function findBrowser(): string {
  const given = process.env['CHROMIUM_PATH'];
  if (given) {
    if (works(given)) return given;
    throw new Error(`CHROMIUM_PATH is ${given}, which is not a browser that starts.`);
  }
  const shell = presentShell() ?? shellOrBrowser();
  if (shell) return shell;
  throw new Error(
    'No Chromium was found and none could be installed. Install Chromium or Chrome, or name one: CHROMIUM_PATH=/path/to/chromium npm test',
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
