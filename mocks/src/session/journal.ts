import { HIDDEN } from '@wayside/scenarios/capsule';
import { JOURNAL_LIMIT } from '@wayside/scenarios/control';
import type { JournalEntry, Touched } from '@wayside/scenarios/control';

const SECRET = new Set(['authorization', 'cookie']);

/** The latest calls of a session; counts are kept when old entries are dropped. */
export class Journal {
  #entries: JournalEntry[] = [];
  #count = 0;
  #violations = 0;
  /** operation → status → calls */
  #touched = new Map<string, Map<number, number>>();

  add(entry: Omit<JournalEntry, 'number'>): JournalEntry {
    const numbered = { number: ++this.#count, ...entry, requestHeaders: withoutSecrets(entry.requestHeaders) };
    this.#entries.push(numbered);
    if (this.#entries.length > JOURNAL_LIMIT) this.#entries.shift();
    if (entry.answerViolations.length > 0) this.#violations++;
    const statuses = this.#touched.get(entry.operation) ?? new Map<number, number>();
    statuses.set(entry.status, (statuses.get(entry.status) ?? 0) + 1);
    this.#touched.set(entry.operation, statuses);
    return numbered;
  }

  /** Goes on from the entries of another journal. */
  resume(entries: readonly JournalEntry[]): void {
    this.clear();
    for (const entry of entries) {
      this.#count = entry.number - 1;
      this.add(entry);
    }
  }

  get entries(): readonly JournalEntry[] {
    return this.#entries;
  }

  /** Number of the latest call. */
  get count(): number {
    return this.#count;
  }

  /** Number of calls whose response violated the contract. */
  get violations(): number {
    return this.#violations;
  }

  get touched(): Touched {
    return Object.fromEntries(
      [...this.#touched].map(([operation, statuses]) => [operation, Object.fromEntries(statuses)]),
    );
  }

  clear(): void {
    this.#entries = [];
    this.#count = 0;
    this.#violations = 0;
    this.#touched.clear();
  }
}

function withoutSecrets(headers: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, SECRET.has(name) ? hidden(name, value) : value]),
  );
}

/** Replaces a token by its owner and sequence number, so the call can be replayed in a session of the same id. */
function hidden(name: string, value: string): string {
  // An entry of an earlier journal.
  if (value.startsWith(HIDDEN)) return value;
  const sign = name === 'authorization' ? /(\.\d+\.\d+)\.[\w-]+$/.exec(value)?.[1] : undefined;
  return HIDDEN + (sign ?? '');
}
