import { useId } from 'react';
import type { ReactNode } from 'react';
import styles from './dossier.module.css';

export interface DossierTableProps<Row> {
  title: string;
  columns: readonly { id: string; header: string; isNumber?: boolean; cell: (row: Row) => ReactNode }[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  empty: string;
}

/** A plain table for paper: nothing to press, its header on every page that it reaches. */
export function DossierTable<Row>({ title, columns, rows, rowKey, empty }: DossierTableProps<Row>) {
  const id = useId();
  return (
    // A phone scrolls a wide table sideways, with keys too.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={styles.section} aria-labelledby={id} tabIndex={0}>
      <h2 id={id} className={styles.heading}>
        {title}
      </h2>
      {rows.length === 0 ? (
        <p className={styles.empty}>{empty}</p>
      ) : (
        <table className={styles.table}>
          <thead>
            <tr>
              {columns.map(({ id, header, isNumber }) => (
                <th key={id} scope="col" className={isNumber ? styles.number : undefined}>
                  {header}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={rowKey(row)}>
                {columns.map(({ id, isNumber, cell }) => (
                  <td key={id} className={isNumber ? styles.number : undefined}>
                    {cell(row) || '—'}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
