import { formatDate, formatMoment, formatMoney, isEnteredByHand, place, sentenceOf, statusOf } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { brand, readingOf } from '../../../../shared/brand/brand.ts';
import { useOrderTexts } from '../../../../shared/orders/order-text.ts';
import { useOtherTotalText } from '../../../../shared/orders/use-other-total-text.ts';
import { useHistoryTexts } from '../use-history-texts.ts';
import type { VehicleEvent } from './use-timeline.ts';

export interface EventTexts {
  when: string;
  title: string;
  /** Empty if there is no more to say. */
  detail: string;
  /** What it cost, if it did. */
  amount?: string;
  /** Why it is another amount than that of the order; empty if it is the same. */
  amountNote?: string;
  href?: string;
}

const joined = (parts: readonly (string | null | undefined)[]): string => parts.filter(Boolean).join(' · ');

/** What happened, in the current language. */
export function useEventTexts(): (event: VehicleEvent) => EventTexts {
  const { t, i18n } = useTranslation(['history', 'approval', 'orders', 'glovebox']);
  const orders = useOrderTexts();
  const records = useHistoryTexts();
  const otherTotal = useOtherTotalText();
  const money = (amount: number | null): string =>
    amount === null ? '' : formatMoney(amount, readingOf(i18n.language));

  function saying(event: VehicleEvent): Omit<EventTexts, 'when'> {
    switch (event.kind) {
      case 'order': {
        const { item } = event;
        const status = orders.status(item, { past: 'vehicle_id' in item });
        return {
          title: `${t('orders:number', { id: item.id })} – ${status}`,
          detail: joined([orders.services(item).join(', '), orders.shop(item)]),
          // Nobody pays for a canceled order.
          amount: statusOf(item) === 'cancel' ? undefined : orders.total(item),
          href: place.order(item.id),
        };
      }
      case 'approval': {
        const { acting_user, activity_type, total, order } = event.item;
        return {
          title: `${t(`approval:history.${activity_type}`)} – ${t('orders:number', { id: order.id })}`,
          detail: acting_user ?? t('approval:history.policy'),
          amount: money(total),
          amountNote: otherTotal(event.item, order),
          href: place.order(order.id),
        };
      }
      case 'manual':
        return {
          title: records.services(event.item).join(', '),
          detail: joined([records.type(event.item), records.shop(event.item), event.item.po_number]),
          amount: records.total(event.item),
        };
      case 'recall':
        return { title: sentenceOf(event.item.component), detail: event.item.summary };
      case 'document': {
        const { document_type, document_title, document_number, insurance_name } = event.item;
        const name = document_title?.trim() || t(`glovebox:one.${document_type}`);
        return {
          title: event.at === null ? name : t('timeline.expires', { document: name }),
          detail: joined([insurance_name, document_number]),
        };
      }
      case 'fault':
        return { title: event.item.diagnostic.name, detail: '' };
      case 'odometer':
        return {
          href: isEnteredByHand(event.item) ? undefined : place.order(event.item.id),
          title: records.odometer(event.item),
          detail: t(isEnteredByHand(event.item) ? 'timeline.readByHand' : 'timeline.readAtOrder', {
            id: event.item.id,
          }),
        };
    }
  }

  return (event) => ({
    ...saying(event),
    when:
      event.at === null
        ? t('timeline.noDate')
        : ((event.at.includes('T') ? formatMoment : formatDate)(event.at, brand.region) ?? ''),
  });
}
