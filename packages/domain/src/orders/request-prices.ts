import { priceToShow, shopSavings, type Savings } from './savings.ts';
import type { RequestedService, ServiceRequestDraft } from './service-request.ts';

export interface PriceEstimate {
  readonly position?: string | null;
  readonly shop_price_estimate?: number | null;
  readonly retail_price_estimate?: number | null;
}

/** Estimates by service id. */
export type ServicePrices = Readonly<Record<number, readonly PriceEstimate[]>>;

/** The estimate for a position, else the one for any position. */
export function estimateOf(
  estimates: readonly PriceEstimate[] | undefined,
  position: string | null,
): PriceEstimate | undefined {
  return (
    estimates?.find((estimate) => (estimate.position ?? null) === position) ??
    estimates?.find((estimate) => estimate.position == null)
  );
}

export interface PricedService {
  readonly service: RequestedService;
  readonly price: number | 'atShop';
  readonly savings: Savings | undefined;
  /** No position chosen yet: this is the lowest price. */
  readonly isFrom: boolean;
}

function cheapest(estimates: readonly PriceEstimate[] | undefined): PriceEstimate | undefined {
  return estimates
    ?.filter(({ shop_price_estimate }) => shop_price_estimate != null)
    .toSorted((a, b) => a.shop_price_estimate! - b.shop_price_estimate!)[0];
}

/** Every service with the price for its position and the shop's savings. */
export function pricedServices(
  { vehicle, shop, services }: Pick<ServiceRequestDraft, 'vehicle' | 'shop' | 'services'>,
  prices: ServicePrices | null,
): PricedService[] {
  const company = shop === 'anyLocation' ? null : shop?.company;
  return services.map((service) => {
    const isOpen = service.position === null && service.positionOptions.length > 0;
    const estimate = isOpen ? cheapest(prices?.[service.id]) : estimateOf(prices?.[service.id], service.position);
    const price = priceToShow(estimate?.shop_price_estimate, {
      vehicleTypeId: vehicle?.vehicle_type_id ?? null,
      pricingDisabled: company?.pricing_disabled ?? null,
    });
    const savings =
      price === 'atShop' ? undefined : shopSavings(price, company?.retail_savings, estimate?.retail_price_estimate);
    return { service, price, savings, isFrom: isOpen && price !== 'atShop' };
  });
}

export interface EstimatedTotal {
  /** In the shop's currency; null when no price is known. */
  readonly amount: number | null;
  /** Some prices are known only to the shop. */
  readonly isPartial: boolean;
  /** A position is not chosen yet, so the total may rise. */
  readonly isFrom: boolean;
  /** Savings against retail, for the known prices. */
  readonly saved: number;
}

/** Sum of the known prices. */
export function estimatedTotal(lines: readonly PricedService[]): EstimatedTotal {
  const prices = lines.flatMap(({ price }) => (price === 'atShop' ? [] : [price]));
  return {
    amount: prices.length > 0 ? prices.reduce((sum, price) => sum + price, 0) : null,
    isPartial: prices.length > 0 && prices.length < lines.length,
    isFrom: lines.some(({ isFrom }) => isFrom),
    saved: lines.reduce((sum, { savings }) => sum + (savings?.amount ?? 0), 0),
  };
}
