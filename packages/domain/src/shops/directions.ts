import { withQuery } from '../access/places.ts';

/** Where a shop is. */
export interface ShopAddress {
  readonly name: string;
  readonly address_line1?: string | null;
  readonly city?: string | null;
  readonly state?: string | null;
}

/** Directions to a shop, which a phone opens in its maps; undefined without an address. */
export function directionsTo({ name, address_line1, city, state }: ShopAddress): string | undefined {
  const address = [address_line1, city, state].map((part) => part?.trim()).filter(Boolean);
  if (address.length === 0) return undefined;
  return withQuery('https://www.google.com/maps/dir/', { api: 1, destination: [name.trim(), ...address].join(', ') });
}

/** The shops of these orders, each once: as the last order that gives its phone has it, or the last one. */
export function shopsOfOrders<Shop extends { readonly id: number; readonly main_phone_number?: string | null }>(
  orders: readonly { readonly id: number; readonly shop?: Shop | null }[],
): Map<number, Shop> {
  const shops = new Map<number, Shop>();
  for (const { shop } of orders.toSorted((one, other) => one.id - other.id)) {
    if (shop && (shop.main_phone_number || !shops.get(shop.id)?.main_phone_number)) shops.set(shop.id, shop);
  }
  return shops;
}
