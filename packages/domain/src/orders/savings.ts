export interface Savings {
  /** Savings against retail, in the shop's currency. */
  readonly amount: number;
  readonly retail: number;
  /** Percent of retail, 0 to 100. */
  readonly percent: number;
}

/**
 * A shop's savings against retail: estimate × share / (1 − share). `share` is the company's `retail_savings`, a
 * fraction in [0, 1). A given retail estimate is the retail price. Undefined when there are no savings or not enough
 * data.
 */
export function shopSavings(
  estimate: number | null | undefined,
  share: number | null | undefined,
  retailEstimate?: number | null,
): Savings | undefined {
  if (estimate == null || share == null || !(estimate > 0) || !(share > 0 && share < 1)) return undefined;
  const amount = estimate * (share / (1 - share));
  const retail = retailEstimate ?? estimate + amount;
  return { amount, retail, percent: (amount / retail) * 100 };
}

/** Vehicles of this type are priced only by the shop. */
export const pricedAtShopVehicleType = 10;

/** The price to show, or `atShop` for "price at shop". */
export function priceToShow(
  price: number | null | undefined,
  context: { readonly vehicleTypeId?: number | null; readonly pricingDisabled?: boolean | null } = {},
): number | 'atShop' {
  if (price == null || context.pricingDisabled || context.vehicleTypeId === pricedAtShopVehicleType) return 'atShop';
  return price;
}
