import type { ReactNode } from 'react';
import type { SortDescriptor } from 'react-aria-components/Table';
import { classNames } from '../class-names.ts';
import styles from './table.module.css';

export interface TableColumn<Item> {
  readonly id: string;
  readonly header: string;
  readonly cell: (item: Item) => ReactNode;
  /** Right-aligns quantities and money, with tabular figures. */
  readonly align?: 'left' | 'right';
  /** CSS width. */
  readonly width?: string;
  /** Only screen readers get the header, for action columns. */
  readonly isHeaderHidden?: boolean;
  readonly isSortable?: boolean;
  /** Position in a stacked card: `status` at its top right, `actions` at the bottom. */
  readonly place?: 'status' | 'actions';
}

export interface TableProps<Item> {
  /** Accessible name. */
  readonly label: string;
  /** The first column names the row. */
  readonly columns: readonly TableColumn<Item>[];
  readonly rows: readonly Item[];
  readonly rowKey: (item: Item) => string | number;
  /** Opens the row. Also put a `Link` with the same URL in the first cell, so that it can open in a new tab. */
  readonly onOpen?: (item: Item) => void;
  /** Shown when there are no rows. */
  readonly empty?: ReactNode;
  readonly sort?: SortDescriptor;
  readonly onSort?: (sort: SortDescriptor) => void;
  /** Shows stale rows while new ones load. */
  readonly isStale?: boolean;
  /** Height in pixels above which the rows scroll under their header; cards never scroll. */
  readonly maxHeight?: number;
}

export function cellClass<Item>({ align, place }: TableColumn<Item>, at: number): string {
  return classNames(styles.cell, at === 0 && styles.first, align === 'right' && styles.right, place && styles[place]);
}

export function labelOf<Item>({ header, isHeaderHidden }: TableColumn<Item>, at: number) {
  return !isHeaderHidden && at > 0 ? { 'data-label': header } : undefined;
}
