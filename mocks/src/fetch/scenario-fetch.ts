import type { SessionRecipe } from '@wayside/scenarios/control';
import { createResponder } from '../engine/respond.ts';
import { createEngine } from '../prism/prism-engine.ts';
import { readContract } from '../server/contract-file.ts';
import { recipeOf } from '../session/recipe.ts';
import { Session } from '../session/session.ts';
import { fetchOf } from './fetch-of.ts';

/** Everything that determines a session; what is left out is as the scenario says. */
export interface ScenarioOptions extends Omit<SessionRecipe, 'id'> {
  /** Whether calls without a token are those of the role's user, as if they had signed in. By default they are. */
  signedIn?: boolean;
}

/** A session with a `fetch` of its own: `world`, `journal`, `clock`, `setFaults`, `reset` and all else of a session. */
export interface ScenarioSession extends Session {
  fetch: typeof fetch;
}

/** Nobody has to keep it from anybody, and so two sessions of a recipe have the same tokens. */
const SECRET = 'in-process';

/** One for all sessions: what checks requests and responses is compiled once. */
let engine: ReturnType<typeof createEngine> | undefined;

/**
 * A session that is answered in process, without a server and a port: the same decisions, handlers, faults and journal.
 *
 * @throws UnknownName for a scenario, role or brand that does not exist, naming those that do
 */
export function scenarioSession({ signedIn = true, ...recipe }: ScenarioOptions = {}): ScenarioSession {
  const session = new Session('scenario', recipeOf(recipe), SECRET);
  let token: string | undefined;
  let issuedAfter: number | undefined;

  function tokenFor(): string | undefined {
    // A reset ends the tokens, and nobody is there to sign in again.
    if (signedIn && issuedAfter !== session.resets) token = session.issueToken(session.player.id);
    issuedAfter = session.resets;
    return token;
  }

  async function respond() {
    return createResponder({
      engine: await (engine ??= createEngine(readContract())),
      contract: readContract,
      sessionOf: () => session,
    });
  }
  let responder: ReturnType<typeof respond> | undefined;
  return Object.assign(session, { fetch: fetchOf(() => (responder ??= respond()), tokenFor) });
}

/** A `fetch` that a scenario answers: `scenarioFetch({ scenario: 'vehicles/none', role: 'Owner' })`. */
export const scenarioFetch = (options?: ScenarioOptions): typeof fetch => scenarioSession(options).fetch;
