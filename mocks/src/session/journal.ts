import { HIDDEN } from '@wayside/scenarios/capsule';
import type { Violation } from '../engine/engine.ts';

/** Where an answer came from. */
export type Source = 'fault' | 'guard' | 'scenario' | 'handler' | 'contract';

/** One call with everything that explains its answer. */
export interface JournalEntry {
  number: number;
  operation: string;
  method: string;
  path: string;
  query: Record<string, string | string[]>;
  requestHeaders: Record<string, string>;
  requestBody: unknown;
  status: number;
  answer: unknown;
  source: Source;
  /** Why this answer, one reason a line, the deciding one last. */
  why: string[];
  requestViolations: Violation[];
  /** Ways in which our own answer broke the contract: always a fault of the mock, never of the caller. */
  answerViolations: Violation[];
  milliseconds: number;
}

const KEPT = 500;
const SECRET = new Set(['authorization', 'cookie']);

/** The last calls of a session; what was counted stays counted when old entries go. */
export class Journal {
  #entries: JournalEntry[] = [];
  #count = 0;
  #violations = 0;
  /** operation → status → calls */
  #touched = new Map<string, Map<number, number>>();

  add(entry: Omit<JournalEntry, 'number'>): JournalEntry {
    const numbered = { number: ++this.#count, ...entry, requestHeaders: withoutSecrets(entry.requestHeaders) };
    this.#entries.push(numbered);
    if (this.#entries.length > KEPT) this.#entries.shift();
    if (entry.answerViolations.length > 0) this.#violations++;
    const statuses = this.#touched.get(entry.operation) ?? new Map<number, number>();
    statuses.set(entry.status, (statuses.get(entry.status) ?? 0) + 1);
    this.#touched.set(entry.operation, statuses);
    return numbered;
  }

  get entries(): readonly JournalEntry[] {
    return this.#entries;
  }

  /** Calls whose answer broke the contract. */
  get violations(): number {
    return this.#violations;
  }

  get touched(): Record<string, Record<string, number>> {
    return Object.fromEntries([...this.#touched].map(([operation, statuses]) => [operation, Object.fromEntries(statuses)]));
  }

  clear(): void {
    this.#entries = [];
    this.#count = 0;
    this.#violations = 0;
    this.#touched.clear();
  }
}

function withoutSecrets(headers: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, SECRET.has(name) ? hidden(name, value) : value]));
}

/** Of a token stays whose it was and which of theirs, so that the call can be made again in a session of the same id. */
function hidden(name: string, value: string): string {
  const sign = name === 'authorization' ? /\.\d+\.\d+$/.exec(value)?.[0] : undefined;
  return HIDDEN + (sign ?? '');
}
