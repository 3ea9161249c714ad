import { useTranslation } from '@wayside/i18n';
import { Check, Minus } from 'lucide-react';
import styles from './mark-table.module.css';

export interface MarkGroup {
  title?: string;
  /** What is compared, with a mark for each column. */
  rows: readonly { readonly name: string; readonly marks: readonly boolean[] }[];
}

export interface MarkTableProps {
  label: string;
  /** Of the first column. */
  head: string;
  columns: readonly string[];
  groups: readonly MarkGroup[];
}

/** What applies and what does not, to read: a row each, with a mark or a dash in every column. */
export function MarkTable({ label, head, columns, groups }: MarkTableProps) {
  const { t } = useTranslation('users');
  const mark = { size: 16, role: 'img' } as const;
  return (
    <table aria-label={label} data-columns={columns.length} className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{head}</th>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      {groups.map(({ title, rows }) => (
        <tbody key={title}>
          {title && (
            <tr>
              <th scope="rowgroup" colSpan={columns.length + 1} className={styles.group}>
                {title}
              </th>
            </tr>
          )}
          {rows.map(({ name, marks }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {marks.map((isOn, at) => (
                <td key={columns[at]} data-on={isOn || undefined}>
                  {isOn ? (
                    <Check {...mark} aria-label={t('mark.yes')} />
                  ) : (
                    <Minus {...mark} aria-label={t('mark.no')} />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}
