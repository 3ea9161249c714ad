import type { Fault, FlagName, GatewayMode } from '@wayside/scenarios';
import { emailOf } from '@wayside/scenarios';
import type { OperationId, Schemas } from '@wayside/api-client';
import type { Role } from '@wayside/domain';
import type { JournalEntry } from '@wayside/scenarios/control';
import { Colleagues } from '../colleagues/colleagues.ts';
import { FaultBoard } from '../faults/fault-board.ts';
import { World } from '../world/world.ts';
import { AnswerBoard } from './answer-board.ts';
import { Disguise } from './disguise.ts';
import { Journal } from './journal.ts';
import { stepOf } from './recipe.ts';
import type { Recipe } from './recipe.ts';
import { Trail } from './trail.ts';

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

/** What a session has beside its recipe and its calls. */
export interface Held {
  secret: string;
  tokens: [string, Token][];
  issued: number;
  step: number;
  trail: Pick<Trail, 'start' | 'steps'>;
  entries: readonly JournalEntry[];
}

/** The world of one tester or demo, isolated from all others. Determined by its recipe and the calls made in it. */
export class Session {
  readonly id: string;
  readonly recipe: Recipe;
  readonly journal = new Journal();
  /** Ends every token of the session. */
  secret: string;
  readonly createdAt = Date.now();
  lastUsed = Date.now();
  /** The browser that first visited it, by its User-Agent. */
  agent: string | undefined;
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
  /** The demo bar of a browser that visits for the first time; undefined when the link asked for none. */
  barStart: BarStart | undefined;
  /** How often it was reset, and its faults were changed: open pages follow. */
  resets = 0;
  faultChanges = 0;
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
    this.#clock = recipe.clock;
    this.step = recipe.step;
    this.world = this.#freshWorld();
    this.disguise = this.#freshDisguise();
    this.faults = new FaultBoard(recipe.faults);
    this.answers = new AnswerBoard(recipe.scenario.answers);
    this.colleagues = new Colleagues(recipe.scenario.colleagueActs);
  }

  /** Back to the initial state; id and listeners are kept. */
  reset(): void {
    this.resets++;
    this.faults.release();
    this.faults = new FaultBoard(this.recipe.faults);
    this.journal.clear();
    this.#tokens.clear();
    this.#issued = 0;
    this.#nonces = 0;
    this.answers = new AnswerBoard(this.recipe.scenario.answers);
    this.colleagues = new Colleagues(this.recipe.scenario.colleagueActs);
    this.trail.clear();
    this.#clock = this.recipe.clock;
    this.step = stepOf(this.recipe.scenario, undefined);
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

  get held(): Held {
    const { secret, step, trail, journal } = this;
    const { start, steps } = trail;
    return {
      secret,
      tokens: [...this.#tokens],
      issued: this.#issued,
      step,
      trail: { start, steps },
      entries: journal.entries,
    };
  }

  /** Goes on from a session of an earlier version of this code. Browsers keep their tokens. */
  resume({ secret, tokens, issued, step, trail, entries }: Held): void {
    this.secret = secret;
    this.#tokens = new Map(tokens);
    this.#issued = issued;
    this.step = step;
    this.trail.resume(trail);
    this.journal.resume(entries);
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
    this.#tokens.set(token, { userId, callsLeft: this.recipe.scenario.world?.tokenCalls ?? Infinity });
    return token;
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
    this.faultChanges++;
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
    return this.recipe.scenario.flags?.[name] === 'on';
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
