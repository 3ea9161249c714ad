import { spawn, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../..', import.meta.url));

const started = Date.now();

/** Prints one line of progress, with the seconds since the command started. */
export function step(text: string): void {
  console.log(`${`${Math.round((Date.now() - started) / 1000)} s`.padStart(6)}  ${text}`);
}

export function fail(text: string): never {
  console.error(text);
  process.exit(1);
}

interface Surroundings {
  cwd?: string;
  /** A checkout other than this one. */
  folder?: string;
  env?: Record<string, string>;
}

/**
 * Runs a program with inherited output and returns its exit code. `bootstrap.mjs` has put node_modules/.bin first on
 * the PATH.
 */
export function run(
  program: string,
  args: readonly string[],
  { cwd = '.', folder = root, env }: Surroundings = {},
): number {
  const result = spawnSync(program, args, {
    cwd: join(folder, cwd),
    env: { ...process.env, ...env },
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (result.error) console.error(`${program}: ${result.error.message}`);
  return result.status ?? 1;
}

/** Like `run`, but exits on failure. */
export function must(program: string, args: readonly string[], surroundings?: Surroundings): void {
  const code = run(program, args, surroundings);
  if (code !== 0) process.exit(code);
}

/** Silences npm's own lines around each task: a failing task's output is more useful. */
export const turboEnv = { npm_config_loglevel: 'silent' };

/** Builds what a server needs; prints only failures and a summary. */
export function build(...tasks: readonly string[]): void {
  step(`building (${tasks.join(', ')})`);
  must('turbo', ['run', ...tasks, '--output-logs=errors-only', '--log-order=grouped'], { env: turboEnv });
}

export const PORT_TAKEN = 98;
const GRACE_MS = 5000;

/**
 * Runs the scenario server until it exits or a signal stops it.
 *
 * @param args passed on to the server; `--port` is also read here
 * @param retry command to suggest when the port is in use
 * @param whenReady called once, with the port, when the server is listening
 * @param whenStudio called once, when somebody opens the studio
 */
export function serve(
  args: readonly string[],
  retry: string,
  whenReady: (port: number) => void,
  whenStudio: () => void = () => undefined,
): void {
  const port = portOf(args);
  step(`starting the server on port ${port}`);
  const server = spawn(process.execPath, [join(root, 'mocks/src/main.ts'), ...args], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  });

  let ready = false;
  let stopping = false;
  let line = '';
  server.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    const lines = (line + chunk).split('\n');
    line = lines.pop() ?? '';
    for (const text of lines) {
      if (!ready && text.startsWith('ready')) {
        ready = true;
        step('ready');
        whenReady(port);
      } else if (text === 'studio opened') whenStudio();
      else console.log(text);
    }
  });

  // A terminal signals the whole process group, a supervisor only this process: either way, signal the server once and
  // wait for it.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (stopping) return;
      stopping = true;
      server.kill('SIGTERM');
      setTimeout(() => server.kill('SIGKILL'), GRACE_MS).unref();
    });
  }
  server.on('error', (error) => fail(`Could not start the server: ${error.message}`));
  server.on('close', (code) => {
    if (stopping) process.exit(0);
    if (code === PORT_TAKEN)
      fail(`\nPort ${port} is in use by another program. Choose another one:\n\n  ${retry} -- --port ${port + 100}\n`);
    fail(`The server stopped unexpectedly (exit code ${code ?? 'none'}).`);
  });
}

export const DEFAULT_PORT = 4000;

/** The port of `--port N` or `--port=N`. */
export function portOf(args: readonly string[]): number {
  const given = optionOf(args, 'port');
  if (given === undefined) return DEFAULT_PORT;
  const port = Number(given);
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    fail(`--port must be a number from 1 to 65535, not "${given}".`);
  return port;
}

/** The value of `--name value` or `--name=value`. */
export function optionOf(args: readonly string[], name: string): string | undefined {
  const at = args.indexOf(`--${name}`);
  if (at >= 0) return args[at + 1] ?? '';
  return args.find((arg) => arg.startsWith(`--${name}=`))?.slice(name.length + 3);
}

/** The arguments without some options: those with a value, as `--name value` or `--name=value`, and those without. */
export function withoutOptions(args: readonly string[], valued: readonly string[], plain: readonly string[]): string[] {
  return args.filter((word, index) => {
    const before = args[index - 1];
    if (before !== undefined && valued.some((name) => before === `--${name}`)) return false;
    return (
      !plain.some((name) => word === `--${name}`) &&
      !valued.some((name) => word === `--${name}` || word.startsWith(`--${name}=`))
    );
  });
}
