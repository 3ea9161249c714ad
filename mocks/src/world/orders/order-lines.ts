import type { Schemas } from '@wayside/api-client';
import type { OrderStatus } from '@wayside/domain';
import { isSavedService, shopSavings } from '@wayside/domain';
import { between, chance, hashOf, pick } from '../../shared/random.ts';
import type { BaseWorld } from '../seed/base.ts';
import { cents } from '../seed/cents.ts';
import { SERVICE_CATALOGUE } from '../shops/service-catalogue.ts';
import { priceOf } from '../shops/prices.ts';
import type { ShopCore } from '../shops/shop-source.ts';
import { originOf } from '../vehicles/vehicle-ids.ts';

type LineStatus = Schemas['OrderServiceStatus'];

/** A line of an order. It stores the service, since the name depends on the reader's language. */
export interface StoredLine {
  id: number;
  service_id: number;
  position: string | null;
  status: LineStatus;
  /** Null while only the shop knows the price. */
  price: number | null;
}

const MOST_LINES = 8;
const HIGHEST_ID = 99_999_992;
/**
 * Step between service indexes, so that the services of an order are distinct: four steps stay well below a full cycle.
 */
const STEP = 7;

const HEAVY_DUTY_SERVICES = SERVICE_CATALOGUE.filter(({ heavyDuty }) => heavyDuty);

/** First line id of an order. Eight digits, unique up to twelve thousand vehicles per fleet. */
export function firstLineId(orderId: number): number {
  const origin = originOf(Math.floor(orderId / 10))!;
  return (((origin.number * 100 + (origin.fleetId % 100)) * 10 + (orderId % 10)) * MOST_LINES) % HIGHEST_ID;
}

interface Wanted {
  id: number;
  status: OrderStatus;
  shop: ShopCore;
  heavyDuty: boolean;
}

export function inventedLines(base: BaseWorld, { id, status, shop, heavyDuty }: Wanted): StoredLine[] {
  const services = heavyDuty ? HEAVY_DUTY_SERVICES : SERVICE_CATALOGUE;
  const key = base.key('lines', id);
  const shopTells =
    (shop.company?.pricing_disabled === true && PRICED_LATE.includes(status)) || status === 'initiated_by_user';
  const count = showsAll(id) ? 4 : status === 'awaiting_approval' ? between(key, 2, 4) : pick(key, [1, 1, 2, 2, 3]);
  const first = hashOf(`${key} first`);
  const from = firstLineId(id);
  return Array.from({ length: count }, (_, index): StoredLine => {
    const service = services[(first + index * STEP) % services.length]!;
    const position = service.positions.length > 0 ? pick(`${key} position ${index}`, service.positions) : null;
    return {
      id: from + index,
      service_id: service.id,
      position,
      status: lineStatus(base, { id, status, index }),
      price: shopTells ? null : priceOf(service, shop, position),
    };
  });
}

const PRICED_LATE: readonly OrderStatus[] = ['initiated', 'active'];

const LINE_STATUS: Record<OrderStatus, LineStatus> = {
  initiated: 'initiated',
  initiated_by_user: 'initiated',
  active: 'active',
  awaiting_approval: 'awaiting_approval',
  approved: 'approved',
  complete: 'complete',
  paid: 'paid',
  paid_in_shop: 'paid_in_shop',
  paid_deferred: 'paid_deferred',
  walk_in: 'complete',
  cancel: 'initiated',
};

/** The active order of a fleet's first vehicle has a line of every status. */
const showsAll = (id: number): boolean => id % 10 === 0 && originOf(id / 10)!.number === 1;

/** The first two lines follow the order's status; some of the others were rejected or deleted. */
function lineStatus(
  base: BaseWorld,
  { id, status, index }: { id: number; status: OrderStatus; index: number },
): LineStatus {
  if (index === 2 && (showsAll(id) || chance(base.key('rejected', id)) < 0.5)) return 'rejected';
  if (index === 3) return 'deleted';
  return LINE_STATUS[status];
}

/** Whether a line counts: neither rejected nor deleted. */
export const counts = (line: { status: string }): boolean => !isSavedService(line.status);

/** Sum of the lines that count; null while none has a price. */
export function totalOf(lines: readonly StoredLine[], include: (line: StoredLine) => boolean = counts): number | null {
  const counted = lines.filter(include);
  if (counted.length > 0 && counted.every(({ price }) => price === null)) return null;
  return cents(counted.reduce((sum, { price }) => sum + (price ?? 0), 0));
}

/** Savings of the total against retail: the discount of the shop's company on what it lists, and promotions. */
export function savingOf(listed: number | null, total: number | null, shop: ShopCore | undefined): number | null {
  const savings = shopSavings(listed, shop?.company?.retail_savings);
  return savings && listed !== null && total !== null ? cents(cents(savings.amount) + listed - total) : null;
}
