import { isMissing } from '../columns/column.ts';
import type { ColumnValue } from '../columns/column.ts';

/**
 * The number in a value: a number, or text as servers send it (`"1234.50"`, `"$1,234.50 CAD"`, `"-3 mi"`).
 * `null` if there is none.
 */
export function numberIn(value: ColumnValue): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  const match = value?.replaceAll(/[\s,\u00a0\u202f]/g, '').match(/-?\$?(\d+(?:\.\d+)?|\.\d+)/);
  if (!match) return null;
  return Number(match[1]) * (match[0].startsWith('-') ? -1 : 1);
}

/** Whoever sorts turns the result around if the largest come first. */
const emptyLast = (isDescending: boolean): number => (isDescending ? -1 : 1);

/** Compares numerically. Missing numbers come last in both directions. */
export function compareNumbers(one: ColumnValue, other: ColumnValue, isDescending = false): number {
  const [a, b] = [numberIn(one), numberIn(other)];
  if (a === null || b === null) return (Number(a === null) - Number(b === null)) * emptyLast(isDescending);
  return a - b;
}

const collators = new Map<string | undefined, Intl.Collator>();

function collatorOf(language: string | undefined): Intl.Collator {
  const collator = collators.get(language);
  if (collator) return collator;
  const made = new Intl.Collator(language, { numeric: true, sensitivity: 'base' });
  collators.set(language, made);
  return made;
}

/** Compares by the language's rules, with numbers in text by size. Missing values come last in both directions. */
export function compareTexts(language?: string) {
  return (one: ColumnValue, other: ColumnValue, isDescending = false): number => {
    if (isMissing(one) || isMissing(other))
      return (Number(isMissing(one)) - Number(isMissing(other))) * emptyLast(isDescending);
    return collatorOf(language).compare(String(one), String(other));
  };
}

/** Ignores case and accents, as people do when searching. */
export function plainText(value: ColumnValue): string {
  return String(value ?? '')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase();
}

/** Texts as one, without case and accents. */
export const searchableText = (texts: readonly ColumnValue[]): string =>
  plainText(texts.filter((text) => !isMissing(text)).join(' '));

/** The words of a search, as they are looked for in a searchable text. */
export const searchedWords = (search: string): readonly string[] => plainText(search).split(/\s+/).filter(Boolean);

/** Whether the texts contain every word of the search, ignoring case and accents. */
export function matchesSearch(texts: readonly ColumnValue[], search: string): boolean {
  const text = searchableText(texts);
  return searchedWords(search).every((word) => text.includes(word));
}
