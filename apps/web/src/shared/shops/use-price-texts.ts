import { formatMoney } from '@wayside/domain';
import type { EstimatedTotal, PricedService, Savings } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { readingOf } from '../brand/brand.ts';

/** Texts of prices: the amount, or that it is priced at the shop. */
export function usePriceTexts() {
  const { t, i18n } = useTranslation(['shops', 'orders']);
  const money = (amount: number) => formatMoney(amount, readingOf(i18n.language));
  const atShop = t('orders:priceAtShop');
  const price = (amount: number, isFrom: boolean) =>
    isFrom ? t('price.from', { price: money(amount) }) : money(amount);
  return {
    money,
    line: ({ price: amount, isFrom }: Pick<PricedService, 'price' | 'isFrom'>): string =>
      amount === 'atShop' ? atShop : price(amount, isFrom),
    total: ({ amount, isFrom }: Pick<EstimatedTotal, 'amount' | 'isFrom'>): string =>
      amount === null ? atShop : price(amount, isFrom),
    savings: ({ amount, percent, retail }: Savings): string =>
      t('price.saves', { amount: money(amount), percent: Math.round(percent), retail: money(retail) }),
  };
}
