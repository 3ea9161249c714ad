import type { Schemas } from '@wayside/api-client';
import type { BaseWorld } from '../seed/base.ts';
import { hasDatabase } from '../fleets/fleet-source.ts';
import { Collection, memoized } from '../seed/collection.ts';
import type { Surroundings } from '../surroundings.ts';

export type SyncEvent = Schemas['GeotabSyncEvent'];
type Stored = SyncEvent & { fleet_id: number };

const DAYS = 6;

/** Imports of vehicles from the telematics database: one each morning, plus those that users start. */
export class SyncEvents {
  readonly #world: Surroundings;
  readonly #events: Collection<Stored>;

  constructor(world: Surroundings) {
    this.#world = world;
    this.#events = new Collection(world.base.part(source));
  }

  /** Deliberately unsorted: screens sort them. */
  list(fleetId: number): SyncEvent[] {
    return this.#events.in(fleetId).map(view);
  }

  create(fleetId: number): SyncEvent | 'alreadyRunning' | 'noDatabase' {
    if (!this.#world.fleets.get(fleetId)?.geotab_database_name) return 'noDatabase';
    if (this.#events.in(fleetId).some(({ status, id }) => status === 'pending' && id >= FIRST_NEW))
      return 'alreadyRunning';
    return view(
      this.#events.insert((id) => ({ id, fleet_id: fleetId, created_at: this.#world.clock, status: 'pending' })),
    );
  }
}

const FIRST_NEW = 900_001;

function source(base: BaseWorld) {
  return memoized<Stored>({
    idsIn: (fleetId) =>
      Array.from({ length: hasDatabase(base, fleetId) ? DAYS : 0 }, (_, index) => fleetId * 100 + index + 1),
    get: (id) => ({
      id,
      fleet_id: Math.floor(id / 100),
      created_at: base.daysAgo(((id * 5) % DAYS) + 1, 11).toISOString(),
      status: id % 4 === 0 ? 'failed' : 'completed',
    }),
    scopeOf: (event) => event.fleet_id,
    firstNewId: FIRST_NEW,
  });
}

function view({ fleet_id: _fleet, ...event }: Stored): SyncEvent {
  return event;
}
