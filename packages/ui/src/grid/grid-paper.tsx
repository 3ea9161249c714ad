import { ColumnCell, kindClass } from '../columns/column-cell.tsx';
import type { Column } from '../columns/column.ts';
import styles from './grid-paper.module.css';

export interface GridPaperProps<Item> {
  readonly label: string;
  /** The visible columns, in order. */
  readonly columns: readonly Column<Item>[];
  /** Every row that matches search and filters. */
  readonly rows: readonly Item[];
  readonly rowKey: (item: Item) => string | number;
}

/** The rows on paper: all of them, without pages and controls. The grid library would print what is in the window. */
export function GridPaper<Item>({ label, columns, rows, rowKey }: GridPaperProps<Item>) {
  const shown = columns.filter(({ kind }) => kind !== 'actions');
  return (
    <table className={styles.paper} data-paper aria-label={label}>
      <thead>
        <tr>
          {shown.map((column) => (
            <th key={column.id} scope="col" className={kindClass(column)}>
              {column.header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((item) => (
          <tr key={rowKey(item)}>
            {shown.map((column) => (
              <td key={column.id} className={kindClass(column)}>
                <ColumnCell item={item} column={column} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
