import type { QueryParams, Schemas } from '@wayside/api-client';
import type { Language } from '@wayside/domain';
import { estimatesOf } from './prices.ts';
import { SERVICE_CATALOGUE, isHeavyDuty, serviceOf } from './service-catalogue.ts';
import type { ServiceDefinition } from './service-catalogue.ts';
import type { ShopCore } from './shop-source.ts';
import type { Surroundings } from '../surroundings.ts';

interface Asker {
  language: Language;
  vehicleTypeId: number | null;
}

/** Services shops offer, with prices. */
export class Services {
  readonly #world: Surroundings;

  constructor(world: Surroundings) {
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

const folded = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('’', "'").trim().toLowerCase();

function view(
  service: ServiceDefinition,
  language: Language,
  price_estimates: Schemas['PriceEstimate'][],
): Schemas['Service'] {
  return {
    id: service.id,
    name: service.name[language],
    position: null,
    positionOptions: [...service.positions],
    price_estimates,
  };
}
