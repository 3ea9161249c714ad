import type { Fault, FlagName, GatewayMode, Override, Overrides } from '@wayside/scenarios';
import { emailOf } from '@wayside/scenarios';
import type { OperationId, Schemas } from '@wayside/api-client';
import type { Role } from '@wayside/domain';
import { HIDDEN } from '@wayside/scenarios/capsule';
import type { FlagValues, JournalEntry } from '@wayside/scenarios/control';
import { Colleagues } from '../colleagues/colleagues.ts';
import { FaultBoard } from '../faults/fault-board.ts';
import { World } from '../world/world.ts';
import { AnswerBoard } from './answer-board.ts';
import type { CountsKept } from './counted.ts';
import { Disguise } from './disguise.ts';
import { Journal } from './journal.ts';
import { flagValues, stepOf, withFlags } from './recipe.ts';
import type { Recipe } from './recipe.ts';
import { Trail } from './trail.ts';
import type { TrailKept } from './trail.ts';

interface Token {
  userId: number;
  callsLeft: number;
}

/**
 * What the demo bar starts with: steps that count as played, and where to go after it has played those before the
 * linked one.
 */
export interface BarStart {
  played: number;
  after?: string;
}

/** What testers and people have made of a session, beside its calls. */
export interface State {
  clock: string;
  faults: readonly Fault[];
  answers: Overrides;
  flags: Partial<FlagValues>;
  step: number;
  walked: readonly Walked[];
  /** The calls that had been made when its faults and answers were set. */
  since: { faults: readonly CountsKept[]; answers: CountsKept };
}

/** A step of the walk-through that was left for the next one. */
export interface Walked {
  step: number;
  /** Calls made until then. */
  calls: number;
  /** Nothing played it. */
  isSkipped: boolean;
}

/** A moment that somebody kept. */
export interface KeptMoment {
  name: string;
  /** Calls made until then. */
  calls: number;
  state: State;
  trail: TrailKept;
}

/** Everything that a session has beside its recipe and its world: with the calls, the world can be had again. */
export interface Held extends State {
  tokens: (readonly [string, Token])[];
  issued: number;
  /** Nonces that the gateway gave. */
  nonces: number;
  trail: TrailKept;
  entries: readonly JournalEntry[];
  moments: readonly KeptMoment[];
}

/** The world of one tester or demo, isolated from all others. Determined by its recipe and the calls made in it. */
export class Session {
  readonly id: string;
  /** With the flags that a tester has changed. */
  recipe: Recipe;
  /** As it was created. */
  readonly created: Recipe;
  readonly journal = new Journal();
  /** Ends every token of the session. */
  secret: string;
  readonly createdAt = Date.now();
  lastUsed = Date.now();
  /** The browser that opened it from the studio. */
  browser: string | undefined;
  world: World;
  faults: FaultBoard;
  answers: AnswerBoard;
  /** What colleagues do while a page is open. */
  colleagues: Colleagues;
  /** What people did in its pages, as far as the demo bar saw it. */
  readonly trail = new Trail();
  /** Applies the data profile to responses; undefined for the ordinary profile. */
  disguise: Disguise | undefined;
  /** Current step of the walk-through, counted from 1; 0 before the first. */
  step: number;
  /** The steps before it, as far as they were left in this session. */
  walked: readonly Walked[] = [];
  /** The demo bar of a browser that visits for the first time; undefined when the link asked for none. */
  barStart: BarStart | undefined;
  /** Moments that were kept, oldest first. */
  moments: readonly KeptMoment[] = [];
  /** Where pages start over after a reset. */
  startsAt = '/';
  /** How often it was reset, and its faults, answers and flags were changed: open pages follow. */
  resets = 0;
  changes = 0;
  /** Subscribers to the live channel: (user id, message). */
  readonly listeners = new Set<(userId: number, message: Schemas['BulkUploadMessage']) => void>();
  #clock: string;
  #tokens = new Map<string, Token>();
  #issued = 0;
  #nonces = 0;

  constructor(id: string, recipe: Recipe, secret: string) {
    this.id = id;
    this.secret = secret;
    this.recipe = recipe;
    this.created = recipe;
    this.#clock = recipe.clock;
    this.step = recipe.step;
    this.world = this.#freshWorld();
    this.disguise = this.#freshDisguise();
    this.faults = new FaultBoard(recipe.faults);
    this.answers = new AnswerBoard(recipe.scenario.answers, recipe.answers);
    this.colleagues = new Colleagues(recipe.scenario.colleagueActs);
  }

  /** Back to the initial state; id and listeners are kept. */
  reset(): void {
    this.resets++;
    this.startsAt = '/';
    this.moments = [];
    this.recipe = this.created;
    this.faults.release();
    this.faults = new FaultBoard(this.recipe.faults);
    this.journal.clear();
    this.#tokens.clear();
    this.#issued = 0;
    this.#nonces = 0;
    this.answers = new AnswerBoard(this.recipe.scenario.answers, this.recipe.answers);
    this.colleagues = new Colleagues(this.recipe.scenario.colleagueActs);
    this.trail.clear();
    this.#clock = this.recipe.clock;
    this.step = stepOf(this.recipe.scenario, undefined);
    this.walked = [];
    this.world = this.#freshWorld();
    this.disguise = this.#freshDisguise();
  }

  get clock(): string {
    return this.#clock;
  }

  set clock(moment: string) {
    this.#clock = moment;
    this.world.clock = moment;
  }

  get state(): State {
    const { clock, faults, answers, recipe, step, walked } = this;
    const since = { faults: faults.since, answers: answers.since };
    return { clock, faults: faults.faults, answers: answers.chosen, flags: recipe.flags, step, walked, since };
  }

  get held(): Held {
    return {
      ...this.state,
      tokens: [...this.#tokens],
      issued: this.#issued,
      nonces: this.#nonces,
      trail: this.trail.kept,
      entries: this.journal.entries,
      moments: this.moments,
    };
  }

  /** Keeps the present moment; one of the same name is replaced. */
  keep(name: string): void {
    const moment = { name, calls: this.journal.count, state: this.state, trail: this.trail.kept };
    this.moments = [...this.moments.filter((one) => one.name !== name), moment];
  }

  /** Back to the start, where the calls of a session are about to be repeated: nothing but the world answers them. */
  prepare({ tokens, entries }: Held): void {
    this.reset();
    this.admitCallersOf(entries);
    for (const [token, { userId }] of tokens) this.#admit(token, userId);
    this.faults = new FaultBoard();
    this.answers = new AnswerBoard();
  }

  /**
   * Goes on from there once they have been repeated. Browsers keep their tokens. What an older demo kept has no `walked`
   * and no `since`.
   */
  resume({
    tokens,
    issued,
    nonces,
    clock,
    faults,
    answers,
    flags,
    step,
    walked = [],
    since,
    trail,
    entries,
    moments,
  }: Held): void {
    const valid = new Set(tokens.map(([token]) => token));
    for (const token of this.#tokens.keys()) if (!valid.has(token)) this.#tokens.delete(token);
    this.#issued = Math.max(issued, this.#issued);
    this.#nonces = nonces;
    this.clock = clock;
    this.step = step;
    this.walked = walked;
    this.recipe = withFlags(this.created, flags);
    this.faults = new FaultBoard(faults, countsOf(entries), since?.faults);
    const reached = entries.filter(({ source }) => source !== 'fault' && source !== 'guard');
    this.answers = new AnswerBoard(this.recipe.scenario.answers, answers, countsOf(reached), since?.answers);
    this.moments = moments;
    this.trail.resume(trail);
    this.journal.resume(entries);
  }

  /** Goes on to a step of the walk-through, or back to one. */
  goTo(step: number, isPlayed: boolean): void {
    const calls = this.journal.count;
    const left = Array.from({ length: Math.max(0, step - this.step) }, (_, passed) => this.step + passed);
    this.walked = [
      ...this.walked.filter((one) => one.step < step && one.step < this.step),
      ...left.map((one) => ({ step: one, calls, isSkipped: !isPlayed })),
    ];
    this.step = step;
  }

  /** The user the scenario is played as. */
  get player(): Schemas['User'] {
    return this.world.users.byEmail(emailOf(this.recipe.role))!;
  }

  /** The user of a role as the world has them now; undefined when they are no longer active. */
  userOfRole(role: Role): Schemas['User'] | undefined {
    const user = this.world.users.byEmail(emailOf(role));
    return user?.is_active ? user : undefined;
  }

  /** The token contains the session's id, so links and sockets find the session without a header. */
  issueToken(userId: number): string {
    const token = `${this.id}.${userId}.${++this.#issued}.${this.secret}`;
    this.#admit(token, userId);
    return token;
  }

  /** Makes the tokens valid with which calls were made, such as those of links: only sign-ins are calls themselves. */
  admitCallersOf(entries: readonly Pick<JournalEntry, 'requestHeaders'>[]): void {
    for (const { requestHeaders } of entries) {
      const { authorization = '' } = requestHeaders;
      const own = authorization.startsWith(`${HIDDEN}.`) ? authorization.slice(HIDDEN.length) : undefined;
      if (own !== undefined) this.#admit(`${this.id}${own}.${this.secret}`, Number(own.split('.')[1]));
    }
  }

  #admit(token: string, userId: number): void {
    this.#tokens.set(token, { userId, callsLeft: this.recipe.scenario.world?.tokenCalls ?? Infinity });
  }

  /** The token's user, counting the call; undefined when the token is invalid or has expired. */
  userOf(token: string): Schemas['User'] | undefined {
    const issued = this.#tokens.get(token);
    if (!issued || issued.callsLeft <= 0) return undefined;
    issued.callsLeft--;
    const user = this.world.users.get(issued.userId);
    return user?.is_active ? user : undefined;
  }

  /** The token's user, without counting a call. */
  holderOf(token: string): Schemas['User'] | undefined {
    const issued = this.#tokens.get(token);
    return issued && issued.callsLeft > 0 ? this.world.users.get(issued.userId) : undefined;
  }

  /** Replaces the faults, and lets held calls go. */
  setFaults(faults: readonly Fault[]): void {
    this.faults.set(faults);
    this.changes++;
  }

  /** Chooses what an operation returns. */
  setAnswer(operation: OperationId, answer: Override<OperationId>): void {
    this.answers.set(operation, answer);
    this.changes++;
  }

  /** Leaves the operation to the scenario again; false when nobody had chosen its answer. */
  removeAnswer(operation: OperationId): boolean {
    this.changes++;
    return this.answers.remove(operation);
  }

  get flags(): FlagValues {
    return flagValues(this.recipe.scenario);
  }

  /** Switches features; those not named stay as they are. */
  setFlags(flags: Partial<FlagValues>): void {
    this.recipe = withFlags(this.recipe, { ...this.recipe.flags, ...flags });
    this.changes++;
  }

  /** Expires all tokens on the server. */
  expireTokens(): void {
    this.#tokens.clear();
  }

  /** How the card provider's gateway behaves. */
  get mode(): GatewayMode | undefined {
    return this.recipe.scenario.gateway;
  }

  /** The number of the next nonce that the gateway gives. */
  nextNonce = (): number => ++this.#nonces;

  /** Whether a feature is on in the scenario. */
  flag(name: FlagName): boolean {
    return this.flags[name] === 'on';
  }

  faultOf(operation: OperationId): Fault | undefined {
    return this.faults.next(operation);
  }

  publish(userId: number, message: Schemas['BulkUploadMessage']): void {
    for (const listener of this.listeners) listener(userId, message);
  }

  #freshDisguise(): Disguise | undefined {
    return this.recipe.profile === 'typical' ? undefined : new Disguise(this.recipe.profile);
  }

  #freshWorld(): World {
    const { brand, seed, scenario, role, clock } = this.recipe;
    return new World({ brand, seed, shape: scenario.world ?? {}, player: role, clock });
  }
}

/** Calls by operation. */
function countsOf(entries: readonly JournalEntry[]): ReadonlyMap<OperationId, number> {
  const calls = Map.groupBy(entries, ({ operation }) => operation);
  return new Map([...calls].map(([operation, made]) => [operation, made.length]));
}
