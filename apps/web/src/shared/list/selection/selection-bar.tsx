import { useTranslation } from '@wayside/i18n';
import { Button, IconButton } from '@wayside/ui';
import { Download, X } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './selection-bar.module.css';

export interface SelectionBarProps {
  /** Number of selected rows. */
  count: number;
  /** Number of rows that can be selected at once. */
  total: number | undefined;
  /** What can be done with them. */
  children: ReactNode;
  onSelectAll: () => void;
  onExport: () => void;
  onClear: () => void;
}

/** Covers the toolbar of a list while rows are selected, in the same place, so that the rows don't move. */
export function SelectionBar({ count, total, children, onSelectAll, onExport, onClear }: SelectionBarProps) {
  const { t } = useTranslation();
  const selected = t('selection.count', { count });
  return (
    <div role="toolbar" aria-label={t('selection.label')} className={styles.bar}>
      <output className={styles.count}>{selected}</output>
      <Button
        size="small"
        variant="quiet"
        disabledReason={count === total ? selected : undefined}
        isReasonHidden
        onPress={onSelectAll}
      >
        {t('selection.all', { count: total })}
      </Button>
      {children}
      <span className={styles.tools}>
        <IconButton label={t('selection.csv')} icon={<Download size={16} aria-hidden="true" />} onPress={onExport} />
        <IconButton label={t('selection.clear')} icon={<X size={16} aria-hidden="true" />} onPress={onClear} />
      </span>
    </div>
  );
}
