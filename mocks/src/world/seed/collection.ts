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
 * A session's view of one kind of entity: the shared source plus the session's changes, additions and deletions. Creating or resetting one costs
 * nothing, however large the source.
 */
export class Collection<T extends Entity> {
  readonly #source: Source<T>;
  #changed = new Map<number, T>();
  #removed = new Set<number>();
  #nextId: number;

  constructor(source: Source<T>) {
    this.#source = source;
    this.#nextId = source.firstNewId;
  }

  get(id: number): T | undefined {
    return this.#removed.has(id) ? undefined : (this.#changed.get(id) ?? this.#source.get(id));
  }

  /** Entities of a scope: newly created ones first, then the rest in source order. */
  in(scope: number): T[] {
    const ids = this.#source.idsIn(scope);
    if (this.#changed.size === 0 && this.#removed.size === 0) return ids.map((id) => this.#source.get(id)!);
    const listed = new Set(ids);
    const arrived = [...this.#changed.values()].filter((entity) => !listed.has(entity.id)).toReversed();
    const present = ids.filter((id) => !this.#removed.has(id)).map((id) => this.#changed.get(id) ?? this.#source.get(id)!);
    return [...arrived, ...present].filter((entity) => this.#source.scopeOf(entity) === scope);
  }

  /** True while the session has changed nothing. */
  get untouched(): boolean {
    return this.#changed.size === 0 && this.#removed.size === 0;
  }

  insert(make: (id: number) => T): T {
    const entity = make(this.#nextId++);
    this.#changed.set(entity.id, entity);
    return entity;
  }

  /** The entity with some fields replaced; undefined when there is none with that id. */
  update(id: number, fields: Partial<T>): T | undefined {
    const entity = this.get(id);
    if (!entity) return undefined;
    const updated = { ...entity, ...fields, id };
    this.#changed.set(id, updated);
    return updated;
  }

  remove(id: number): boolean {
    const existed = this.get(id) !== undefined;
    this.#changed.delete(id);
    this.#removed.add(id);
    return existed;
  }
}

/** A source that generates each entity once. */
export function memoized<T extends Entity>(source: Source<T>): Source<T> {
  const known = new Map<number, T | undefined>();
  const lists = new Map<number, readonly number[]>();
  return {
    ...source,
    get(id) {
      if (!known.has(id)) known.set(id, source.get(id));
      return known.get(id);
    },
    idsIn(scope) {
      let ids = lists.get(scope);
      if (!ids) lists.set(scope, (ids = source.idsIn(scope)));
      return ids;
    },
  };
}

/** A source of a fixed list of entities. */
export function listed<T extends Entity>(entities: readonly T[], scopeOf: (entity: T) => number, firstNewId: number): Source<T> {
  const byId = new Map(entities.map((entity) => [entity.id, entity]));
  return {
    idsIn: (scope) => entities.filter((entity) => scopeOf(entity) === scope).map((entity) => entity.id),
    get: (id) => byId.get(id),
    scopeOf,
    firstNewId,
  };
}
