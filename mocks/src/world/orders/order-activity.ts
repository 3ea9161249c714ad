import type { Schemas } from '@wayside/api-client';
import { counts, firstLineId, totalOf } from './order-lines.ts';
import type { StoredLine } from './order-lines.ts';
import { notAfterClock, orderSource } from './order-source.ts';
import type { StoredOrder } from './order-source.ts';
import type { User } from '../people/people.ts';
import { serviceOf } from '../shops/service-catalogue.ts';
import type { Surroundings } from '../surroundings.ts';

type Item = Schemas['ActivityItem'];
/** What a person does with an order. */
export type OrderEvent = 'approved' | 'rejected' | 'canceled';

/** A stored step; service names are resolved in the reader's language. */
interface Step {
  activity_type: Item['activity_type'];
  created_at: string;
  acting_user: string | null;
  lines: readonly StoredLine[];
}

/** An order as it was before and after what someone did. */
interface Change {
  before: StoredOrder;
  after: StoredOrder;
}

const FIRST_NEW_ID = 98_000_001;
const HOUR = 3_600_000;
/** Steps whose total is what the order costs, so after promotions. */
const AGREED: ReadonlySet<Item['activity_type']> = new Set(['approved', 'auto_approved']);

/** Approval steps of orders: the generated ones plus those of the session. */
export class OrderLog {
  readonly #world: Surroundings;
  readonly #added = new Map<number, (Step & { id: number })[]>();
  #nextId = FIRST_NEW_ID;

  constructor(world: Surroundings) {
    this.#world = world;
  }

  /** A service that was declined before is not declined again. */
  add({ before, after: order }: Change, user: User, event: OrderEvent): void {
    const concerned = order.lines.filter((line) =>
      event === 'rejected' ? isNewlyRejected(line, before.lines) : counts(line),
    );
    const step = {
      id: this.#nextId++,
      activity_type: event,
      created_at: this.#world.clock,
      acting_user: user.name,
      lines: concerned,
    };
    this.#added.set(order.id, [...(this.#added.get(order.id) ?? []), step]);
  }

  of(order: StoredOrder, reader: User): Item[] {
    const untouched = this.#world.base.part(orderSource).get(order.id);
    const invented = untouched
      ? this.#invented(untouched).map((step, index) => ({ ...step, id: firstLineId(order.id) + 1 + index }))
      : [];
    return [...invented, ...(this.#added.get(order.id) ?? [])].map(
      ({ id, activity_type, created_at, acting_user, lines }) => ({
        id,
        created_at,
        acting_user,
        activity_type,
        total: AGREED.has(activity_type)
          ? this.#world.promotions.amountOf({ id: order.id, lines }, () => true)
          : totalOf(lines, () => true),
        service_details: lines.map((line) => ({
          name: serviceOf(line.service_id)!.name[reader.language],
          position: line.position,
          price: line.price,
        })),
      }),
    );
  }

  #invented(order: StoredOrder): Step[] {
    const { status, appointment_datetime, approver, last_approval_date, lines } = order;
    if (
      appointment_datetime === null ||
      ['initiated', 'initiated_by_user', 'active', 'walk_in', 'cancel'].includes(status)
    )
      return [];
    const shop = order.shop_id === null ? null : (this.#world.shops.get(order.shop_id)?.name ?? null);
    if (approver === null && status !== 'awaiting_approval') {
      return [
        {
          activity_type: 'auto_approved',
          created_at: notAfterClock(this.#world.base, appointment_datetime),
          acting_user: null,
          lines: lines.filter(counts),
        },
      ];
    }
    const requested: Step = {
      activity_type: 'approval_requested',
      created_at: earlier(last_approval_date ?? notAfterClock(this.#world.base, appointment_datetime), HOUR),
      acting_user: shop,
      lines: lines.filter((line) => line.status !== 'deleted'),
    };
    if (approver === null || last_approval_date === null) return [requested];
    const remaining = lines.filter(counts);
    const turnedDown = lines.filter((line) => line.status === 'rejected');
    const decided: Step = {
      activity_type: 'approved',
      created_at: last_approval_date,
      acting_user: approver,
      lines: remaining,
    };
    return [
      requested,
      decided,
      ...(turnedDown.length > 0 ? [{ ...decided, activity_type: 'rejected', lines: turnedDown } as const] : []),
    ];
  }
}

function earlier(moment: string, milliseconds: number): string {
  return `${new Date(Date.parse(moment) - milliseconds).toISOString().slice(0, 19)}Z`;
}

/** Whether a line was rejected by the change that led from the lines before to this one. */
export const isNewlyRejected = ({ id, status }: StoredLine, before: readonly StoredLine[]): boolean =>
  status === 'rejected' && before.find((line) => line.id === id)?.status !== 'rejected';
