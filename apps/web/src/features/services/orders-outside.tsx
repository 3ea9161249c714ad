import type { DayRange } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { Button } from '@wayside/ui';
import type { Order } from './services.queries.ts';
import { useOrdersOutside } from './use-orders-outside.ts';
import styles from './services.module.css';

interface OrdersOutsideProps {
  listed: readonly Order[] | undefined;
  onRange: (range: DayRange) => void;
}

/** How many active orders the dates leave out, with a way to see them. It loads them itself, so that they don't render the list again. */
export function OrdersOutside({ listed, onRange }: OrdersOutsideProps) {
  const { t } = useTranslation('services');
  const outside = useOrdersOutside(listed);
  if (!outside) return null;
  const { count, range } = outside;
  return (
    <div className={styles.outside}>
      {t('active.outside', { count })}
      {range && (
        <Button size="small" onPress={() => onRange(range)}>
          {t('active.showAll')}
        </Button>
      )}
    </div>
  );
}
