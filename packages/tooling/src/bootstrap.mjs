/**
 * Runs a project command on a machine that has only Node and npm: installs the lockfile's packages if needed, then
 * hands over to Node 24 from node_modules. Must have no dependencies and no syntax newer than the oldest Node it
 * accepts.
 *
 *   node bootstrap.mjs <command> [args]      a file of apps/cli/src/commands
 *   node bootstrap.mjs exec <binary> [args]  a program of node_modules/.bin
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const HOST_MINIMUM = [20, 0];
const RUN_MINIMUM = [24, 18];
const HEARTBEAT_MS = 15_000;

const root = fileURLToPath(new URL('../../..', import.meta.url));
const bin = join(root, 'node_modules', '.bin');
const windows = process.platform === 'win32';

/** @param {string} text */
const say = (text) => process.stderr.write(`${text}\n`);

/** @param {string} text @returns {never} */
function stop(text) {
  say(text);
  process.exit(1);
}

/** @param {string} version @param {number[]} minimum */
function atLeast(version, [major = 0, minor = 0]) {
  const [a = 0, b = 0] = version.replace(/^v/, '').split('.').map(Number);
  return a > major || (a === major && b >= minor);
}

/**
 * @param {string} file @returns {Record<string, { version?: string, optional?: boolean, inBundle?: boolean }> |
 * undefined}
 */
function lockedPackages(file) {
  if (!existsSync(file)) return undefined;
  return JSON.parse(readFileSync(file, 'utf8')).packages;
}

/**
 * npm writes node_modules/.package-lock.json as the last step of an install, so comparing it with the lockfile shows
 * whether the tree is complete and current. Packages for other platforms are optional and may be absent.
 */
function isInstalled() {
  const wanted =
    lockedPackages(join(root, 'package-lock.json')) ??
    stop('package-lock.json is missing: restore it with git, then run this again.');
  const present = lockedPackages(join(root, 'node_modules', '.package-lock.json'));
  if (!present) return false;
  const missing = Object.entries(wanted).some(
    ([path, entry]) => path && !entry.optional && present[path]?.version !== entry.version,
  );
  return !missing && Object.keys(present).every((path) => path in wanted);
}

/** @param {Record<string, string | undefined>} env @returns {Promise<void>} */
function install(env) {
  const started = Date.now();
  const elapsed = () => `${Math.round((Date.now() - started) / 1000)} s`;
  say('install  npm ci (about half a minute the first time)');
  const cli = process.env['npm_execpath'];
  // An older Node warns in hundreds of lines of packages that it will not run: the pinned Node does.
  const words = ['ci', '--no-audit', '--no-fund', '--loglevel=error'];
  const child = cli?.endsWith('.js')
    ? spawn(process.execPath, [cli, ...words], { cwd: root, env, stdio: ['ignore', 'inherit', 'inherit'] })
    : spawn('npm', words, { cwd: root, env, stdio: ['ignore', 'inherit', 'inherit'], shell: windows });
  const heartbeat = setInterval(() => say(`install  still running, ${elapsed()}`), HEARTBEAT_MS);
  return new Promise((done) => {
    child.on('error', (error) => stop(`Could not start npm (${error.message}): install npm, then run this again.`));
    child.on('exit', (code) => {
      clearInterval(heartbeat);
      if (code !== 0)
        stop(`install  failed after ${elapsed()}; see npm's output above. Once fixed, run the same command again.`);
      say(`install  done in ${elapsed()}`);
      done();
    });
  });
}

/** The Node that runs the project: the pinned one, else the host's if it is recent enough. */
function projectNode() {
  const pinned = join(root, 'node_modules', 'node', 'bin', windows ? 'node.exe' : 'node');
  const version = existsSync(pinned) ? spawnSync(pinned, ['--version'], { encoding: 'utf8' }).stdout : undefined;
  if (version && atLeast(version.trim(), RUN_MINIMUM)) return pinned;
  if (atLeast(process.version, RUN_MINIMUM)) return process.execPath;
  const minimum = RUN_MINIMUM.join('.');
  const found = version
    ? `node_modules/node holds ${version.trim()}`
    : 'node_modules/node holds no program (its install script may have been blocked)';
  return stop(
    `Wayside runs on Node ${minimum} or newer; ${found}. Run "npm rebuild node --foreground-scripts", or use Node ${minimum} or newer yourself.`,
  );
}

async function main() {
  const [command, ...args] = process.argv.slice(2);
  if (!atLeast(process.version, HOST_MINIMUM))
    stop(`Wayside needs Node ${HOST_MINIMUM[0]} or newer to start; this is ${process.version} (${process.execPath}).`);
  if (!command) stop('Usage: bootstrap.mjs <command> [args]');

  const env = {
    ...process.env,
    SCARF_ANALYTICS: 'false',
    DO_NOT_TRACK: '1',
    TURBO_TELEMETRY_DISABLED: '1',
    REDOCLY_TELEMETRY: 'off',
    REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
    // Windows spells it Path; with two keys the child would see both.
    [Object.keys(process.env).find((key) => key.toUpperCase() === 'PATH') ?? 'PATH']: [bin, process.env['PATH']].join(
      delimiter,
    ),
  };
  if (!isInstalled()) await install(env);

  const node = projectNode();
  const program = command === 'exec' ? undefined : join(root, 'apps/cli/src/commands', `${command}.ts`);
  if (program && !existsSync(program)) stop(`Unknown command "${command}".`);
  const child = program
    ? spawn(node, [program, ...args], { cwd: root, env, stdio: 'inherit' })
    : spawn(args[0] ?? '', args.slice(1), { cwd: root, env, stdio: 'inherit', shell: windows });

  // The child decides how to exit; this process forwards the signal and exits with the child's code.
  for (const signal of /** @type {NodeJS.Signals[]} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
    process.on(signal, () => child.kill(signal));
  child.on('error', (error) => stop(`Could not start ${command}: ${error.message}`));
  child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 143)));
}

await main();
