import type { QueryParams, Schemas } from '@wayside/api-client';
import type { Language } from '@wayside/domain';
import { pricedAtShopVehicleType } from '@wayside/domain';
import { cents } from '../fleets/fleets.ts';
import { SERVICE_CATALOGUE, isHeavyDuty, serviceNamed, serviceOf } from './service-catalogue.ts';
import type { ServiceDefinition } from './service-catalogue.ts';
import type { ShopCore } from './shop-source.ts';
import type { World } from '../world.ts';

/** Price difference per position, as a fraction. */
const POSITION_STEP = -0.06;
/** Discount against retail when the shop's company defines none. */
const USUAL_SAVINGS = 0.25;

/** Price of a service at a shop, or the average, in the country's currency. */
export function priceOf(service: ServiceDefinition, shop: ShopCore | undefined, position: string | null): number {
  const place = Math.max(0, position === null ? 0 : service.positions.indexOf(position));
  return cents(service.price * (shop?.priceFactor ?? 1) * (1 + place * POSITION_STEP));
}

/** One estimate per position, or a single one. Prices are empty where only the shop can tell. */
export function estimatesOf(
  service: ServiceDefinition,
  shop: ShopCore | undefined,
  vehicleTypeId: number | null,
): Schemas['PriceEstimate'][] {
  const atShop = shop?.company?.pricing_disabled === true || vehicleTypeId === pricedAtShopVehicleType;
  const share = shop ? (shop.company?.retail_savings ?? null) : USUAL_SAVINGS;
  const positions = service.positions.length > 0 ? service.positions : [null];
  return positions.map((position) => {
    const price = atShop ? null : priceOf(service, shop, position);
    return {
      position,
      shop_price_estimate: price,
      retail_price_estimate: price === null || share === null ? null : cents(price / (1 - share)),
    };
  });
}

interface Asker {
  language: Language;
  vehicleTypeId: number | null;
}

/** Services shops offer, with prices. */
export class Services {
  readonly #world: World;

  constructor(world: World) {
    this.#world = world;
  }

  get(id: number): ServiceDefinition | undefined {
    return serviceOf(id);
  }

  list({ basic, full_prices, shop_id }: QueryParams<'listServices'>, asker: Asker): Schemas['Service'][] {
    const priced = full_prices === true || (basic !== true && shop_id !== undefined);
    const shop = shop_id === undefined ? undefined : this.#world.shops.get(shop_id);
    return this.#fitting(asker).map((service) =>
      view(service, asker.language, priced ? estimatesOf(service, shop, asker.vehicleTypeId) : []),
    );
  }

  /** Services whose name in either language contains one of the texts. */
  search(names: readonly string[], asker: Asker): Schemas['Service'][] {
    const wanted = names.map(folded).filter((name) => name !== '');
    return this.#fitting(asker)
      .filter(({ name }) => wanted.some((text) => folded(name.en).includes(text) || folded(name.fr).includes(text)))
      .map((service) => view(service, asker.language, []));
  }

  /** Estimates of the chosen services at a shop; undefined when one of them is unknown. */
  prices(ids: readonly number[], shop: ShopCore, asker: Asker): Schemas['Service'][] | undefined {
    const services = ids.map(serviceOf);
    if (services.includes(undefined)) return undefined;
    return services.map((service) => view(service!, asker.language, estimatesOf(service!, shop, asker.vehicleTypeId)));
  }

  #fitting({ vehicleTypeId }: Asker): readonly ServiceDefinition[] {
    return isHeavyDuty(vehicleTypeId) ? SERVICE_CATALOGUE.filter(({ heavyDuty }) => heavyDuty) : SERVICE_CATALOGUE;
  }
}

/** A service's name in another language; names that are not in the catalog are returned unchanged. */
export function translated(name: string, language: Language): string {
  return serviceNamed(name)?.name[language] ?? name;
}

const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('’', "'").trim().toLowerCase();

function view(service: ServiceDefinition, language: Language, price_estimates: Schemas['PriceEstimate'][]): Schemas['Service'] {
  return { id: service.id, name: service.name[language], position: null, positionOptions: [...service.positions], price_estimates };
}
