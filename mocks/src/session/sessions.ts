import { recipeOf } from './recipe.ts';
import type { Recipe, RecipeInput } from './recipe.ts';
import { Session } from './session.ts';

const LIMIT = 1000;
/** How long an unused session is kept, in milliseconds. */
const KEPT = 24 * 60 * 60 * 1000;

/** Without letters that look like digits: an id is read aloud and typed, as a label of a host name. */
const LETTERS = 'abcdefghjkmnpqrstvwxyz23456789';
const LENGTH = 6;

/** Used by callers that name no session, such as a developer with curl. */
const SHARED = 'shared';

/** What a call says of its session. */
export type Asked = Record<'id' | 'token' | 'scenario', string | undefined>;

/** All active sessions. Those not used for a day are dropped and, above the limit, the least recently used one. */
export class Sessions {
  #byId = new Map<string, Session>();
  readonly #secretOf: (id: string) => string;

  /** @param secretOf what ends the tokens of a session; nobody can work it out from the session's id */
  constructor(secretOf: (id: string) => string) {
    this.#secretOf = secretOf;
  }

  /** @param id chosen by the tester for a replay; replaces an existing session of that id */
  create(input: RecipeInput, id?: string): Session {
    return this.open(recipeOf(input), id);
  }

  /** The same of a recipe whose scenario may be in no catalogue. */
  open(recipe: Recipe, id: string = this.#freshId()): Session {
    const session = new Session(id, recipe, this.#secretOf(id));
    this.#byId.delete(id);
    this.#byId.set(id, session);
    this.#dropUnused();
    if (this.#byId.size > LIMIT) this.#byId.delete(this.#byId.keys().next().value!);
    return session;
  }

  /** Another session of the same recipe. */
  fork({ created }: Session): Session {
    return this.open(created);
  }

  get(id: string): Session | undefined {
    this.#dropUnused();
    const session = this.#byId.get(id);
    if (!session) return undefined;
    // Map keeps insertion order: reinserting marks it as most recently used.
    this.#byId.delete(id);
    this.#byId.set(id, session);
    session.lastUsed = Date.now();
    return session;
  }

  /** The session whose id is in the token. */
  ofToken(token: string): Session | undefined {
    return this.get(token.split('.')[0] ?? '');
  }

  /**
   * The session of a call.
   *
   * @throws UnknownName for a scenario that does not exist
   */
  asked({ id, token, scenario }: Asked): Session | undefined {
    if (id !== undefined) return this.get(id);
    if (token !== undefined) return this.ofToken(token);
    const shared = scenario === undefined ? SHARED : `${SHARED}-${scenario}`;
    return this.get(shared) ?? this.create(scenario === undefined ? {} : { scenario }, shared);
  }

  delete(id: string): boolean {
    this.#byId.get(id)?.faults.release();
    return this.#byId.delete(id);
  }

  all(): Session[] {
    this.#dropUnused();
    return [...this.#byId.values()];
  }

  #freshId(): string {
    const random = crypto.getRandomValues(new Uint8Array(LENGTH));
    const id = Array.from(random, (number) => LETTERS[number % LETTERS.length]).join('');
    return this.#byId.has(id) ? this.#freshId() : id;
  }

  #dropUnused(): void {
    const oldest = Date.now() - KEPT;
    for (const [id, { lastUsed }] of this.#byId) {
      // In order of use: all that follow are younger.
      if (lastUsed > oldest) return;
      this.delete(id);
    }
  }
}
