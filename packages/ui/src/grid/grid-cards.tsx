import { memo, useDeferredValue, useState } from 'react';
import type { ReactNode } from 'react';
import { VisuallyHidden } from 'react-aria-components/VisuallyHidden';
import { Button } from '../button/button.tsx';
import { classNames } from '../class-names.ts';
import { Checkbox } from '../field/checkbox.tsx';
import { SkeletonRows } from '../skeleton/skeleton.tsx';
import { ColumnCell, kindClass } from '../columns/column-cell.tsx';
import { isMissing } from '../columns/column.ts';
import type { Column } from '../columns/column.ts';
import { nameOfRow, namingColumn } from './column-layout.ts';
import styles from './data-grid.module.css';
import { pagesOf, pageWithin } from './state/state.ts';
import type { GridTexts } from './texts.ts';
import { useStableCallback } from '../use-stable-callback.ts';
import type { GridSelection } from './state/use-grid-selection.ts';

export interface GridCardsProps<Item> {
  readonly texts: GridTexts;
  /** The visible columns, in order. */
  readonly columns: readonly Column<Item>[];
  /** Searched, filtered and sorted. */
  readonly rows: readonly Item[] | undefined;
  readonly rowKey: (item: Item) => string | number;
  readonly isMuted: ((item: Item) => boolean) | undefined;
  readonly page: number | undefined;
  readonly pageSize: number | undefined;
  readonly selection: GridSelection | undefined;
  readonly empty: ReactNode;
}

/** Number of cards rendered at once: as many as a phone scrolls smoothly. */
const STEP = 50;
/** Cards in the first rendering: more than fit on a phone. */
const FIRST = 6;

/**
 * The grid on narrow windows: one card per row. Name and amount are at its top, status and actions at its bottom (actions
 * alone at its top); in between are the values that say what they are, and the others after their header. Missing values
 * are left out, and extra columns are under a disclosure.
 */
export function GridCards<Item>({ rows, empty, ...cards }: GridCardsProps<Item>) {
  if (rows === undefined) return <SkeletonRows label={cards.texts.loading} rows={6} columns="2fr 1fr" />;
  return rows.length === 0 ? empty : <Cards rows={rows} {...cards} />;
}

type CardsProps<Item> = Omit<GridCardsProps<Item>, 'rows' | 'empty'> & { readonly rows: readonly Item[] };

function Cards<Item>({ texts, columns, rows, rowKey, isMuted, page, pageSize, selection }: CardsProps<Item>) {
  const [limit, setLimit] = useState(STEP);
  // What a phone shows at first; the rest is rendered in short pieces.
  const count = useDeferredValue(pageSize ?? limit, FIRST);
  const select = useStableCallback((key: string | number, isOn: boolean): void => {
    const { selected = [], onChange } = selection ?? {};
    onChange?.(isOn ? [...selected, key] : selected.filter((other) => other !== key));
  });
  const start = pageSize === undefined ? 0 : (pageWithin(page, pagesOf(rows.length, pageSize)) - 1) * pageSize;
  const drawn = rows.slice(start, start + count);
  return (
    <>
      <ul aria-label={texts.label} className={styles.cards}>
        {drawn.map((item) => {
          const key = rowKey(item);
          const canSelect = selection && (selection.canSelect?.(key) ?? true);
          return (
            <Card
              key={key}
              texts={texts}
              columns={columns}
              item={item}
              rowKey={key}
              isMuted={isMuted?.(item) ?? false}
              isSelected={canSelect ? selection.selected.includes(key) : undefined}
              onSelect={select}
            />
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
}

type CardProps<Item> = Pick<GridCardsProps<Item>, 'texts' | 'columns'> & {
  readonly item: Item;
  readonly rowKey: string | number;
  readonly isMuted: boolean;
  /** Undefined for a row that can't be selected. */
  readonly isSelected: boolean | undefined;
  readonly onSelect: (key: string | number, isOn: boolean) => void;
};

function PlainCard<Item>({ texts, columns, item, rowKey, isMuted, isSelected, onSelect }: CardProps<Item>) {
  const [first, ...others] = columns;
  const status = others.find(({ kind }) => kind === 'status');
  const actions = others.find(({ kind }) => kind === 'actions');
  const amount = others.find(({ kind }) => kind === 'money');
  const details = others.filter(
    (column) => ![status, actions, amount].includes(column) && (hasOwnCell(column) || !isMissing(column.value?.(item))),
  );
  const extras = details.filter(({ isExtra }) => isExtra);
  const cell = (column: Column<Item>): ReactNode => <ColumnCell item={item} column={column} />;
  const buttons = actions && <div className={styles.cardActions}>{cell(actions)}</div>;
  // A line of their own would be empty but for them.
  const isAtTop = !status && !amount;
  return (
    <li className={classNames(styles.card, isMuted && styles.muted)}>
      <div className={styles.cardHead}>
        {isSelected !== undefined && (
          <Checkbox isSelected={isSelected} onChange={(isOn) => onSelect(rowKey, isOn)}>
            <VisuallyHidden>
              {texts.selectRow} {nameOfRow(namingColumn(columns), item)}
            </VisuallyHidden>
          </Checkbox>
        )}
        <span className={styles.cardTitle}>{first && cell(first)}</span>
        {amount && (
          <span className={classNames(styles.amount, kindClass(amount))}>
            <VisuallyHidden>{amount.header} </VisuallyHidden>
            {cell(amount)}
          </span>
        )}
        {isAtTop && buttons}
      </div>
      <Details item={item} columns={details.filter(({ isExtra }) => !isExtra)} />
      {extras.length > 0 && (
        <details className={styles.cardMore}>
          <summary>{texts.more}</summary>
          <Details item={item} columns={extras} />
        </details>
      )}
      {(status || (actions && !isAtTop)) && (
        <div className={styles.cardFoot}>
          {status && cell(status)}
          {buttons}
        </div>
      )}
    </li>
  );
}

/** Whether the column's own cell shows that a value is missing. Plain columns, which have no header, are left out. */
const hasOwnCell = ({ cell, isPlain }: Pick<Column<never>, 'cell' | 'isPlain'>): boolean => Boolean(cell && !isPlain);

function Details<Item>({ item, columns }: { readonly item: Item; readonly columns: readonly Column<Item>[] }) {
  return (
    <dl className={styles.cardDetails}>
      {columns.map((column) => (
        <div
          key={column.id}
          className={classNames(column.isPlain ? styles.plain : styles.pair, column.hasOwnLine && styles.whole)}
        >
          <dt>{column.isPlain ? <VisuallyHidden>{column.header}</VisuallyHidden> : column.header}</dt>
          <dd className={kindClass(column)}>
            <ColumnCell item={item} column={column} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** A card whose row and columns are the same is not rendered again. */
const Card = memo(PlainCard) as typeof PlainCard;
