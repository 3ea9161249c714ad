import { formatMoney } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { NumberField } from '@wayside/ui';
import type { NumberFieldProps } from '@wayside/ui';
import { brand, readingOf } from '../brand/brand.ts';

const CURRENCY = { US: undefined, CA: 'CAD' } as const;
/** Shows thousands and cents. */
const EXAMPLE = 1250.5;

/** An amount in the brand's currency. */
export function MoneyField(props: Omit<NumberFieldProps, 'prefix' | 'unit' | 'formatOptions' | 'unreadable'>) {
  const { t, i18n } = useTranslation();
  return (
    <NumberField
      {...props}
      prefix="$"
      unit={CURRENCY[brand.region]}
      formatOptions={{ minimumFractionDigits: 2, maximumFractionDigits: 2 }}
      unreadable={t('form.unreadableAmount', { example: formatMoney(EXAMPLE, readingOf(i18n.language)) })}
    />
  );
}
