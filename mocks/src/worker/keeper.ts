import { FORM_BODY, isNotKept } from '@wayside/scenarios/control';
import type { JournalEntry } from '@wayside/scenarios/control';
import type { RecipeInput } from '../session/recipe.ts';
import { replay } from '../session/replay.ts';
import type { Playing } from '../session/replay.ts';
import type { BarStart, Held, Session } from '../session/session.ts';

/** A session between two runs of the worker: all but its calls, which are kept one by one. */
export interface KeptSession {
  id: string;
  secret: string;
  recipe: RecipeInput;
  held: Omit<Held, 'entries'>;
  counts: Pick<Session, 'resets' | 'changes' | 'startsAt'>;
  barStart: BarStart | undefined;
  savedAt: number;
}

export interface KeptCall {
  session: string;
  number: number;
  entry: JournalEntry;
  /** The body of a call whose journal entry has none. */
  body?: Uint8Array<ArrayBuffer>;
}

/** Where sessions are kept. */
export interface Shelf {
  sessions: () => Promise<KeptSession[]>;
  callsOf: (session: string) => Promise<KeptCall[]>;
  /** @param isAnew whether the calls replace those that were kept */
  keep: (session: KeptSession, calls: readonly KeptCall[], isAnew: boolean) => Promise<void>;
  remove: (session: string) => Promise<void>;
  readJar: () => Promise<[string, [string, string][]][]>;
  keepJar: (jar: readonly [string, readonly [string, string][]][]) => Promise<void>;
}

/** More than anybody plays side by side. The one that nobody used for longest is forgotten. */
const LIMIT = 30;

/** What is known of a session's kept state, to keep only what is new. */
interface Noted {
  stamp: string;
  calls: number;
  resets: number;
}

/** Keeps the sessions of a worker, which the browser stops when it likes, and plays them again when they are asked for. */
export class Keeper {
  readonly #shelf: Shelf;
  readonly #playing: Playing;
  readonly #noted = new Map<string, Noted>();
  readonly #bodies = new Map<string, Map<number, Uint8Array<ArrayBuffer>>>();
  readonly #restored = new Map<string, Promise<void>>();
  #waiting: Promise<Map<string, KeptSession>>;
  #saving: Promise<unknown> = Promise.resolve();

  constructor(shelf: Shelf, playing: Playing) {
    this.#shelf = shelf;
    this.#playing = playing;
    this.#waiting = this.#find();
  }

  async #find(): Promise<Map<string, KeptSession>> {
    const all = (await this.#shelf.sessions()).toSorted((a, b) => b.savedAt - a.savedAt);
    for (const { id } of all.slice(LIMIT)) await this.#shelf.remove(id);
    return new Map(all.slice(0, LIMIT).map((kept) => [kept.id, kept]));
  }

  /** Keeps the body of a call that the journal does without. */
  note(session: Session, { number, requestBody }: JournalEntry, bytes: Uint8Array<ArrayBuffer> | undefined): void {
    if (!bytes || (requestBody !== FORM_BODY && !isNotKept(requestBody))) return;
    const bodies = this.#bodies.get(session.id) ?? new Map<number, Uint8Array<ArrayBuffer>>();
    this.#bodies.set(session.id, bodies.set(number, bytes));
  }

  /** Brings back the sessions that a text names, or all. */
  async restore(text?: string): Promise<void> {
    const waiting = await this.#waiting;
    const wanted = [...waiting.values()].filter(({ id }) => text === undefined || text.includes(id));
    for (const kept of wanted) {
      if (!this.#restored.has(kept.id)) this.#restored.set(kept.id, this.#playAgain(kept));
      await this.#restored.get(kept.id);
      waiting.delete(kept.id);
    }
  }

  async #playAgain({ id, secret, recipe, held, counts, barStart }: KeptSession): Promise<void> {
    const { sessions, respond } = this.#playing;
    // Somebody has already created a new session with this ID.
    if (sessions.get(id)) return;
    try {
      const calls = await this.#shelf.callsOf(id);
      const session = sessions.create(recipe, id);
      session.secret = secret;
      const bodies = new Map(calls.flatMap(({ number, body }) => (body ? [[number, body] as const] : [])));
      await replay(session, { ...held, entries: calls.map(({ entry }) => entry) }, respond, bodies);
      Object.assign(session, counts, { barStart });
      this.#bodies.set(id, bodies);
      this.#noted.set(id, { stamp: stampOf(session), calls: session.journal.count, resets: session.resets });
    } catch {
      // It was kept by another version of the demo.
      sessions.delete(id);
      await this.#shelf.remove(id);
    }
  }

  /** Keeps what has changed, one after the other. */
  save(): Promise<unknown> {
    this.#saving = this.#saving.then(() => this.#saveChanged()).catch(() => undefined);
    return this.#saving;
  }

  async #saveChanged(): Promise<void> {
    const all = this.#playing.sessions.all();
    const present = new Set(all.map(({ id }) => id));
    for (const id of this.#noted.keys())
      if (!present.has(id)) {
        this.#noted.delete(id);
        await this.#shelf.remove(id);
      }
    for (const session of all) {
      const before = this.#noted.get(session.id);
      const { resets, journal } = session;
      const now: Noted = { stamp: stampOf(session), calls: journal.count, resets };
      if (before?.stamp === now.stamp) continue;
      this.#noted.set(session.id, now);
      const isAnew = before?.resets !== resets || before.calls > now.calls;
      const bodies = this.#bodies.get(session.id);
      const calls = journal.entries
        .filter(({ number }) => isAnew || number > before.calls)
        .map((entry) => ({ session: session.id, number: entry.number, entry, body: bodies?.get(entry.number) }));
      await this.#shelf.keep(keptOf(session), calls, isAnew);
    }
  }
}

/** Differs once there is something to keep. */
function stampOf({ journal, resets, changes, step, clock, trail, moments, held }: Session): string {
  const { steps, places } = trail.kept;
  const made = [journal.count, resets, changes, step, clock, steps.length, places.length, trail.place, moments.length];
  return [made, held.tokens.length, held.issued, held.nonces].join(' ');
}

function keptOf(session: Session): KeptSession {
  const { id, secret, created, resets, changes, startsAt, barStart } = session;
  const { entries: _, ...held } = session.held;
  const kept = { ...created, scenario: created.scenario.id };
  const counts = { resets, changes, startsAt };
  return { id, secret, recipe: kept, held, counts, barStart, savedAt: Date.now() };
}
