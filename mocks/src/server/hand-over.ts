import { createServer } from 'node:http';
import type { RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Held } from '../session/session.ts';
import type { RecipeInput } from '../session/recipe.ts';
import type { Sessions } from '../session/sessions.ts';
import { replay } from './replay.ts';

/** A session as data, for the next version of the code. */
export interface HandedOver {
  id: string;
  secret: string;
  recipe: RecipeInput;
  held: Held;
}

export function handOver(sessions: Sessions): HandedOver[] {
  return sessions.all().map(({ id, secret, created, held }) => ({
    id,
    secret,
    recipe: { ...created, scenario: created.scenario.id },
    held,
  }));
}

/**
 * Recreates the sessions from their recipes and repeats their calls. A session that cannot be created is dropped.
 */
export async function takeOver(
  handedOver: readonly HandedOver[],
  { listener, sessions }: { listener: RequestListener; sessions: Sessions },
): Promise<void> {
  await atPort(listener, async (port) => {
    for (const { id, secret, recipe, held } of handedOver) {
      try {
        const session = sessions.create(recipe, id);
        session.secret = secret;
        await replay(session, held, port);
      } catch (problem) {
        process.stderr.write(
          `mock: session ${id} is lost: ${problem instanceof Error ? problem.message : String(problem)}\n`,
        );
        sessions.delete(id);
      }
    }
  });
}

/** Listens on a port of its own while calls are repeated. */
export async function atPort<Result>(
  listener: RequestListener,
  work: (port: number) => Promise<Result>,
): Promise<Result> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    return await work((server.address() as AddressInfo).port);
  } finally {
    server.close();
    server.closeAllConnections();
  }
}
