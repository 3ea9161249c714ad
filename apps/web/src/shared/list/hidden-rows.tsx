import { useTranslation } from '@wayside/i18n';
import { LinkButton } from '@wayside/ui';
import styles from './hidden-rows.module.css';

/** Number of rows that each default filter hides. */
export interface HiddenCounts {
  dates?: number | undefined;
  vehicles?: number | undefined;
}

export interface HiddenRowsProps {
  /** Rows that the default filters leave. */
  listed: number | undefined;
  hidden: HiddenCounts;
  /** Undefined if nothing can show them. */
  onShowAll: (() => void) | undefined;
}

/** How many rows the default filters of a list hide, and why (CNT-04): "11 of 15: 4 outside these dates, Show all". */
export function HiddenRows({ listed, hidden: { dates = 0, vehicles = 0 }, onShowAll }: HiddenRowsProps) {
  const { t } = useTranslation();
  if (listed === undefined || dates + vehicles === 0) return null;
  const reasons = [
    vehicles > 0 && t('list.hiddenBy.vehicles', { rows: vehicles }),
    dates > 0 && t('list.hiddenBy.dates', { rows: dates }),
  ].filter(Boolean);
  return (
    <div className={styles.hidden}>
      <output>
        {t('list.hidden', { shown: listed, total: listed + dates + vehicles, reasons: reasons.join(', ') })}
      </output>
      {onShowAll && (
        <>
          {', '}
          <LinkButton onPress={onShowAll}>{t('list.showAll')}</LinkButton>
        </>
      )}
    </div>
  );
}
