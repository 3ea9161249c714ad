import { faker as enCA } from '@faker-js/faker/locale/en_CA';
import { faker as enUS } from '@faker-js/faker/locale/en_US';
import { faker as frCA } from '@faker-js/faker/locale/fr_CA';
import type { Faker } from '@faker-js/faker';
import type { BrandId } from '@wayside/brands';
import { brandOfId } from '@wayside/brands';
import type { WorldShape } from '@wayside/scenarios';
import { hashOf } from './random.ts';

/** What the untouched world follows from. */
export interface WorldSeed {
  brand: BrandId;
  seed: string;
  shape: WorldShape;
  /** The moment "today" means when dates are invented, UTC. */
  clock: string;
}

/**
 * The invented data before anybody touches it. Every entity is a pure function of the seed, its type and its id, so that the order of calls
 * plays no part and all sessions of a recipe share one.
 */
export class BaseWorld {
  readonly seed: WorldSeed;
  readonly country: 'US' | 'CA';
  /** Brands whose users choose among accounts are paid for by a fuel card. */
  readonly provider: 'Braintree' | 'Fleetcor';
  /** Whether vehicles have to be enrolled before they can be served. */
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

  /** Key of an entity for `random.ts`: the same for the same seed, type and id. */
  key(type: string, id: number | string): string {
    return `${this.seed.seed} ${this.seed.brand} ${type} ${id}`;
  }

  /** Calls `make` with a generator seeded for this entity; Canadian entities are French every other time. */
  invent<T>(type: string, id: number | string, make: (faker: Faker) => T): T {
    const hash = hashOf(this.key(type, id));
    const faker = this.country === 'US' ? enUS : hash % 2 === 0 ? frCA : enCA;
    faker.seed(hash);
    faker.setDefaultRefDate(this.seed.clock);
    return make(faker);
  }

  /** A part of the world that is made when it is first asked for: `base.part(vehicleSource)`. */
  part<T>(make: (base: BaseWorld) => T): T {
    if (!this.#parts.has(make)) this.#parts.set(make, make(this));
    return this.#parts.get(make) as T;
  }

  /** The moment some days before (or, negative, after) the scenario's clock, at a full hour, UTC. */
  daysAgo(days: number, hour = 14): Date {
    const date = new Date(this.seed.clock);
    date.setUTCDate(date.getUTCDate() - days);
    date.setUTCHours(hour, 0, 0, 0);
    return date;
  }
}

const KEPT = 40;
const known = new Map<string, BaseWorld>();

/** The base of a seed, made once for all sessions that share it. */
export function baseWorld(seed: WorldSeed): BaseWorld {
  const key = JSON.stringify([seed.brand, seed.seed, seed.clock, seed.shape]);
  let base = known.get(key);
  if (!base) {
    base = new BaseWorld(seed);
    known.set(key, base);
    if (known.size > KEPT) known.delete(known.keys().next().value!);
  }
  return base;
}
