export type CsvValue = string | number | boolean | null | undefined;

/** Marks the text as UTF-8; without it spreadsheets spoil every accent. */
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * A spreadsheet runs a text that begins with one of these signs, in any width, as a formula; some skip blanks and invisible characters
 * before it. A control character at the beginning can start a new cell or line.
 */
const FORMULA = /^[\s\p{Cc}\p{Cf}\p{DI}]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20\uFE66\uFE62\uFE63\uFE6B]|^[\s\p{Cf}\p{DI}]*\p{Cc}/u;
/** Digits with one sign and one decimal separator at most. A phone number with blanks or dashes is no number. */
const NUMBER = /^[+-]?\d+([.,]\d+)?$/;

const isFormula = (text: string): boolean => FORMULA.test(text) && !NUMBER.test(text);

const cellOf = (value: CsvValue): string => {
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : '';
  const text = String(value ?? '');
  const safe = isFormula(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/**
 * A CSV file as spreadsheets want it: byte order mark, CRLF, quotes where needed. Numbers, and texts that are exactly a number, stay as they
 * are; any other text that a spreadsheet would run as a formula has an apostrophe in front.
 */
export const csvOf = (header: readonly string[], rows: readonly (readonly CsvValue[])[]): string =>
  BYTE_ORDER_MARK + [header, ...rows].map((row) => `${row.map(cellOf).join(',')}\r\n`).join('');

/** A cell of one of our own files, without the apostrophe of `csvOf`. */
export const unguarded = (cell: string): string => (cell.startsWith("'") && isFormula(cell.slice(1)) ? cell.slice(1) : cell);
