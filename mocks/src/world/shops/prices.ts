import type { Schemas } from '@wayside/api-client';
import type { Language } from '@wayside/domain';
import { pricedAtShopVehicleType } from '@wayside/domain';
import { cents } from '../seed/cents.ts';
import { serviceNamed } from './service-catalogue.ts';
import type { ServiceDefinition } from './service-catalogue.ts';
import type { ShopCore } from './shop-source.ts';

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

/** A service's name in another language; names that are not in the catalog are returned unchanged. */
export function translated(name: string, language: Language): string {
  return serviceNamed(name)?.name[language] ?? name;
}
