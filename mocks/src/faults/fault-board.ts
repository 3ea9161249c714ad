import { FAULT_KINDS } from '@wayside/scenarios';
import type { Fault } from '@wayside/scenarios';
import { FAULT_STATUSES, LONGEST_FAULT_DELAY } from '@wayside/scenarios/control';
import type { OperationId } from '@wayside/api-client';
import { UnknownName, named } from '../session/recipe.ts';

/** The faults of a session: which fault hits the nth call of an operation, and which calls are on hold. */
export class FaultBoard {
  #faults: Fault[] = [];
  #calls = new Map<string, number>();
  #held = new Map<string, (() => void)[]>();
  /** Fault → the calls that it hit. */
  #hits = new Map<Fault, Set<number>>();
  #missedBefore: readonly Fault[] = [];

  constructor(faults: readonly Fault[] = []) {
    this.#faults = [...faults];
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
    const found = this.#faults.find(
      (fault) => (fault.operation === operation || fault.operation === '*') && (fault.calls === undefined || fault.calls.includes(call)),
    );
    if (found) this.#hits.set(found, (this.#hits.get(found) ?? new Set()).add(call));
    return found;
  }

  set(faults: readonly Fault[]): void {
    this.#missedBefore = this.missed;
    this.#faults = [...faults];
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

/** Validates faults sent by a tester. Errors for unknown names list the valid ones. */
export function faultsOf(input: unknown, operations: readonly string[]): Fault[] {
  if (!Array.isArray(input)) throw new TypeError('faults must be a list');
  return input.map((given: unknown) => {
    const fields = (typeof given === 'object' && given !== null ? given : {}) as Record<string, unknown>;
    return {
      kind: named('fault', fields['kind'], FAULT_KINDS),
      operation: named('operation', fields['operation'] ?? '*', ['*', ...operations]) as Fault['operation'],
      ...(fields['calls'] === undefined ? {} : { calls: numbers('calls', fields['calls']) }),
      ...(fields['delay'] === undefined ? {} : { delay: numbers('delay', [fields['delay']])[0]! }),
      ...(fields['status'] === undefined ? {} : { status: statusNamed(fields['status']) }),
      ...(fields['retryAfter'] === undefined ? {} : { retryAfter: numbers('retryAfter', [fields['retryAfter']])[0]! }),
    };
  });
}

function statusNamed(given: unknown): NonNullable<Fault['status']> {
  const status = FAULT_STATUSES.find((one) => String(one) === String(given));
  if (status === undefined) throw new UnknownName('status', String(given), FAULT_STATUSES.map(String));
  return status;
}

function numbers(what: string, given: unknown): number[] {
  if (!Array.isArray(given) || given.some((value) => typeof value !== 'number' || value < 0 || value > LONGEST_FAULT_DELAY)) {
    throw new TypeError(`${what} must be numbers from 0 to ${LONGEST_FAULT_DELAY}`);
  }
  return given as number[];
}
