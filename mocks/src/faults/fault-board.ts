import type { Fault } from '@wayside/scenarios';
import type { OperationId } from '@wayside/api-client';

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

  /** @param calls of each operation that have been made already */
  constructor(faults: readonly Fault[] = [], calls: ReadonlyMap<string, number> = new Map()) {
    this.#faults = [...faults];
    this.#calls = new Map(calls);
  }

  get faults(): readonly Fault[] {
    return this.#faults;
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
