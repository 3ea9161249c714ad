import { spawn } from 'node:child_process';
import type { ChildProcess, StdioOptions } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export interface Started {
  /** Milliseconds from process start to its first response. */
  ready: number;
  /** Resident memory in MiB. */
  memory: () => number;
  /** Seconds of processor time that the process has used, on all cores. */
  cpu: () => number;
  /**
   * Resolves when it uses hardly any processor time: what it still does after its first response is no part of a call.
   */
  atRest: () => Promise<void>;
  /** Memory in MiB after collecting what is unused; only of a process started with `COLLECTING`. */
  collected: () => Promise<{ resident: number; heap: number }>;
  stop: () => Promise<void>;
}

const PATIENCE = 60_000;
/** Seconds of processor time within a second. */
const RESTING = 0.05;
const MIB = 1024 * 1024;
/** Clock ticks of /proc are hundredths of a second on every Linux that Node runs on. */
const TICKS = 100;

/** Options of Node for a process whose memory is measured. */
export const COLLECTING = ['--expose-gc', '--import', fileURLToPath(import.meta.resolve('./collect.mjs'))];

/** Starts a server and waits until `url` responds, with any status. */
export async function startProcess(
  args: readonly string[],
  url: string,
  env: Record<string, string> = {},
): Promise<Started> {
  const begun = performance.now();
  const isCollecting = args.includes('--expose-gc');
  const stdio: StdioOptions = ['ignore', 'ignore', 'ignore', ...(isCollecting ? (['ipc'] as const) : [])];
  const child = spawn(process.execPath, args, { stdio, env: { ...process.env, ...env } });
  while (!(await answers(url))) {
    if (child.exitCode !== null || performance.now() - begun > PATIENCE) {
      child.kill('SIGKILL');
      throw new Error(`${args.join(' ')} did not respond at ${url}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  return {
    ready: performance.now() - begun,
    memory: () => residentMemory(child),
    cpu: () => processorTime(child),
    async atRest() {
      for (let before = -1, now = processorTime(child); now - before > RESTING;) {
        await new Promise((resolve) => setTimeout(resolve, 1000));
        [before, now] = [now, processorTime(child)];
      }
    },
    async collected() {
      child.send('collect');
      const [{ rss, heapUsed }] = (await once(child, 'message')) as [NodeJS.MemoryUsage];
      return { resident: rss / MIB, heap: heapUsed / MIB };
    },
    stop: () => stopped(child),
  };
}

async function answers(url: string): Promise<boolean> {
  try {
    await (await fetch(url)).arrayBuffer();
    return true;
  } catch {
    return false;
  }
}

function residentMemory(child: ChildProcess): number {
  const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
}

function processorTime(child: ChildProcess): number {
  // After the name in parentheses, which may contain spaces: state is the first field, user and system time the 12th
  // and 13th.
  const fields = readFileSync(`/proc/${child.pid}/stat`, 'utf8').split(') ').at(-1)!.split(' ');
  return (Number(fields[11]) + Number(fields[12])) / TICKS;
}

function stopped(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill('SIGKILL');
  });
}
