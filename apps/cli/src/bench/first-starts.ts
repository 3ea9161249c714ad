import { rmSync } from 'node:fs';
import { percentile } from './load.ts';
import { startProcess } from './process.ts';

/** Until the first response: milliseconds, and seconds of processor time. */
export interface Start {
  ready: number;
  cpu: number;
}

interface Server {
  name: string;
  args: readonly string[];
  url: string;
  /** Folder for the compiled code of a server that keeps it. */
  cache?: string;
}

/** The middle one counts. */
const ROUNDS = 5;

/** First starts, without compiled code of an earlier one, in turn: a busy machine slows down all of them. */
export async function firstStarts(servers: readonly Server[]): Promise<Map<string, Start>> {
  const starts = new Map(servers.map(({ name }): [string, Start[]] => [name, []]));
  for (let round = 0; round < ROUNDS; round++) {
    for (const { name, args, url, cache } of servers) {
      if (cache !== undefined) rmSync(cache, { recursive: true, force: true });
      try {
        const server = await startProcess(args, url, cache === undefined ? {} : { NODE_COMPILE_CACHE: cache });
        starts.get(name)!.push({ ready: server.ready, cpu: server.cpu() });
        await server.stop();
      } catch (problem) {
        console.log(`a start of ${name} does not count: ${(problem as Error).message}`);
      }
    }
  }
  const middle = (all: readonly Start[], of: keyof Start) =>
    percentile(
      all.map((start) => start[of]),
      0.5,
    );
  return new Map([...starts].map(([name, all]) => [name, { ready: middle(all, 'ready'), cpu: middle(all, 'cpu') }]));
}
