import type { QueryParams, Schemas } from '@wayside/api-client';
import { milesToKilometers } from '@wayside/domain';
import { OWN_FLEET_ID, isInvented } from '../fleets/fleet-source.ts';
import type { User } from '../people/people.ts';
import { Collection } from '../seed/collection.ts';
import { milesBetween, placeOfPostcode } from './geocoding.ts';
import type { Point } from './geocoding.ts';
import { refuse } from '../seed/refusal.ts';
import type { Refusal } from '../seed/refusal.ts';
import { shopSource } from './shop-source.ts';
import type { ShopCore } from './shop-source.ts';
import { freeTimes, isBookable } from './shop-schedule.ts';
import { isHeavyDuty, serviceOf } from './service-catalogue.ts';
import { estimatesOf } from './prices.ts';
import type { Surroundings } from '../surroundings.ts';

export const SHOPS_PER_PAGE = 10;
/** Search radius in miles. */
const RADIUS_MILES = 100;

/** Shops, which of them are saved, and their free times. */
export class Shops {
  readonly #world: Surroundings;
  readonly #shops: Collection<ShopCore>;
  /** By fleet and shop. */
  #saved = new Map<string, boolean>();

  constructor(world: Surroundings) {
    this.#world = world;
    this.#shops = new Collection(world.base.part(shopSource));
  }

  get(id: number): ShopCore | undefined {
    return this.#shops.get(id);
  }

  /** The shop as shown in orders and records. */
  orderShop(id: number | null): Schemas['OrderShop'] | null {
    const shop = id === null ? undefined : this.get(id);
    if (!shop) return null;
    const { name, main_phone_number, address_line1, city, state, zip } = shop;
    return { id: shop.id, name, main_phone_number, address_line1, city, state, zip };
  }

  page(
    query: QueryParams<'listShops'>,
    vehicleTypeId: number | null,
    user: User,
  ): Schemas['ShopPage'] | Refusal<'unknownPlace'> {
    const from = this.#placeOf(query);
    if (from && 'refused' in from) return from;
    const matches = this.#shops
      .in(0)
      .filter((shop) => !isHeavyDuty(vehicleTypeId) || shop.support_medium_and_heavy_duty_vehicles)
      .map((shop) => this.#view(shop, user, { from, services: query['services_requested[]'] ?? [], vehicleTypeId }))
      .filter(({ distance }) => distance === null || distance <= RADIUS_MILES)
      .toSorted((a, b) => (a.distance ?? 0) - (b.distance ?? 0) || a.name.localeCompare(b.name, 'en'));
    const page = query.page ?? 1;
    return {
      shops: matches.slice((page - 1) * SHOPS_PER_PAGE, page * SHOPS_PER_PAGE),
      total_pages: Math.ceil(matches.length / SHOPS_PER_PAGE),
    };
  }

  favorites(user: User): Schemas['Shop'][] {
    return this.#shops
      .in(0)
      .filter((shop) => this.#isSaved(shop, user))
      .map((shop) => this.#view(shop, user));
  }

  setFavorite(user: User, id: number, value: boolean): Schemas['Shop'] | undefined {
    const shop = this.get(id);
    if (!shop) return undefined;
    this.#saved.set(`${user.fleet_id} ${id}`, value);
    return this.#view(shop, user);
  }

  /** Free times of a day: the shop's slots minus what the session has booked. */
  schedule(shop: ShopCore, date: string): Schemas['AvailableTimes'] | Refusal<'dateOutOfRange'> {
    if (!isBookable(date, this.#world.clock)) return refuse('dateOutOfRange');
    const booked = this.#world.orders.bookedAt(shop.id);
    const times = freeTimes(this.#world.base, shop, date, this.#world.clock).filter(
      (time) => !booked.has(`${date}T${time}`),
    );
    return { date, times, payment_method_availability: shop.paysAtShop };
  }

  #placeOf({ zip, latitude, longitude }: QueryParams<'listShops'>): Point | Refusal<'unknownPlace'> | undefined {
    if (latitude !== undefined && longitude !== undefined) return { latitude, longitude };
    if (!zip) return undefined;
    return placeOfPostcode(zip, this.#world.base.country) ?? refuse('unknownPlace');
  }

  /** Saved for the whole fleet; one that is new has saved none yet. */
  #isSaved({ id, savedFromTheStart }: ShopCore, { fleet_id }: User): boolean {
    const isNew = fleet_id != null && fleet_id !== OWN_FLEET_ID && !isInvented(this.#world.base, fleet_id);
    return this.#saved.get(`${fleet_id} ${id}`) ?? (savedFromTheStart && !isNew);
  }

  #view(
    shop: ShopCore,
    user: User,
    context: { from?: Point; services?: readonly number[]; vehicleTypeId?: number | null } = {},
  ): Schemas['Shop'] {
    const { from, services = [], vehicleTypeId = null } = context;
    const {
      id,
      name,
      logo_url,
      address_line1,
      city,
      state,
      shopPriceText,
      support_medium_and_heavy_duty_vehicles,
      company,
    } = shop;
    const distance = from ? milesBetween(from, shop) : null;
    return {
      id,
      name,
      logo_url,
      address_line1,
      city,
      state,
      is_favorite_shop: this.#isSaved(shop, user),
      // The contract's maximum; nothing farther away is listed.
      distance: distance === null ? null : Math.min(distance, 500),
      kilometers: distance === null ? null : Math.min(milesToKilometers(distance), 804.672),
      shopPriceText,
      support_medium_and_heavy_duty_vehicles,
      company,
      price_estimates: services.flatMap((serviceId) => {
        const service = serviceOf(serviceId);
        return service ? estimatesOf(service, shop, vehicleTypeId) : [];
      }),
    };
  }
}
