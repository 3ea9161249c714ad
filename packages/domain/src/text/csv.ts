export type CsvValue = string | number | boolean | null | undefined;

/** Marks the text as UTF-8; without it spreadsheets garble accented letters. */
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * Spreadsheets treat a text that starts with one of these characters, in any width, as a formula; some ignore leading
 * whitespace and invisible characters. A leading control character can start a new cell or line.
 */
const FORMULA =
  /^[\s\p{Cc}\p{Cf}\p{DI}]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20\uFE66\uFE62\uFE63\uFE6B]|^[\s\p{Cf}\p{DI}]*\p{Cc}/u;
/** Digits with at most one sign and one decimal separator. A phone number with spaces or dashes is not a number. */
const NUMBER = /^[+-]?\d+([.,]\d+)?$/;

const isFormula = (text: string): boolean => FORMULA.test(text) && !NUMBER.test(text);

function cellOf(value: CsvValue): string {
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : '';
  const text = String(value ?? '');
  const safe = isFormula(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/**
 * A CSV file as spreadsheets expect it: byte order mark, CRLF, quotes where needed. Numbers, and texts that are exactly
 * a number, are unchanged; any other text a spreadsheet would treat as a formula gets a leading apostrophe.
 */
export function csvOf(header: readonly string[], rows: readonly (readonly CsvValue[])[]): string {
  return BYTE_ORDER_MARK + [header, ...rows].map((row) => `${row.map(cellOf).join(',')}\r\n`).join('');
}

/** A cell of one of our own files, without the apostrophe added by `csvOf`. */
export const unguarded = (cell: string): string =>
  cell.startsWith("'") && isFormula(cell.slice(1)) ? cell.slice(1) : cell;
