import { useDeferredValue, useState } from 'react';
import type { ReactNode } from 'react';
import { VisuallyHidden } from 'react-aria-components/VisuallyHidden';
import { Button } from '../button/button.tsx';
import { classNames } from '../class-names.ts';
import { Checkbox } from '../field/checkbox.tsx';
import { SkeletonRows } from '../skeleton/skeleton.tsx';
import { isNumeric } from './columns.ts';
import type { GridColumn } from './columns.ts';
import styles from './data-grid.module.css';
import { GridCell } from './grid-cell.tsx';
import { pagesOf, pageWithin } from './state.ts';
import type { GridTexts } from './texts.ts';
import type { GridSelection } from './use-grid-selection.ts';

export type GridCardsProps<Item> = {
  readonly texts: GridTexts;
  /** The visible columns, in order. */
  readonly columns: readonly GridColumn<Item>[];
  /** Searched, filtered and sorted. */
  readonly rows: readonly Item[] | undefined;
  readonly rowKey: (item: Item) => string | number;
  readonly isMuted: ((item: Item) => boolean) | undefined;
  readonly page: number | undefined;
  readonly pageSize: number | undefined;
  readonly selection: GridSelection | undefined;
  readonly empty: ReactNode;
};

/** Number of cards rendered at once: as many as a phone scrolls smoothly. */
const STEP = 50;
/** Cards in the first rendering: more than fit on a phone. */
const FIRST = 6;

/** The grid on narrow windows: one card per row, with the status at its top right and the rest as label and value. */
export const GridCards = <Item,>({ texts, columns, rows, rowKey, isMuted, page, pageSize, selection, empty }: GridCardsProps<Item>) => {
  const [limit, setLimit] = useState(STEP);
  // What a phone shows at first; the rest is rendered in short pieces.
  const count = useDeferredValue(pageSize ?? limit, FIRST);
  if (rows === undefined) return <SkeletonRows label={texts.loading} rows={6} columns="2fr 1fr" />;
  if (rows.length === 0) return empty;
  const start = pageSize === undefined ? 0 : (pageWithin(page, pagesOf(rows.length, pageSize)) - 1) * pageSize;
  const drawn = rows.slice(start, start + count);
  const [first, ...others] = columns;
  const status = others.find(({ kind }) => kind === 'status');
  const details = others.filter((column) => column !== status && column.kind !== 'actions');
  const actions = others.find(({ kind }) => kind === 'actions');
  const cell = (item: Item, column: GridColumn<Item>): ReactNode => <GridCell item={item} column={column} notSet={texts.notSet} />;
  return (
    <>
      <ul aria-label={texts.label} className={styles.cards}>
        {drawn.map((item) => {
          const key = rowKey(item);
          return (
            <li key={key} className={classNames(styles.card, isMuted?.(item) && styles.muted)}>
              <div className={styles.cardHead}>
                {selection && (selection.canSelect?.(key) ?? true) && (
                  <Checkbox
                    isSelected={selection.selected.includes(key)}
                    onChange={(isOn) =>
                      selection.onChange(isOn ? [...selection.selected, key] : selection.selected.filter((other) => other !== key))
                    }
                  >
                    <VisuallyHidden>
                      {texts.selectRow} {first && String(first.value(item) ?? '')}
                    </VisuallyHidden>
                  </Checkbox>
                )}
                <span className={styles.cardTitle}>{first && cell(item, first)}</span>
                {status && cell(item, status)}
              </div>
              <dl className={styles.cardDetails}>
                {details.map((column) => (
                  <div key={column.id} className={styles.pair}>
                    <dt>{column.header}</dt>
                    <dd className={isNumeric(column) ? styles.numeric : undefined}>{cell(item, column)}</dd>
                  </div>
                ))}
              </dl>
              {actions && <div className={styles.cardActions}>{cell(item, actions)}</div>}
            </li>
          );
        })}
      </ul>
      {pageSize === undefined && rows.length > limit && (
        <div className={styles.footer}>
          <output>{texts.loaded(limit, rows.length)}</output>
          <Button size="small" onPress={() => setLimit(limit + STEP)}>
            {texts.loadMore}
          </Button>
        </div>
      )}
    </>
  );
};
