import contract from '@wayside/openapi/contract.json' with { type: 'json' };
import type { SessionRecipe } from '@wayside/scenarios/control';
import { createCompiledEngine } from '../compiled/compiled-engine.ts';
import type { Engine } from '../engine/engine.ts';
import { createResponder } from '../engine/respond.ts';
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

/** One for all sessions: the contract is read once. */
let engine: Engine | undefined;

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

  const respond = createResponder({
    engine: (engine ??= createCompiledEngine(contract)),
    contract: () => contract,
    sessionOf: () => session,
  });
  return Object.assign(session, { fetch: fetchOf(respond, tokenFor) });
}

/** A `fetch` that a scenario answers: `scenarioFetch({ scenario: 'vehicles/none', role: 'Owner' })`. */
export const scenarioFetch = (options?: ScenarioOptions): typeof fetch => scenarioSession(options).fetch;
