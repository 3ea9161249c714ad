import type { Schemas } from '@wayside/api-client';
import { Nonces, PAYPAL_ACCOUNT, paidWith } from '../../gateway/nonces.ts';
import { between, chance } from '../../shared/random.ts';
import type { BaseWorld } from '../seed/base.ts';
import { Collection, memoized } from '../seed/collection.ts';
import type { Source } from '../seed/collection.ts';
import { OWN_FLEET_ID, isInvented } from './fleet-source.ts';
import type { Surroundings } from '../surroundings.ts';

export type PaymentMethod = Schemas['PaymentMethod'];
type Stored = PaymentMethod & { fleet_id: number };

/** Why a payment method cannot be removed. */
export type Refusal = 'activeOrders' | 'isDefault';

const BRANDS = ['Visa', 'Mastercard', 'American Express', 'Discover'] as const;

/** Stored payment methods of fleets; one of them is the default. */
export class PaymentMethods {
  readonly #source: Source<Stored>;
  readonly #methods: Collection<Stored>;
  readonly nonces = new Nonces();

  constructor(world: Surroundings) {
    this.#source = world.base.part(source);
    this.#methods = new Collection(this.#source);
  }

  list(fleetId: number): PaymentMethod[] {
    return this.#methods.in(fleetId).map(view);
  }

  /** The methods as they were before the session: past orders and subscriptions were paid with these. */
  before(fleetId: number): PaymentMethod[] {
    return this.#source.idsIn(fleetId).map((id) => view(this.#source.get(id)!));
  }

  get(fleetId: number, id: number): PaymentMethod | undefined {
    const stored = this.#methods.get(id);
    return stored?.fleet_id === fleetId ? view(stored) : undefined;
  }

  /** @returns why the nonce is refused, instead of the stored method */
  create(
    fleetId: number,
    owner: Schemas['User'],
    { payment_method_nonce: nonce, customer_ids }: Schemas['PaymentMethodInput'],
  ) {
    return this.nonces.take(nonce) ?? this.store(fleetId, owner, { payment_method_nonce: nonce, customer_ids });
  }

  /** Stores what a nonce stands for that was accepted. */
  store(
    fleetId: number,
    owner: Schemas['User'],
    { payment_method_nonce: nonce, customer_ids }: Schemas['PaymentMethodInput'],
  ) {
    const { isPayPal, cardType, lastFour, expiration } = paidWith(nonce);
    const first = this.#methods.in(fleetId).length === 0;
    return view(
      this.#methods.insert((id) => ({
        id,
        fleet_id: fleetId,
        token: `pm${id}`,
        type: isPayPal ? 'PayPal' : 'credit_card',
        card_type: isPayPal ? null : cardType,
        last_4: isPayPal ? null : lastFour,
        expiration_date: isPayPal ? null : expiration,
        email: isPayPal ? PAYPAL_ACCOUNT : null,
        customer_name: owner.name,
        customer_ids,
        owner_id: owner.id,
        has_active_orders: false,
        is_default: first,
        payment_provider_type: owner.payment_provider_type,
        payment_method_nonce: nonce,
      })),
    );
  }

  update(id: number, { customer_ids }: Schemas['PaymentMethodUpdate']): PaymentMethod | undefined {
    const updated = this.#methods.update(id, { customer_ids });
    return updated && view(updated);
  }

  setDefault(fleetId: number, id: number): PaymentMethod | undefined {
    if (!this.get(fleetId, id)) return undefined;
    for (const method of this.#methods.in(fleetId)) this.#methods.update(method.id, { is_default: method.id === id });
    return this.get(fleetId, id);
  }

  /** Removes the method, or returns why it cannot be removed. */
  remove(method: PaymentMethod): Refusal | undefined {
    if (method.is_default) return 'isDefault';
    if (method.has_active_orders) return 'activeOrders';
    this.#methods.remove(method.id);
    return undefined;
  }
}

function source(base: BaseWorld): Source<Stored> {
  const own =
    base.shape.paysThroughPlatform === false ? 0 : ({ none: 0, many: 48 }[base.shape.paymentMethods as string] ?? 4);
  const count = (fleetId: number): number => {
    if (fleetId === OWN_FLEET_ID) return own;
    return isInvented(base, fleetId) ? between(base.key('methods', fleetId), 0, 3) : 0;
  };
  return memoized({
    idsIn: (fleetId) => Array.from({ length: count(fleetId) }, (_, index) => fleetId * 100 + index + 1),
    get: (id) => (id % 100 <= count(Math.floor(id / 100)) && id % 100 > 0 ? invented(base, id) : undefined),
    scopeOf: (method) => method.fleet_id,
    firstNewId: 900_001,
  });
}

function invented(base: BaseWorld, id: number): Stored {
  const position = id % 100;
  const payPal = position === 3;
  const [owner, name] = position === 2 ? [3, 'Carla Novak'] : [1, 'Ann Lee'];
  return {
    id,
    fleet_id: Math.floor(id / 100),
    token: `pm${id}`,
    type: payPal ? 'PayPal' : 'credit_card',
    card_type: payPal ? null : BRANDS[(position - 1) % BRANDS.length]!,
    last_4: payPal ? null : String(between(base.key('last 4', id), 1000, 9999)),
    expiration_date: payPal ? null : expirationOf(base, id),
    email: payPal ? 'billing@wayside.example' : null,
    customer_name: name,
    customer_ids: chance(base.key('drivers', id)) < 0.6 ? [4] : [],
    owner_id: owner,
    has_active_orders: position === 4,
    is_default: position === 1,
    payment_provider_type: base.provider,
    payment_method_nonce: null,
  };
}

function expirationOf(base: BaseWorld, id: number): string {
  const position = id % 100;
  const { paymentMethods } = base.shape;
  if (paymentMethods === 'expired' && position === 1) return '01/2024';
  if (paymentMethods === 'expiring' && position <= 2) {
    // The default this month, a manager's last month.
    const [year = '', month = ''] = base
      .daysAgo(position === 1 ? 0 : 31)
      .toISOString()
      .split('-');
    return `${month}/${year}`;
  }
  return `${String(between(base.key('month', id), 1, 12)).padStart(2, '0')}/${between(base.key('year', id), 2027, 2031)}`;
}

function view({ fleet_id: _fleet, ...method }: Stored): PaymentMethod {
  return method;
}
