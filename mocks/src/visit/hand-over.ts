import type { Held, Session } from '../session/session.ts';
import type { RecipeInput } from '../session/recipe.ts';
import type { Sessions } from '../session/sessions.ts';
import { replay } from '../session/replay.ts';
import type { Playing } from '../session/replay.ts';

/** A session as data, for the next version of the code. */
export interface HandedOver {
  id: string;
  secret: string;
  recipe: RecipeInput;
  held: Held;
  /** What open pages know of them: a lower count would look like a reset. */
  counts: Pick<Session, 'resets' | 'changes'>;
}

export function handOver(sessions: Sessions): HandedOver[] {
  return sessions.all().map(({ id, secret, created, held, resets, changes }) => ({
    id,
    secret,
    recipe: { ...created, scenario: created.scenario.id },
    held,
    counts: { resets, changes },
  }));
}

/**
 * Recreates the sessions from their recipes and repeats their calls. A session that cannot be created is dropped.
 */
export async function takeOver(
  handedOver: readonly HandedOver[],
  { sessions, respond }: Playing,
  complain: (text: string) => void,
): Promise<void> {
  for (const { id, secret, recipe, held, counts } of handedOver) {
    try {
      const session = sessions.create(recipe, id);
      session.secret = secret;
      await replay(session, held, respond);
      Object.assign(session, counts);
    } catch (problem) {
      complain(`session ${id} is lost: ${problem instanceof Error ? problem.message : String(problem)}`);
      sessions.delete(id);
    }
  }
}
