export interface Entity {
  id: number;
}

/** The initial entities: pure functions of the seed, shared by all sessions of a recipe. */
export interface Source<T extends Entity> {
  /** Ids in a scope (such as a fleet), in list order. */
  idsIn: (scope: number) => readonly number[];
  get: (id: number) => T | undefined;
  scopeOf: (entity: T) => number;
  /** First id for entities a session creates; generated ids are all lower. */
  firstNewId: number;
}

/**
 * A session's view of one kind of entity: the shared source plus the session's changes, additions and deletions.
 * Creating or resetting one costs nothing, however large the source.
 */
export class Collection<T extends Entity> {
  readonly #source: Source<T>;
  readonly #onChange: ((scope: number) => void) | undefined;
  #changed = new Map<number, T>();
  #removed = new Set<number>();
  /** Scopes that an entity was added to, changed in or removed from. */
  #touched = new Set<number>();
  #nextId: number;

  /** @param onChange called with each scope that has changed, after the change */
  constructor(source: Source<T>, onChange?: (scope: number) => void) {
    this.#source = source;
    this.#onChange = onChange;
    this.#nextId = source.firstNewId;
  }

  get(id: number): T | undefined {
    return this.#removed.has(id) ? undefined : (this.#changed.get(id) ?? this.#source.get(id));
  }

  /** Entities of a scope: newly created ones first, then the rest in source order. */
  in(scope: number): T[] {
    const ids = this.#source.idsIn(scope);
    if (!this.isTouched(scope)) return ids.map((id) => this.#source.get(id)!);
    const listed = new Set(ids);
    const arrived = [...this.#changed.values()].filter((entity) => !listed.has(entity.id)).toReversed();
    const present = ids
      .filter((id) => !this.#removed.has(id))
      .map((id) => this.#changed.get(id) ?? this.#source.get(id)!);
    return [...arrived, ...present].filter((entity) => this.#source.scopeOf(entity) === scope);
  }

  /** Whether the session has changed anything in a scope. */
  isTouched(scope: number): boolean {
    return this.#touched.has(scope);
  }

  insert(make: (id: number) => T): T {
    const entity = make(this.#nextId++);
    this.#changed.set(entity.id, entity);
    this.#touch(entity);
    return entity;
  }

  /** The entity with some fields replaced; undefined when there is none with that id. */
  update(id: number, fields: Partial<T>): T | undefined {
    const entity = this.get(id);
    if (!entity) return undefined;
    const updated = { ...entity, ...fields, id };
    this.#changed.set(id, updated);
    this.#touch(entity, updated);
    return updated;
  }

  remove(id: number): boolean {
    const entity = this.get(id);
    this.#changed.delete(id);
    this.#removed.add(id);
    if (entity) this.#touch(entity);
    return entity !== undefined;
  }

  #touch(...entities: readonly T[]): void {
    for (const scope of new Set(entities.map(this.#source.scopeOf))) {
      this.#touched.add(scope);
      this.#onChange?.(scope);
    }
  }
}

/** A source that generates each entity once. */
export function memoized<T extends Entity>(source: Source<T>): Source<T> {
  const entities = new Map<number, T | undefined>();
  const lists = new Map<number, readonly number[]>();
  return {
    ...source,
    get(id) {
      if (!entities.has(id)) entities.set(id, source.get(id));
      return entities.get(id);
    },
    idsIn(scope) {
      let ids = lists.get(scope);
      if (!ids) lists.set(scope, (ids = source.idsIn(scope)));
      return ids;
    },
  };
}

/** A source of a fixed list of entities. */
export function listed<T extends Entity>(
  entities: readonly T[],
  scopeOf: (entity: T) => number,
  firstNewId: number,
): Source<T> {
  const byId = new Map(entities.map((entity) => [entity.id, entity]));
  return {
    idsIn: (scope) => entities.filter((entity) => scopeOf(entity) === scope).map((entity) => entity.id),
    get: (id) => byId.get(id),
    scopeOf,
    firstNewId,
  };
}
