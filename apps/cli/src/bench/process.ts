import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';

export interface Started {
  /** Milliseconds from process start to its first response. */
  ready: number;
  /** Resident memory in MiB. */
  memory: () => number;
  /** Seconds of processor time that the process has used, on all cores. */
  cpu: () => number;
  stop: () => Promise<void>;
}

const PATIENCE = 60_000;
/** Clock ticks of /proc are hundredths of a second on every Linux that Node runs on. */
const TICKS = 100;

/** Starts a server and waits until `url` responds, with any status. */
export async function startProcess(args: readonly string[], url: string): Promise<Started> {
  const begun = performance.now();
  const child = spawn(process.execPath, args, { stdio: 'ignore' });
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
  // After the name in parentheses, which may contain spaces: state is the first field, user and system time the 12th and 13th.
  const fields = readFileSync(`/proc/${child.pid}/stat`, 'utf8').split(') ').at(-1)!.split(' ');
  return (Number(fields[11]) + Number(fields[12])) / TICKS;
}

function stopped(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill('SIGKILL');
  });
}
