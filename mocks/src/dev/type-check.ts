import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { resolve } from 'node:path';
import type { Problem } from './problems.ts';

const PROJECT = 'mocks/tsconfig.dev.json';
/** What the last check found out, so that the next one looks only at what changed. */
const MEMORY = 'node_modules/.cache/wayside/types.tsbuildinfo';

/**
 * Checks the types of the server and the scenarios. A check that is under way when the next begins is ended: it would
 * take the time of the next.
 */
export function createTypeCheck(root: string, end: (problem: Problem | undefined) => void) {
  let running: ChildProcess | undefined;
  // tsc goes on after a SIGTERM until it has checked everything.
  const stop = (): boolean | undefined => running?.kill('SIGKILL');
  return {
    /** @param changed files whose errors come first: what else is wrong follows from them */
    start(changed: readonly string[] = []): void {
      stop();
      const args = ['-p', PROJECT, '--pretty', 'false', '--incremental', '--tsBuildInfoFile', MEMORY];
      const child = spawn('tsc', args, { cwd: root, shell: process.platform === 'win32' });
      running = child;
      let text = '';
      for (const stream of [child.stdout, child.stderr])
        stream.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
      child.on('error', (problem) => (text += problem.message));
      child.on('close', (code) => {
        if (running !== child) return;
        running = undefined;
        end(code === 0 ? undefined : typeProblem(text, root, changed));
      });
    },
    close: () => void stop(),
  };
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
