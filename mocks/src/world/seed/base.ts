import { faker as enCA } from '@faker-js/faker/locale/en_CA';
import { faker as enUS } from '@faker-js/faker/locale/en_US';
import { faker as frCA } from '@faker-js/faker/locale/fr_CA';
import type { Faker } from '@faker-js/faker';
import type { BrandId } from '@wayside/brands';
import { brandOfId } from '@wayside/brands';
import type { WorldShape } from '@wayside/scenarios';
import { hashOf } from '../../shared/random.ts';

/** Everything that determines the initial world. */
export interface WorldSeed {
  brand: BrandId;
  seed: string;
  shape: WorldShape;
  /** "Today" for generated dates, UTC. */
  clock: string;
}

/**
 * The initial data. Every entity is a pure function of the seed, its type and its id, so the order of calls does not
 * matter and all sessions of a recipe share one instance.
 */
export class BaseWorld {
  readonly seed: WorldSeed;
  readonly country: 'US' | 'CA';
  /** Brands whose users choose among accounts pay by fuel card. */
  readonly provider: 'Braintree' | 'Fleetcor';
  /** Whether vehicles must be enrolled before they can be serviced. */
  readonly enrolls: boolean;
  readonly hasProviderSession: boolean;
  #parts = new Map<unknown, unknown>();

  constructor(seed: WorldSeed) {
    this.seed = seed;
    const brand = brandOfId(seed.brand);
    this.country = brand.region;
    this.provider = brand.switches.accountSelector ? 'Fleetcor' : 'Braintree';
    this.enrolls = brand.switches.vehicleEnroll;
    this.hasProviderSession = brand.switches.providerSession;
  }

  get shape(): WorldShape {
    return this.seed.shape;
  }

  /** Key of an entity for `random.ts`: the same seed, type and id give the same key. */
  key(type: string, id: number | string): string {
    return `${this.seed.seed} ${this.seed.brand} ${type} ${id}`;
  }

  /** Calls `make` with a generator seeded for this entity; every other Canadian entity is French. */
  invent<T>(type: string, id: number | string, make: (faker: Faker) => T): T {
    const hash = hashOf(this.key(type, id));
    const faker = this.country === 'US' ? enUS : hash % 2 === 0 ? frCA : enCA;
    faker.seed(hash);
    faker.setDefaultRefDate(this.seed.clock);
    return make(faker);
  }

  /** A part of the world, created on first use: `base.part(vehicleSource)`. */
  part<T>(make: (base: BaseWorld) => T): T {
    if (!this.#parts.has(make)) this.#parts.set(make, make(this));
    return this.#parts.get(make) as T;
  }

  /** A number of days before (negative: after) the scenario's clock, on the hour, UTC. */
  daysAgo(days: number, hour = 14): Date {
    const date = new Date(this.seed.clock);
    date.setUTCDate(date.getUTCDate() - days);
    date.setUTCHours(hour, 0, 0, 0);
    return date;
  }
}

const KEPT = 40;
const bases = new Map<string, BaseWorld>();

/** The base for a seed, created once for all sessions that share it. */
export function baseWorld(seed: WorldSeed): BaseWorld {
  const key = JSON.stringify([seed.brand, seed.seed, seed.clock, seed.shape]);
  let base = bases.get(key);
  if (!base) {
    base = new BaseWorld(seed);
    bases.set(key, base);
    if (bases.size > KEPT) bases.delete(bases.keys().next().value!);
  }
  return base;
}
