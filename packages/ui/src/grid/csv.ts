import { isNumeric } from './columns.ts';
import type { GridColumn } from './columns.ts';
import { numberIn } from './values.ts';
import type { GridValue } from './values.ts';

/** Tells spreadsheets that the text is UTF-8; without it they spoil every accent. */
const BYTE_ORDER_MARK = '\uFEFF';

/** A spreadsheet takes a text that begins like this for a formula and runs it. */
const FORMULA = /^\s*[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/;
const NUMBER = /^[+-]?\d+([.,]\d+)?$/;

const field = (value: GridValue): string => {
  if (typeof value === 'number') return String(value);
  const text = value ?? '';
  const safe = FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

const valueIn = <Item>(column: GridColumn<Item>, item: Item): GridValue => {
  if (column.csv) return column.csv(item);
  if (isNumeric(column)) return numberIn(column.value(item));
  return column.format?.(item) ?? column.value(item);
};

/**
 * The rows as comma-separated text: one line of headers, then one per row; numbers plain, texts as they are shown. Text that a spreadsheet
 * would run as a formula is quoted with an apostrophe. Columns of actions have nothing to say.
 */
export const toCsv = <Item>(columns: readonly GridColumn<Item>[], rows: readonly Item[]): string => {
  const told = columns.filter(({ kind }) => kind !== 'actions');
  const lines = [told.map(({ header }) => field(header)), ...rows.map((item) => told.map((column) => field(valueIn(column, item))))];
  return BYTE_ORDER_MARK + lines.map((line) => `${line.join(',')}\r\n`).join('');
};

/** Hands a text to the person as a file. */
export const saveFile = (fileName: string, text: string, type = 'text/csv;charset=utf-8'): void => {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  // The browser reads it after this turn.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
};
