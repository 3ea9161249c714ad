import { join } from 'node:path';
import { BRANDS, SCREEN_IDS } from '@wayside/scenarios';
import { controlPath } from '@wayside/scenarios/control';
import { startProcess } from '../bench/process.ts';
import { browserOrFail } from '../browser.ts';
import { checkOut, git } from '../commit.ts';
import { freePort } from '../free-port.ts';
import { checkOptions, oneOf, roleGiven } from '../options.ts';
import { DEFAULT_PORT, build, fail, must, optionOf, portOf, root, run, step, turboEnv } from '../run.ts';

const usage = `npm run pictures -- [--base <commit>] [--head <commit>] [--screen <screens>] [--brand <brands>] [--role <role>] [--width <pixels>] [--theme light,dark] [--port 4000] [--fail]

Takes pictures of all screens at two commits and shows what changed, in apps/e2e/.reports/pictures/index.html.
--base: main unless given. --head: these files, as they are, unless given.
--brand default,canada or --brand all; the default one, unless only others have a screen.
--width 1280,390; --theme light; --screen all, or names: ${SCREEN_IDS.join(', ')}.
--port: of the server that links in the report lead to. --fail: exits with 1 if a picture differs.`;

const THEMES = ['light', 'dark'] as const;
const NARROWEST = 320;
const WIDEST = 3840;

const args = process.argv.slice(2);
checkOptions(args, {
  usage,
  valued: ['base', 'head', 'screen', 'brand', 'role', 'width', 'theme', 'port'],
  plain: ['fail'],
});
const role = optionOf(args, 'role');
const choice = {
  brands: listed('brand')?.flatMap((name) => (name === 'all' ? BRANDS : oneOf('brand', name, BRANDS))),
  widths: (listed('width') ?? ['1280', '390']).map(widthOf),
  themes: (listed('theme') ?? ['light']).map((name) => oneOf('theme', name, THEMES)),
  role: role === undefined ? undefined : roleGiven(role),
  screens: listed('screen')
    ?.filter((name) => name !== 'all')
    .map((name) => oneOf('screen', name, SCREEN_IDS)),
};
if (choice.screens?.length === 0) choice.screens = undefined;

const [base, head] = [optionOf(args, 'base') ?? 'main', optionOf(args, 'head')];
const [before, after] = [commitOf(base), head === undefined ? undefined : commitOf(head)];
const browser = browserOrFail();

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(130));

const folders = { before: folderOf(before), after: after === undefined ? here() : folderOf(after) };
step('starting both servers');
const ports = { before: await freePort(), after: await freePort() };
const servers = await Promise.all([served('before'), served('after')]);
try {
  const task = {
    choice,
    ports,
    names: { before: nameOf(base, before), after: after === undefined ? 'these files' : nameOf(head!, after) },
    link: optionOf(args, 'port') === undefined ? DEFAULT_PORT : portOf(args),
  };
  const env = { CHROMIUM_PATH: browser, WAYSIDE_PICTURES: JSON.stringify(task) };
  const code = run(process.execPath, ['apps/e2e/pictures/run.ts'], { env });
  process.exitCode = code > 1 || args.includes('--fail') ? code : 0;
} finally {
  for (const server of servers) await server.stop();
}

/** The parts of an option such as `one,two`. */
function listed(name: string): string[] | undefined {
  const parts = optionOf(args, name)?.split(',');
  return parts?.map((part) => part.trim()).filter(Boolean);
}

function commitOf(name: string): string {
  // Git would take a leading dash for an option.
  if (!/^[\w./~^@{}+][\w./~^@{}+-]*$/.test(name)) fail(`"${name}" is not a commit.`);
  return git('rev-parse', '--verify', '--quiet', `${name}^{commit}`)[0]!;
}

function nameOf(given: string, commit: string): string {
  const short = commit.slice(0, 8);
  return commit.startsWith(given) ? short : `${given} (${short})`;
}

function widthOf(text: string): number {
  const width = Number(text);
  if (!Number.isInteger(width) || width < NARROWEST || width > WIDEST)
    fail(`--width must be a number from ${NARROWEST} to ${WIDEST}, not "${text}".`);
  return width;
}

function here(): string {
  build('build');
  return root;
}

/** The commit's files, built. */
function folderOf(commit: string): string {
  step(`checking out ${commit.slice(0, 8)}`);
  const folder = checkOut(commit);
  step(`building ${commit.slice(0, 8)}`);
  must('turbo', ['run', 'build', 'bundle', '--filter=@wayside/web...', '--output-logs=errors-only'], {
    folder,
    env: turboEnv,
  });
  return folder;
}

function served(side: keyof typeof folders) {
  const port = String(ports[side]);
  return startProcess(
    [join(folders[side], 'mocks/src/main.ts'), '--port', port],
    `http://127.0.0.1:${port}${controlPath('catalogue')}`,
  );
}
