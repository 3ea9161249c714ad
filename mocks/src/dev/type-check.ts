import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { join, resolve } from 'node:path';
import type { Problem } from './problems.ts';

interface Project {
  config: string;
  /** What the last check found out, so that the next one looks only at what changed. */
  memory: string;
}

/** The server and the scenarios, which takes a second, and the app, which takes several. */
const SERVER: Project = { config: 'mocks/tsconfig.dev.json', memory: 'node_modules/.cache/wayside/types.tsbuildinfo' };
const APP: Project = { config: 'apps/web/tsconfig.dev.json', memory: 'node_modules/.cache/wayside/app.tsbuildinfo' };

/**
 * Checks types: of the server and the scenarios, and if they are right, of the app, which contains them in part and
 * would repeat their errors.
 */
export function createTypeCheck(root: string, end: (problem: Problem | undefined) => void) {
  /** Their errors come first: what else is wrong follows from them. */
  const changed = new Set<string>();
  const say = (errors: string | undefined): void => {
    end(errors === undefined ? undefined : typeProblem(errors, root, [...changed]));
    changed.clear();
  };
  const app = createCheck(root, APP, say);
  const server = createCheck(root, SERVER, (errors) => (errors === undefined ? app.start() : say(errors)));
  return {
    start(changes: readonly string[] = []): void {
      for (const file of changes) changed.add(file);
      app.drop();
      server.start();
    },
    close(): void {
      server.close();
      app.close();
    },
  };
}

/** @param end gets what tsc prints, if something is wrong */
function createCheck(root: string, { config, memory }: Project, end: (errors: string | undefined) => void) {
  let running: ChildProcess | undefined;
  let isDropped = false;
  let isNextWaiting = false;
  // tsc goes on after a SIGTERM until it has checked everything.
  const stop = (): void => {
    running?.kill('SIGKILL');
    running = undefined;
  };

  /**
   * A check that is under way would take the time of the next, so it is ended; but not the first one, which takes
   * longest: without its memory the next one would have to begin from the start.
   */
  function drop(): void {
    isNextWaiting = false;
    if (existsSync(join(root, memory))) stop();
    else isDropped = running !== undefined;
  }

  function start(): void {
    drop();
    isNextWaiting = running !== undefined;
    if (isNextWaiting) return;
    isDropped = false;
    // More checkers would each need the memory for the types that they share, and no less time.
    const args = ['-p', config, '--checkers', '1', '--pretty', 'false', '--incremental', '--tsBuildInfoFile', memory];
    const child = spawn('tsc', args, { cwd: root, shell: process.platform === 'win32' });
    running = child;
    // Pages and reloads come first.
    if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
    let text = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
    child.on('error', (problem) => (text += problem.message));
    child.on('close', (code) => {
      if (running !== child) return;
      running = undefined;
      if (!isDropped) end(code === 0 ? undefined : text);
      else if (isNextWaiting) start();
    });
  }

  return { start, drop, close: stop };
}

/** Reads what tsc prints, with the errors of changed files first. Lines that continue an error are indented. */
export function typeProblem(text: string, root: string, changed: readonly string[] = []): Problem {
  const details: { text: string; place: Problem['details'][number]['place'] }[] = [];
  for (const line of text.trim().split(/\r?\n/)) {
    const [, file, row, column, error] = /^(\S.*)\((\d+),(\d+)\): error (.*)$/.exec(line) ?? [];
    const last = details.at(-1);
    if (file !== undefined)
      details.push({ text: error!, place: { file: resolve(root, file), line: Number(row), column: Number(column) } });
    else if (last) last.text += `\n    ${line.trim()}`;
    else details.push({ text: line, place: undefined });
  }
  const isElsewhere = ({ place }: (typeof details)[number]): number =>
    Number(place === undefined || !changed.includes(place.file));
  return {
    title: details.length === 1 ? 'a type is wrong' : `${details.length} types are wrong`,
    details: details.toSorted((one, other) => isElsewhere(one) - isElsewhere(other)),
  };
}
