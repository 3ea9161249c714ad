import { priceToShow, shopSavings, type Savings } from './savings.ts';
import type { RequestedService, ServiceRequestDraft } from './service-request.ts';

export interface PriceEstimate {
  readonly position?: string | null | undefined;
  readonly shop_price_estimate?: number | null | undefined;
  readonly retail_price_estimate?: number | null | undefined;
}

/** Estimates by the id of the service. */
export type ServicePrices = Readonly<Record<number, readonly PriceEstimate[]>>;

/** The estimate of a position, else the one for any position. */
export const estimateOf = (estimates: readonly PriceEstimate[] | undefined, position: string | null): PriceEstimate | undefined =>
  estimates?.find((estimate) => (estimate.position ?? null) === position) ?? estimates?.find((estimate) => estimate.position == null);

export interface PricedService {
  readonly service: RequestedService;
  readonly price: number | 'atShop';
  readonly savings: Savings | undefined;
}

/** Every service with the price of its position and what the shop saves on it. */
export function pricedServices(
  { vehicle, shop, services }: Pick<ServiceRequestDraft, 'vehicle' | 'shop' | 'services'>,
  prices: ServicePrices | null,
): PricedService[] {
  const company = shop === 'anyLocation' ? null : shop?.company;
  return services.map((service) => {
    const estimate = estimateOf(prices?.[service.id], service.position);
    const price = priceToShow(estimate?.shop_price_estimate, {
      vehicleTypeId: vehicle?.vehicle_type_id ?? null,
      pricingDisabled: company?.pricing_disabled ?? null,
    });
    const savings = price === 'atShop' ? undefined : shopSavings(price, company?.retail_savings, estimate?.retail_price_estimate);
    return { service, price, savings };
  });
}

/** Sum of the prices that are known, in the shop's currency; null when none is. `isPartial` when the shop tells some of them. */
export function estimatedTotal(lines: readonly PricedService[]): { readonly amount: number | null; readonly isPartial: boolean } {
  const known = lines.flatMap(({ price }) => (price === 'atShop' ? [] : [price]));
  return {
    amount: known.length > 0 ? known.reduce((sum, price) => sum + price, 0) : null,
    isPartial: known.length > 0 && known.length < lines.length,
  };
}
