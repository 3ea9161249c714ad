import type { Day } from '../locale/days.ts';
import { isListedUser } from '../access/permissions.ts';
import type { RoleHolder } from '../access/roles.ts';

/** The fields of a stored payment method that the rules read; satisfied by every method of the API. */
export interface StoredMethod {
  readonly id: number;
  readonly token: string;
  /** `credit_card` or `PayPal`. */
  readonly type: string;
  readonly last_4: string | null;
  readonly expiration_date: string | null;
  readonly customer_ids: readonly number[];
  readonly owner_id: number;
  readonly has_active_orders: boolean;
  readonly is_default: boolean;
}

/**
 * `soon`: it expires at the end of this month or the next. `unknown`: no date, as for PayPal, or one that can't be
 * read.
 */
export type Expiry = 'unknown' | 'valid' | 'soon' | 'expired';

/** When a card expires: it is valid through the end of its month (`04/2028`). */
export function expiryOf({ expiration_date }: Pick<StoredMethod, 'expiration_date'>, today: Day): Expiry {
  const [, month, year] = /^(0[1-9]|1[0-2])\/(\d{4})$/.exec(expiration_date ?? '') ?? [];
  if (month === undefined || year === undefined) return 'unknown';
  const [thisYear = 0, thisMonth = 0] = today.split('-').map(Number);
  const monthsLeft = (Number(year) - thisYear) * 12 + Number(month) - thisMonth;
  if (monthsLeft < 0) return 'expired';
  return monthsLeft <= 1 ? 'soon' : 'valid';
}

/** The method that is charged unless another one is chosen: the default, unless its card has expired. */
export function methodToCharge<Method extends Pick<StoredMethod, 'is_default' | 'expiration_date'>>(
  methods: readonly Method[],
  today: Day,
): Method | undefined {
  return methods.find((method) => method.is_default && expiryOf(method, today) !== 'expired');
}

/** Cards that have expired or soon will, the default first, then the most urgent. */
export function cardsToReplace<Method extends StoredMethod>(methods: readonly Method[], today: Day): Method[] {
  const monthOf = ({ expiration_date }: Method) => (expiration_date ?? '').split('/').toReversed().join();
  return methods
    .filter((method) => ['soon', 'expired'].includes(expiryOf(method, today)))
    .toSorted((a, b) => Number(b.is_default) - Number(a.is_default) || monthOf(a).localeCompare(monthOf(b)));
}

/** All methods, the cards to replace first: on the first page, whatever comes after them. */
export function toReplaceFirst<Method extends StoredMethod>(methods: readonly Method[], today: Day): Method[] {
  return [...new Set([...cardsToReplace(methods, today), ...methods])];
}

/** Why the server did not store or delete a payment method; `other` when only its message is known. */
export type PaymentRefusal = 'consumed' | 'declined' | 'inUse' | 'isDefault' | 'forbidden' | 'other';

const refusalTexts: readonly (readonly [part: RegExp, refusal: PaymentRefusal])[] = [
  [/declined|rejected|number is not valid|do not honor/i, 'declined'],
  [/details have expired|expired payment_method_nonce|more than once|consumed/i, 'consumed'],
  [/active orders/i, 'inUse'],
  [/set as default/i, 'isDefault'],
];

export function paymentRefusal(message: string | undefined): PaymentRefusal {
  return refusalTexts.find(([part]) => part.test(message ?? ''))?.[1] ?? 'other';
}

/** What the provider gave for a card or PayPal account: to be stored once. */
export interface PaymentNonce {
  readonly nonce: string;
  readonly isPayPal: boolean;
  /** Of a card, if the provider says so. */
  readonly lastFour: string | null;
}

/** The method that was just added, if the response to it was lost: the user's own that was not there before. */
export function addedMethod<Method extends StoredMethod>(
  methods: readonly Method[],
  { knownIds, userId, nonce }: { knownIds: readonly number[]; userId: number; nonce: PaymentNonce },
): Method | undefined {
  return methods.find(
    ({ id, owner_id, type, last_4 }) =>
      !knownIds.includes(id) &&
      owner_id === userId &&
      (type === 'PayPal') === nonce.isPayPal &&
      (nonce.lastFour === null || last_4 === null || last_4 === nonce.lastFour),
  );
}

interface Offered extends RoleHolder {
  readonly id: number;
  readonly is_active?: boolean | null;
}

/**
 * Who can be chosen as a driver of a payment method: every active user of the fleet but the one who chooses. Who is
 * inactive stays if already chosen.
 */
export function offeredDrivers<Person extends Offered>(
  people: readonly Person[],
  viewer: { readonly id: number },
  chosen: readonly number[],
): Person[] {
  return people.filter(
    (person) =>
      person.id !== viewer.id && isListedUser(person) && (person.is_active !== false || chosen.includes(person.id)),
  );
}

export function isSameSet(one: readonly number[], other: readonly number[]): boolean {
  return new Set(one).size === new Set(other).size && one.every((id) => other.includes(id));
}
