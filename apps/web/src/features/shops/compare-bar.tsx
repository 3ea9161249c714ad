import { limits } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { Button, classNames } from '@wayside/ui';
import bar from '../../shared/form/bottom-bar.module.css';
import styles from './shops-page.module.css';

interface CompareBarProps {
  count: number;
  /** One more was to be chosen than can be compared. */
  isFull: boolean;
  onOpen: () => void;
  onClear: () => void;
}

/** Leads to the comparison of the chosen shops; at the bottom of the window. */
export function CompareBar({ count, isFull, onOpen, onClear }: CompareBarProps) {
  const { t } = useTranslation('comparison');
  return (
    <div role="toolbar" aria-label={t('bar')} className={classNames(bar.bar, styles.bar)} data-bottom-bar>
      <output className={styles.hint}>{isFull && t('full', { count: limits.comparedShops })}</output>
      <Button variant="quiet" onPress={onClear}>
        {t('clear')}
      </Button>
      <Button variant="primary" disabledReason={count < 2 ? t('oneMore') : undefined} onPress={onOpen}>
        {t('open', { count })}
      </Button>
    </div>
  );
}
