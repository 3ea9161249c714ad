import { useEffect, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { SkeletonRows } from '../skeleton/skeleton.tsx';
import type { GridColumn } from './columns.ts';
import styles from './data-grid.module.css';
import { GridCell } from './grid-cell.tsx';
import type { GridTexts } from './texts.ts';
import { compareNumbers, compareTexts, matchesSearch } from './values.ts';
import { isNumeric } from './columns.ts';

export type GridCardsProps<Item> = {
  readonly texts: GridTexts;
  readonly columns: readonly GridColumn<Item>[];
  readonly rows: readonly Item[] | undefined;
  readonly rowKey: (item: Item) => string | number;
  readonly search: string;
  readonly empty: ReactNode;
  readonly onCount?: (shown: number) => void;
};

/** Cards drawn at once: as many as a phone scrolls through without pause. */
const STEP = 50;

const sorted = <Item,>(rows: readonly Item[], columns: readonly GridColumn<Item>[]): readonly Item[] => {
  const by = columns.find(({ sort }) => sort);
  if (!by) return rows;
  const compare = isNumeric(by) ? compareNumbers : compareTexts();
  const sign = by.sort === 'desc' ? -1 : 1;
  return rows.toSorted((one, other) => sign * compare(by.value(one), by.value(other)));
};

/** The grid on a narrow window: one card per row, status at its top right, the rest as label and value. */
export const GridCards = <Item,>({ texts, columns, rows, rowKey, search, empty, onCount }: GridCardsProps<Item>) => {
  const [limit, setLimit] = useState(STEP);
  const found = useMemo(
    () =>
      sorted(rows ?? [], columns).filter((item) =>
        matchesSearch(
          columns.flatMap(({ value, format }) => [value(item), format?.(item)]),
          search,
        ),
      ),
    [rows, columns, search],
  );
  useEffect(() => {
    if (rows) onCount?.(found.length);
  }, [rows, found, onCount]);
  if (rows === undefined) return <SkeletonRows label={texts.loading} rows={6} columns="2fr 1fr" />;
  if (found.length === 0) return empty;
  const [first, ...others] = columns;
  const status = others.find(({ kind }) => kind === 'status');
  const details = others.filter((column) => column !== status && column.kind !== 'actions');
  const actions = others.find(({ kind }) => kind === 'actions');
  return (
    <>
      <ul aria-label={texts.label} className={styles.cards}>
        {found.slice(0, limit).map((item) => (
          <li key={rowKey(item)} className={styles.card}>
            <div className={styles.cardHead}>
              <span className={styles.cardTitle}>{first && <GridCell item={item} column={first} notSet={texts.notSet} />}</span>
              {status && <GridCell item={item} column={status} notSet={texts.notSet} />}
            </div>
            <dl className={styles.cardDetails}>
              {details.map((column) => (
                <div key={column.id} className={styles.pair}>
                  <dt>{column.header}</dt>
                  <dd className={isNumeric(column) ? styles.numeric : undefined}>
                    <GridCell item={item} column={column} notSet={texts.notSet} />
                  </dd>
                </div>
              ))}
            </dl>
            {actions && (
              <div className={styles.cardActions}>
                <GridCell item={item} column={actions} notSet={texts.notSet} />
              </div>
            )}
          </li>
        ))}
      </ul>
      {found.length > limit && (
        <div className={styles.footer}>
          <output>{texts.loaded(limit, found.length)}</output>
          <Button size="small" onPress={() => setLimit(limit + STEP)}>
            {texts.loadMore}
          </Button>
        </div>
      )}
    </>
  );
};
