import type { OrderEvent } from './order-activity.ts';
import { cents } from '../fleets/fleets.ts';
import type { StoredOrder } from './order-source.ts';
import type { User } from '../people/people.ts';
import type { World } from '../world.ts';

/** Price increase, as a factor. */
const RISE = 1.2;

interface Change {
  fields: Partial<StoredOrder>;
  by: User;
  event: OrderEvent | undefined;
}

/** What others do to an order while its approval page is open: once per order, after it was first loaded. */
export class ConcurrentChanges {
  readonly #world: World;
  readonly #loaded = new Set<number>();
  readonly #happened = new Set<number>();

  constructor(world: World) {
    this.#world = world;
  }

  /** Call when the approval page of an order is loaded. */
  opened(order: StoredOrder): void {
    this.#loaded.add(order.id);
  }

  /**
   * The change that has happened to an order; undefined when there is none or it was already returned.
   * @param isRead whether the call changes nothing
   */
  next(order: StoredOrder, user: User, isRead: boolean): Change | undefined {
    const what = this.#world.base.shape.duringReview;
    if (what === undefined || (isRead && what === 'approvedAtTheSameTime')) return undefined;
    if (order.status !== 'awaiting_approval' || !this.#loaded.has(order.id) || this.#happened.has(order.id)) {
      return undefined;
    }
    this.#happened.add(order.id);
    const [owner, admin] = [this.#world.users.get(1)!, this.#world.users.get(2)!];
    const by = user.id === admin.id ? owner : admin;
    if (what === 'pricesChange') return { fields: { lines: dearer(order) }, by, event: undefined };
    if (what === 'canceledByAnother') return { fields: { status: 'cancel' }, by, event: 'canceled' };
    const lines = order.lines.map((line) => (line.status === 'awaiting_approval' ? { ...line, status: 'approved' as const } : line));
    return { fields: { status: 'approved', approver: by.name, last_approval_date: this.#world.clock, lines }, by, event: 'approved' };
  }
}

/** Raises the price of the first open line. */
function dearer({ lines }: StoredOrder): StoredOrder['lines'] {
  const first = lines.find(({ status, price }) => status === 'awaiting_approval' && price !== null);
  return lines.map((line) => (line === first ? { ...line, price: cents(first.price! * RISE) } : line));
}
