import type { Schemas } from '@wayside/api-client';
import type { Language } from '@wayside/domain';
import { isActiveStatus } from '@wayside/domain';
import { cents } from '../seed/cents.ts';
import { totalOf } from './order-lines.ts';
import type { StoredLine } from './order-lines.ts';
import type { StoredOrder } from './order-source.ts';
import { addDays, shopDay } from '../seed/moments.ts';
import { refuse } from '../seed/refusal.ts';
import type { Refusal } from '../seed/refusal.ts';
import type { Surroundings } from '../surroundings.ts';

interface Offer {
  id: number;
  name: Record<Language, string>;
  description: Record<Language, string> | null;
  /** Fraction of the total, or an amount in the country's currency. */
  off: { share: number } | { amount: number };
  /** Required to apply it; without a code the promotion is listed for everyone. */
  code?: string;
  /** Last day, in days from the seed's clock; negative when it has already ended. */
  lastDay: number;
}

const OFFERS: readonly Offer[] = [
  {
    id: 12,
    name: { en: 'Spring maintenance', fr: 'Entretien du printemps' },
    description: { en: '10% off this order', fr: '10 % de rabais sur ce bon de travail' },
    off: { share: 0.1 },
    lastDay: 60,
  },
  {
    id: 13,
    name: { en: 'New fleet welcome', fr: 'Bienvenue aux nouveaux parcs' },
    description: null,
    off: { amount: 25 },
    lastDay: 365,
  },
  {
    id: 15,
    name: { en: 'Last winter’s tires', fr: 'Pneus de l’hiver dernier' },
    description: { en: 'Ended while you were reading this list', fr: 'Terminée pendant que vous lisiez cette liste' },
    off: { amount: 40 },
    lastDay: -1,
  },
  {
    id: 14,
    name: { en: 'MAPLE20', fr: 'MAPLE20' },
    description: { en: '20% off this order', fr: '20 % de rabais sur ce bon de travail' },
    off: { share: 0.2 },
    code: 'MAPLE20',
    lastDay: 365,
  },
  {
    id: 16,
    name: { en: 'WINTER25', fr: 'WINTER25' },
    description: null,
    off: { amount: 30 },
    code: 'WINTER25',
    lastDay: -10,
  },
];

type Applied = Schemas['AppliedPromotion'];

/** Promotions, and which orders they are applied to. Order totals include them. */
export class Promotions {
  readonly #world: Surroundings;
  readonly #applied = new Map<number, { id: number; offer: Offer }[]>();
  #nextId = 501;

  constructor(world: Surroundings) {
    this.#world = world;
  }

  /**
   * Promotions that fit an order and are not applied yet. Includes those that ended yesterday, as in a list loaded
   * before.
   */
  available(order: StoredOrder, language: Language): Schemas['Promotion'][] {
    if (!takesPromotions(order)) return [];
    return OFFERS.filter(
      (offer) => offer.code === undefined && !this.#hasEnded(offer, 1) && !this.#has(order.id, offer),
    ).map((offer) => view(offer, language));
  }

  apply(
    order: StoredOrder,
    promotionId: number,
    language: Language,
  ): Applied | Refusal<'notFound' | 'invalid' | 'alreadyApplied' | 'expiredPromotion'> {
    const offer = OFFERS.find(({ id, code }) => id === promotionId && code === undefined);
    if (!offer) return refuse('notFound');
    if (this.#has(order.id, offer)) return refuse('alreadyApplied');
    if (this.#hasEnded(offer)) return refuse('expiredPromotion');
    return takesPromotions(order)
      ? this.#put(order, offer, language)
      : refuse('invalid', 'No promotion can be applied to this order');
  }

  applyCode(
    order: StoredOrder,
    code: string,
    language: Language,
  ): Applied | Refusal<'invalid' | 'alreadyApplied' | 'invalidCode' | 'expiredCode'> {
    const offer = OFFERS.find((candidate) => candidate.code === code.trim().toUpperCase());
    if (!offer) return refuse('invalidCode');
    if (this.#has(order.id, offer)) return refuse('alreadyApplied');
    if (this.#hasEnded(offer)) return refuse('expiredCode');
    return takesPromotions(order)
      ? this.#put(order, offer, language)
      : refuse('invalid', 'No promotion can be applied to this order');
  }

  /**
   * What an order costs after promotions; null while no line has a price.
   * @param include which lines count; by default those that were not rejected
   */
  amountOf({ id, lines }: Pick<StoredOrder, 'id' | 'lines'>, include?: (line: StoredLine) => boolean): number | null {
    const listed = totalOf(lines, include);
    return listed === null ? null : this.discounted(id, listed);
  }

  /** Total after promotions, at least 0. */
  discounted(orderId: number, total: number): number {
    const left = (this.#applied.get(orderId) ?? []).reduce(
      (sum, { offer: { off } }) => sum - ('share' in off ? total * off.share : off.amount),
      total,
    );
    return Math.max(0, cents(left));
  }

  #hasEnded({ lastDay }: Offer, grace = 0): boolean {
    return shopDay(this.#world.clock) > addDays(shopDay(this.#world.base.seed.clock), lastDay + grace);
  }

  #has(orderId: number, offer: Offer): boolean {
    return (this.#applied.get(orderId) ?? []).some((applied) => applied.offer === offer);
  }

  #put(order: StoredOrder, offer: Offer, language: Language): Applied {
    const id = this.#nextId++;
    this.#applied.set(order.id, [...(this.#applied.get(order.id) ?? []), { id, offer }]);
    return { id, shop_order_id: order.id, promotion: view(offer, language) };
  }
}

/** Finished and approved orders have a fixed price. */
const takesPromotions = ({ status }: StoredOrder): boolean => isActiveStatus(status) && status !== 'approved';

function view({ id, name, description }: Offer, language: Language): Schemas['Promotion'] {
  return {
    id,
    name: name[language],
    description: description?.[language] ?? null,
  };
}
