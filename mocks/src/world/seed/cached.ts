/** Counts what a session has changed, in all and by fleet. */
export class Changes {
  #byFleet = new Map<number, number>();
  all = 0;

  note(fleetId?: number): void {
    this.all++;
    if (fleetId !== undefined) this.#byFleet.set(fleetId, this.in(fleetId) + 1);
  }

  in(fleetId: number): number {
    return this.#byFleet.get(fleetId) ?? 0;
  }
}

/**
 * What is worked out from many entities, kept until one of them changes: the count of changes says whether it is still
 * right. Sessions that have changed none of them share what the base keeps.
 */
export class Cached<T> {
  readonly #shared: Map<number, T>;
  readonly #own = new Map<number, { changes: number; value: T }>();

  constructor(shared: Map<number, T>) {
    this.#shared = shared;
  }

  get(key: number, changes: number, work: () => T): T {
    if (changes === 0) {
      if (!this.#shared.has(key)) this.#shared.set(key, work());
      return this.#shared.get(key)!;
    }
    const cached = this.#own.get(key);
    if (cached?.changes === changes) return cached.value;
    const value = work();
    this.#own.set(key, { changes, value });
    return value;
  }
}
