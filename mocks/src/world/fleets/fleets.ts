import type { Schemas } from '@wayside/api-client';
import { frozen } from '../../shared/frozen.ts';
import { Collection } from '../seed/collection.ts';
import { Cached } from '../seed/cached.ts';
import { cents } from '../seed/cents.ts';
import { AFFILIATION_ID, PAYMENT_TYPES, fleetSource } from './fleet-source.ts';
import type { Fleet, FleetCore, FleetSummary } from './fleet-source.ts';
import type { Surroundings } from '../surroundings.ts';

export const PAGE_SIZE = 50;

export interface FleetQuery {
  page?: number;
  query?: string;
  filter_type?: 'region' | 'rep' | 'fleet_payment_type' | 'is_active';
  filter_value?: string;
}

/** Fleets of the management company. Totals of people, vehicles and orders are computed, never stored. */
export class Fleets {
  readonly #world: Surroundings;
  readonly #fleets: Collection<FleetCore>;
  readonly #pages: Cached<Schemas['FleetPage']>;
  readonly #summaries: Cached<FleetSummary>;
  readonly #pastDue: Cached<number>;
  #nextLinkId = 101;

  constructor(world: Surroundings) {
    this.#world = world;
    this.#fleets = new Collection(world.base.part(fleetSource), () => world.changes.note());
    this.#pages = new Cached(world.base.part(pages));
    this.#summaries = new Cached(world.base.part(summaries));
    this.#pastDue = new Cached(world.base.part(pastDueCounts));
  }

  get(id: number): Fleet | undefined {
    const core = this.#fleets.get(id);
    return core && this.#view(core);
  }

  all(): Fleet[] {
    return this.#fleets.in(AFFILIATION_ID).map((core) => this.#view(core));
  }

  /** Pages of all fleets are kept: that is what lists open with. */
  page(query: FleetQuery): Schemas['FleetPage'] {
    if (query.query || query.filter_value) return this.#pageOf(query);
    return this.#pages.get(query.page ?? 1, this.#world.changes.all, () => frozen(this.#pageOf(query)));
  }

  #pageOf({ page = 1, query = '', filter_type, filter_value }: FleetQuery): Schemas['FleetPage'] {
    const wanted = query.trim().toLowerCase();
    const matches = this.all()
      .filter(
        (fleet) =>
          wanted === '' ||
          [fleet.name, fleet.other_id, fleet.region, fleet.rep].some((text) => text?.toLowerCase().includes(wanted)),
      )
      .filter(
        (fleet) =>
          !filter_type || !filter_value || String(fleet[filter_type]).toLowerCase() === filter_value.toLowerCase(),
      )
      .toSorted((a, b) => (b.awaiting_approval_count ?? 0) - (a.awaiting_approval_count ?? 0) || a.id - b.id);
    return {
      fleets: matches
        .slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)
        .map((fleet) => ({ ...fleet, past_due_service_count: this.#pastDueIn(fleet.id) })),
      total_count: matches.length,
      total_pages: Math.ceil(matches.length / PAGE_SIZE),
    };
  }

  /** Totals of the given fleets, or of all. */
  totals(ids?: readonly number[]): { total_fleets: number; total_vehicles: number; total_maintenance_cost: number } {
    const fleets = ids ? ids.map((id) => this.get(id)).filter((fleet) => fleet !== undefined) : this.all();
    return {
      total_fleets: fleets.length,
      total_vehicles: sum(fleets.map((fleet) => fleet.vehicles_total)),
      total_maintenance_cost: cents(sum(fleets.map((fleet) => fleet.total_maintenance_cost))),
    };
  }

  isNameTaken(name: string, exceptId?: number): boolean {
    const wanted = name.trim().toLowerCase();
    return this.#fleets
      .in(AFFILIATION_ID)
      .some((fleet) => fleet.id !== exceptId && fleet.name.toLowerCase() === wanted);
  }

  create(input: Schemas['FleetInput']): Fleet {
    const core = this.#fleets.insert((id) => ({
      id,
      name: input.name,
      other_id: input.other_id ?? null,
      region: input.region ?? null,
      rep: input.rep ?? null,
      fleet_payment_type: input.fleet_payment_type,
      is_active: true,
      enrolled: true,
      created_at_pretty: this.#world.clock.slice(0, 10),
      share_wex_number: input.share_wex_number ?? false,
      geotab_database_name: null,
      pays_through_platform: true,
      account: null,
      fleet_links: [],
    }));
    return this.#view(core);
  }

  update(id: number, input: Schemas['FleetUpdate']): Fleet | undefined {
    const core = this.#fleets.update(id, input);
    return core && this.#view(core);
  }

  remove(id: number): boolean {
    return this.#fleets.remove(id);
  }

  paymentTypes(): Schemas['FleetPaymentType'][] {
    const { paymentTypes } = this.#world.base.shape;
    return paymentTypes === 'none' ? [] : PAYMENT_TYPES.slice(0, paymentTypes === 'one' ? 1 : undefined);
  }

  addLink(fleetId: number, input: Schemas['FleetLinkInput']): Schemas['FleetLink'] | undefined {
    const fleet = this.#fleets.get(fleetId);
    if (!fleet) return undefined;
    const link = { id: this.#nextLinkId++, name: input.name, link: input.link, description: input.description ?? null };
    this.#fleets.update(fleetId, { fleet_links: [...fleet.fleet_links, link] });
    return link;
  }

  updateLink(fleetId: number, id: number, input: Schemas['FleetLinkInput']): Schemas['FleetLink'] | undefined {
    const fleet = this.#fleets.get(fleetId);
    const link = fleet?.fleet_links.find((candidate) => candidate.id === id);
    if (!fleet || !link) return undefined;
    const updated = { ...link, ...input, description: input.description ?? null };
    this.#fleets.update(fleetId, {
      fleet_links: fleet.fleet_links.map((candidate) => (candidate.id === id ? updated : candidate)),
    });
    return updated;
  }

  removeLink(fleetId: number, id: number): boolean {
    const fleet = this.#fleets.get(fleetId);
    if (!fleet?.fleet_links.some((link) => link.id === id)) return false;
    this.#fleets.update(fleetId, { fleet_links: fleet.fleet_links.filter((link) => link.id !== id) });
    return true;
  }

  #view(core: FleetCore): Fleet {
    const { changes, orders, users, vehicles } = this.#world;
    const summary = this.#summaries.get(core.id, changes.in(core.id), () => orders.summaryOf(core.id));
    return { ...core, user_total: users.countIn(core.id), vehicles_total: vehicles.countIn(core.id), ...summary };
  }

  #pastDueIn(fleetId: number): number {
    const { changes, maintenance } = this.#world;
    return this.#pastDue.get(fleetId, changes.in(fleetId), () => maintenance.pastDueIn(fleetId));
  }
}

const pages = () => new Map<number, Schemas['FleetPage']>();
const summaries = () => new Map<number, FleetSummary>();
const pastDueCounts = () => new Map<number, number>();

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
