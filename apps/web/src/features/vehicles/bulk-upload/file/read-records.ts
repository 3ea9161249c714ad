import { unguarded } from '@wayside/domain';
import Papa from 'papaparse';

/** The contract counts lines up to this number. */
const MOST_ROWS = 99_999;

export type FileProblem =
  | { problem: 'empty' | 'notCsv' | 'spreadsheet' | 'noVinColumn' | 'noRows' | 'tooManyRows' | 'tooLarge' }
  /** A quotation mark that is opened in this row and never closed. */
  | { problem: 'openQuote'; line: number };

const startsWith = (bytes: Uint8Array, ...start: number[]): boolean => start.every((byte, at) => bytes[at] === byte);

/** Excel's own formats: a zip file, and the older container. */
function isSpreadsheet(bytes: Uint8Array): boolean {
  return startsWith(bytes, 0x50, 0x4b, 0x03, 0x04) || startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0);
}

/** UTF-8, or what spreadsheets write in its place: UTF-16 with a mark, or the western code page. */
function textOf(bytes: Uint8Array): string {
  if (startsWith(bytes, 0xff, 0xfe)) return new TextDecoder('utf-16le').decode(bytes);
  if (startsWith(bytes, 0xfe, 0xff)) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** Control characters that no text has. */
// oxlint-disable-next-line no-control-regex -- these are what it looks for
const BINARY = /[\0-\x08\x0e-\x1a\x1c-\x1f]/;

/**
 * The separator that the header has most of. Papa's own guess goes by the most columns in the rows, and takes a decimal
 * comma for one.
 */
function delimiterOf(text: string): string {
  const header = text.slice(0, text.search(/[\r\n]|$/));
  const counts = [',', ';', '\t', '|'].map((delimiter) => ({ delimiter, count: header.split(delimiter).length }));
  return counts.reduce((best, other) => (other.count > best.count ? other : best)).delimiter;
}

/** The records of a CSV file, header first, by content: the name and the type that the system reports say little. */
export function readRecords(bytes: Uint8Array): FileProblem | { records: string[][] } {
  if (isSpreadsheet(bytes)) return { problem: 'spreadsheet' };
  const text = textOf(bytes);
  if (text.trim() === '') return { problem: 'empty' };
  if (BINARY.test(text)) return { problem: 'notCsv' };
  const { data, errors } = Papa.parse<string[]>(text, { delimiter: delimiterOf(text), preview: MOST_ROWS + 2 });
  const open = errors.find(({ code }) => code === 'MissingQuotes');
  if (open) return { problem: 'openQuote', line: (open.row ?? 0) + 1 };
  // Files end with a line break.
  while (data.length > 0 && data.at(-1)!.every((cell) => cell.trim() === '')) data.pop();
  if (data.length > MOST_ROWS + 1) return { problem: 'tooManyRows' };
  return { records: data.map((cells) => cells.map((cell) => unguarded(cell.trim()))) };
}

/** A CSV file of these records. Nothing is changed in the cells: only the server reads it, and our own draft. */
export const recordsCsv = (records: readonly (readonly string[])[]): string =>
  Papa.unparse(records as string[][], { newline: '\r\n' });
