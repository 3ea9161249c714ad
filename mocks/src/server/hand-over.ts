import { createServer } from 'node:http';
import type { RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Capsule } from '@wayside/scenarios/capsule';
import { rebuild } from '@wayside/scenarios/rebuild';
import type { Held } from '../session/session.ts';
import type { Sessions } from '../session/sessions.ts';
import { summary } from './control.ts';

/** A session as data, for the next version of the code. */
export interface HandedOver {
  capsule: Capsule;
  held: Held;
}

export function handOver(sessions: Sessions): HandedOver[] {
  return sessions.all().map((session) => {
    const { id, scenario, brand, role, seed, clock, profile, faults, answers } = summary(session);
    const state = { id, scenario, brand, role, seed, clock, profile, faults, answers } as Capsule['session'];
    return {
      capsule: {
        wayside: 'capsule',
        version: 1,
        title: id,
        session: state,
        address: '/',
        signedInAs: null,
        journal: session.journal.entries,
      },
      held: session.held,
    };
  });
}

/**
 * Recreates the sessions from their recipes and repeats the calls that changed something. A session that cannot be
 * created is dropped.
 */
export async function takeOver(
  handedOver: readonly HandedOver[],
  { listener, sessions }: { listener: RequestListener; sessions: Sessions },
): Promise<void> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  for (const { capsule, held } of handedOver) {
    const { id } = capsule.session;
    try {
      await rebuild(capsule, origin, (created) => {
        sessions.get(id)!.resume({ ...held, entries: [] });
        return { ...created, secret: held.secret };
      });
      sessions.get(id)!.resume(held);
    } catch (problem) {
      process.stderr.write(
        `mock: session ${id} is lost: ${problem instanceof Error ? problem.message : String(problem)}\n`,
      );
      sessions.delete(id);
    }
  }
  server.close();
  server.closeAllConnections();
}
