import type { VehicleFileCell, VehicleFileField, VehicleFileRow } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { StatusPill, TextField } from '@wayside/ui';
import type { StatusTone } from '@wayside/ui';
import { memo, useState } from 'react';
import { problemText } from '../../../shared/uploads/problem-text.ts';
import { RowDetails } from './row-details.tsx';
import styles from './bulk-upload.module.css';

const TONES = {
  created: 'success',
  updated: 'info',
  unchanged: 'muted',
  leftOut: 'attention',
} as const satisfies Record<VehicleFileRow['outcome'], StatusTone>;

interface RowEntryProps {
  row: VehicleFileRow;
  isReadOnly: boolean;
  onCorrect: (field: VehicleFileField, text: string) => void;
}

/** One row of the file: what it is, what becomes of it, and a field for each cell that is wrong or was. */
export const RowEntry = memo(
  function RowEntry({ row, isReadOnly, onCorrect }: RowEntryProps) {
    const { t } = useTranslation('bulk-upload');
    const text = (field: VehicleFileField) => row.cells.find((cell) => cell.field === field)?.text ?? '';
    const name = [
      text('other_id'),
      [text('year'), text('make'), text('model')].filter(Boolean).join(' '),
      text('vehicle_name'),
    ]
      .filter(Boolean)
      .join(' · ');
    const cells = row.cells.filter(({ problem, isCorrected }) => problem || isCorrected);
    return (
      <li className={styles.row}>
        <div className={styles.facts}>
          <span className={styles.line}>
            {t('review.line')} {row.line}
          </span>
          <span className={styles.vin}>{text('vin')}</span>
          <span className={styles.name}>{name}</span>
          <span className={styles.outcome}>
            <StatusPill tone={TONES[row.outcome]} mark={row.outcome === 'leftOut' ? 'warning' : undefined}>
              {t(`outcome.${row.outcome}`)}
            </StatusPill>
          </span>
        </div>
        <RowDetails row={row} />
        {cells.length > 0 && (
          <fieldset aria-label={t('review.correct', { line: row.line })} className={styles.cells}>
            {cells.map((cell) => (
              <CellField key={cell.field} cell={cell} isReadOnly={isReadOnly} onCorrect={onCorrect} />
            ))}
          </fieldset>
        )}
      </li>
    );
  },
  (before, after) => before.isReadOnly === after.isReadOnly && JSON.stringify(before.row) === JSON.stringify(after.row),
);

interface CellFieldProps extends Pick<RowEntryProps, 'isReadOnly' | 'onCorrect'> {
  cell: VehicleFileCell;
}

function CellField({ cell, isReadOnly, onCorrect }: CellFieldProps) {
  const { t } = useTranslation('bulk-upload');
  const [typed, setTyped] = useState(cell.text);
  const error = problemText(t, cell);
  const commit = (): void => {
    if (typed !== cell.text) onCorrect(cell.field, typed);
  };
  return (
    <TextField
      label={t(`field.${cell.field}`)}
      error={error}
      description={error ? undefined : t('review.corrected')}
      value={typed}
      onChange={setTyped}
      onBlur={commit}
      onKeyDown={(event) => event.key === 'Enter' && commit()}
      isReadOnly={isReadOnly}
      autoComplete="off"
    />
  );
}
