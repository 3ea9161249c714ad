import { useEffect } from 'react';
import { inIdleTime } from '../../timing/in-idle-time.ts';
import type { Column, ColumnValue } from '../../columns/column.ts';
import { searchableText } from '../values.ts';

function searchedTexts<Item>(
  { value, format, searched, kind, isHidden }: Column<Item>,
  item: Item,
): readonly ColumnValue[] {
  if (searched) return [searched(item)];
  // Digits of an amount that one does not see match by accident: a search for unit 210 is not one for 21,020 miles.
  return isHidden && kind === 'number' ? [] : [value?.(item), format?.(item)];
}

type Texts = WeakMap<WeakKey, string>;
const textsByColumns = new WeakMap<readonly Column<never>[], Texts>();

function textsOf(columns: readonly Column<never>[]): Texts {
  const texts = textsByColumns.get(columns);
  if (texts) return texts;
  const made: Texts = new WeakMap();
  textsByColumns.set(columns, made);
  return made;
}

/** What a row is searched by. Built once per row, because that takes most of the time of a search. */
function searchTextOf<Item>(columns: readonly Column<Item>[], item: Item): string {
  const texts = textsOf(columns);
  const text = texts.get(item as WeakKey);
  if (text !== undefined) return text;
  const made = searchableText(columns.flatMap((column) => searchedTexts(column, item)));
  texts.set(item as WeakKey, made);
  return made;
}

/** Whether a row contains all words (`searchedWords`) in its columns, visible or not. */
export function hasWords<Item>(columns: readonly Column<Item>[], item: Item, words: readonly string[]): boolean {
  if (words.length === 0) return true;
  const text = searchTextOf(columns, item);
  return words.every((word) => text.includes(word));
}

/** How many rows are built before asking again whether the browser is idle. */
const ROWS = 20;

/**
 * Builds the search texts of all rows while the browser is idle, so that the first letter is as quick as the others.
 */
export function useSearchTextsAhead<Item>(columns: readonly Column<Item>[], rows: readonly Item[] | undefined): void {
  useEffect(() => {
    if (!rows) return undefined;
    let at = 0;
    return inIdleTime(() => {
      for (const item of rows.slice(at, at + ROWS)) searchTextOf(columns, item);
      at += ROWS;
      return at < rows.length;
    });
  }, [columns, rows]);
}
