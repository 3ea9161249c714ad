import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';

export interface Started {
  /** Milliseconds from the start of the process to its first answer. */
  ready: number;
  /** Resident memory in MiB. */
  memory: () => number;
  stop: () => Promise<void>;
}

const PATIENCE = 60_000;

/** Starts a server and waits until `url` answers anything. */
export async function startProcess(args: readonly string[], url: string): Promise<Started> {
  const begun = performance.now();
  const child = spawn(process.execPath, args, { stdio: 'ignore' });
  while (!(await answers(url))) {
    if (child.exitCode !== null || performance.now() - begun > PATIENCE) throw new Error(`${args.join(' ')} did not respond at ${url}`);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  return { ready: performance.now() - begun, memory: () => residentMemory(child), stop: () => stopped(child) };
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

function stopped(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill('SIGKILL');
  });
}
