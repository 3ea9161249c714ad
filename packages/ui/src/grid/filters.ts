import type { Column, ColumnValue } from '../columns/column.ts';
import { numberIn, plainText } from './values.ts';

const TEXT_TESTS = {
  contains: (text: string, wanted: string) => text.includes(wanted),
  notContains: (text: string, wanted: string) => !text.includes(wanted),
  equals: (text: string, wanted: string) => text === wanted,
  notEqual: (text: string, wanted: string) => text !== wanted,
  startsWith: (text: string, wanted: string) => text.startsWith(wanted),
  endsWith: (text: string, wanted: string) => text.endsWith(wanted),
} as const;

/** A month counts with each of its days. */
const isWithin = (day: string, from: string, upTo: string): boolean =>
  day.slice(0, 10) >= from.slice(0, day.length) && day.slice(0, 10) <= upTo.slice(0, day.length);

const NUMBER_TESTS = {
  equals: (size: number, wanted: number) => size === wanted,
  notEqual: (size: number, wanted: number) => size !== wanted,
  lessThan: (size: number, wanted: number) => size < wanted,
  lessThanOrEqual: (size: number, wanted: number) => size <= wanted,
  greaterThan: (size: number, wanted: number) => size > wanted,
  greaterThanOrEqual: (size: number, wanted: number) => size >= wanted,
  inRange: (size: number, wanted: number, upTo: number) => size >= wanted && size <= upTo,
} as const;

type TextTest = keyof typeof TEXT_TESTS;
type NumberTest = keyof typeof NUMBER_TESTS;
export type FilterTest = TextTest | NumberTest | 'blank' | 'notBlank';

/** One condition on one column; the test uses the grid library's names. */
export interface GridFilter {
  readonly column: string;
  readonly is: FilterTest;
  /** Text or number as typed; absent for tests without a value. */
  readonly value?: string;
  /** End of a range, inclusive. */
  readonly upTo?: string;
}

export const FILTER_TESTS: readonly FilterTest[] = [
  ...new Set([
    ...(Object.keys(TEXT_TESTS) as TextTest[]),
    ...(Object.keys(NUMBER_TESTS) as NumberTest[]),
    'blank' as const,
    'notBlank' as const,
  ]),
];

/** Letters and digits alone, in which `awaitingApproval` and "Awaiting approval" are the same. */
const lettersOf = (text: string): string => plainText(text).replaceAll(/[^\p{L}\p{N}]/gu, '');

/** Swaps the ends of a range that was entered the wrong way around, which nothing could match. */
export function ascending(filter: GridFilter): GridFilter {
  const { is, value = '', upTo = '' } = filter;
  if (is !== 'inRange' || value === '' || upTo === '') return filter;
  const [from, to] = [Number(value), Number(upTo)];
  const isTurned = Number.isNaN(from) || Number.isNaN(to) ? value > upTo : from > to;
  return isTurned ? { ...filter, value: upTo, upTo: value } : filter;
}

/**
 * The filter as it is applied: with the name of a choice, where an older address has its word, in English or the
 * reader's language, and with a range from its lower to its upper end.
 */
export function filterOn({ choices = {} }: Pick<Column<never>, 'choices'>, given: GridFilter): GridFilter {
  const filter = ascending(given);
  const wanted = lettersOf(filter.value ?? '');
  if (wanted === '' || Object.hasOwn(choices, filter.value!)) return filter;
  const choice = Object.entries(choices).find((names) => names.some((name) => lettersOf(name) === wanted));
  return choice ? { ...filter, value: choice[0] } : filter;
}

const hasOwn = <Tests extends object>(tests: Tests, test: PropertyKey): test is keyof Tests =>
  Object.hasOwn(tests, test);

/** A range of days for the grid library, whose own filter of dates is more code. */
export const DAYS_OPTION = {
  displayKey: 'inRange',
  displayName: 'inRange',
  numberOfInputs: 2,
  predicate: (ends: readonly unknown[], value: unknown): boolean => {
    const [from = '', upTo = ''] = ends.map(String).toSorted();
    return typeof value === 'string' && isWithin(value, from, upTo);
  },
} as const;

/** Whether a value matches; dates as in ISO 8601. A missing value matches only tests that exclude something else. */
export function passesFilter(
  value: ColumnValue,
  { is, value: wanted = '', upTo = '' }: GridFilter,
  isNumber: boolean,
): boolean {
  const size = numberIn(value);
  const text = isNumber ? '' : plainText(value);
  const isBlank = isNumber ? size === null : text.trim() === '';
  if (is === 'blank') return isBlank;
  if (is === 'notBlank') return !isBlank;
  if (isBlank) return is === 'notEqual' || is === 'notContains';
  if (isNumber) return hasOwn(NUMBER_TESTS, is) && NUMBER_TESTS[is](size ?? 0, Number(wanted), Number(upTo));
  if (is === 'inRange') return isWithin(text, wanted, upTo);
  return hasOwn(TEXT_TESTS, is) && TEXT_TESTS[is](text, plainText(wanted));
}

/** Our filter as an AG Grid filter model. */
interface FilterModel {
  readonly filterType: 'text' | 'number';
  readonly type: string;
  readonly filter?: string | number;
  readonly filterTo?: string | number;
}

export function modelOf(
  filters: readonly GridFilter[],
  isNumber: (column: string) => boolean,
): Record<string, FilterModel> {
  return Object.fromEntries(
    filters.map(({ column, is, value, upTo }) => [
      column,
      isNumber(column)
        ? {
            filterType: 'number',
            type: is,
            filter: value === undefined ? undefined : Number(value),
            filterTo: upTo === undefined ? undefined : Number(upTo),
          }
        : { filterType: 'text', type: is, filter: value, filterTo: upTo },
    ]),
  );
}

function written(value: unknown): string | undefined {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}

/**
 * Converts the grid library's filters to ours. Anything beyond one condition per column is not offered and is dropped.
 */
export function filtersIn(model: Readonly<Record<string, unknown>>): readonly GridFilter[] {
  return Object.entries(model).flatMap(([column, condition]) => {
    const { type, filter, filterTo } = (condition ?? {}) as Record<string, unknown>;
    const is = FILTER_TESTS.find((test) => test === type);
    if (!is) return [];
    return [{ column, is, value: written(filter), upTo: written(filterTo) }];
  });
}

export function isSameFilters(one: readonly GridFilter[], other: readonly GridFilter[]): boolean {
  const keyOf = (filters: readonly GridFilter[]): string =>
    JSON.stringify(
      filters
        .map(({ column, is, value, upTo }) => [column, is, value, upTo])
        .toSorted((a, b) => (a[0]! < b[0]! ? -1 : 1)),
    );
  return keyOf(one) === keyOf(other);
}
