import { monthsTo } from '@wayside/domain';
import type { DayRange } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { Button, EmptyState } from '@wayside/ui';
import { rangeText } from '../../shared/list/range-text.ts';
import { today } from '../../shared/today.ts';

interface NoTransactionsProps {
  range: DayRange;
  isOwnRange: boolean;
  onRange: (range: DayRange | undefined) => void;
}

/** Says for which days there is nothing, and offers others. */
export function NoTransactions({ range, isOwnRange, onRange }: NoTransactionsProps) {
  const { t } = useTranslation(['transactions', 'common']);
  return (
    <EmptyState
      kind={isOwnRange ? 'filtered' : 'first-use'}
      title={t('empty.title')}
      action={
        isOwnRange ? (
          <Button onPress={() => onRange(undefined)}>{t('common:range.initial')}</Button>
        ) : (
          <Button onPress={() => onRange(monthsTo(today(), 12))}>{t('common:range.lookBack')}</Button>
        )
      }
    >
      {t('empty.body', rangeText(range))}
    </EmptyState>
  );
}
