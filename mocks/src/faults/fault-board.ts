import type { Fault } from '@wayside/scenarios';
import type { OperationId } from '@wayside/api-client';
import { asNew, madeUntil } from '../session/counted.ts';
import type { Counts, CountsKept, MadeAgain } from '../session/counted.ts';

/** Faults have no ids: those of the same value are the same. */
const keyOf = (fault: Fault): string => JSON.stringify(fault);

/** The faults of a session: which fault hits the nth call of an operation, and which calls are on hold. */
export class FaultBoard {
  #faults: Fault[] = [];
  readonly #calls: Map<string, number>;
  #held = new Map<string, (() => void)[]>();
  /** Fault → the calls that it hit. */
  #hits = new Map<Fault, Set<number>>();
  #missedBefore: readonly Fault[] = [];
  /** By key: the calls that had been made when it was set. */
  #since: ReadonlyMap<string, Counts>;

  /**
   * @param calls of each operation that have been made already
   * @param since of each fault, those that had been made when it was set: none, as long as nothing is said
   */
  constructor(faults: readonly Fault[] = [], calls: Counts = new Map(), since: readonly CountsKept[] = []) {
    this.#faults = [...faults];
    this.#calls = new Map(calls);
    this.#since = new Map(faults.map((fault, at) => [keyOf(fault), madeUntil(since[at], calls)]));
  }

  get faults(): readonly Fault[] {
    return this.#faults;
  }

  /** Of each fault, the calls that had been made when it was set. */
  get since(): CountsKept[] {
    return this.#faults.map((fault) => [...this.#since.get(keyOf(fault))!]);
  }

  /** As a new session has them, which makes some calls again. Those of every operation stay as they are. */
  asNew(isMadeAgain: MadeAgain): readonly Fault[] {
    return this.#faults.flatMap((fault) => {
      const { operation } = fault;
      const isAsHere = operation === '*' || isMadeAgain(operation);
      return isAsHere ? [fault] : asNew(fault, this.#since.get(keyOf(fault))!.get(operation) ?? 0);
    });
  }

  /** Faults that missed some or all of the calls they name, including faults replaced since. */
  get missed(): readonly Fault[] {
    const isMissed = (fault: Fault): boolean => {
      const hits = this.#hits.get(fault);
      return hits === undefined || (fault.calls ?? []).some((call) => !hits.has(call));
    };
    return [...this.#missedBefore, ...this.#faults.filter(isMissed)];
  }

  /** Counts the call and returns the fault that hits it, if any. */
  next(operation: OperationId): Fault | undefined {
    const call = (this.#calls.get(operation) ?? 0) + 1;
    this.#calls.set(operation, call);
    const match = this.#faults.find(
      (fault) =>
        (fault.operation === operation || fault.operation === '*') &&
        (fault.calls === undefined || fault.calls.includes(call)),
    );
    if (match) this.#hits.set(match, (this.#hits.get(match) ?? new Set()).add(call));
    return match;
  }

  set(faults: readonly Fault[]): void {
    // One that stays keeps its hits; only those that are gone can hit nothing more.
    const before = new Map(this.#faults.map((fault) => [keyOf(fault), fault]));
    const kept = faults.map((fault) => before.get(keyOf(fault)) ?? fault);
    const keys = new Set(kept.map(keyOf));
    this.#missedBefore = this.missed.filter((fault) => !keys.has(keyOf(fault)));
    const now = new Map(this.#calls);
    this.#since = new Map(kept.map((fault) => [keyOf(fault), this.#since.get(keyOf(fault)) ?? now]));
    this.#faults = kept;
    this.release();
  }

  /** Resolves on `release`. */
  hold(operation: OperationId): Promise<void> {
    return new Promise((resolve) => this.#held.set(operation, [...(this.#held.get(operation) ?? []), resolve]));
  }

  /** Releases held calls of one operation, or all. Returns how many. */
  release(operation?: OperationId): number {
    const names = operation ? [operation] : [...this.#held.keys()];
    const waiting = names.flatMap((name) => this.#held.get(name) ?? []);
    for (const name of names) this.#held.delete(name);
    for (const resolve of waiting) resolve();
    return waiting.length;
  }
}
