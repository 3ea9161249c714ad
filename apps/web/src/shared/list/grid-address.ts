import type { FilterTest, GridFilter, GridState } from '@wayside/ui/grid';

/** The state of one grid in the address. */
export interface GridAddress {
  search: string;
  state: GridState;
}

/** Filter tests as spelled in addresses. */
const SPELLING: Record<FilterTest, string> = {
  contains: 'has',
  notContains: 'lacks',
  equals: 'is',
  notEqual: 'not',
  startsWith: 'starts',
  endsWith: 'ends',
  lessThan: 'lt',
  lessThanOrEqual: 'lte',
  greaterThan: 'gt',
  greaterThanOrEqual: 'gte',
  inRange: 'in',
  blank: 'empty',
  notBlank: 'filled',
};
const TESTS = new Map(Object.entries(SPELLING).map(([test, spelling]) => [spelling, test as FilterTest]));

const UNSORTED = '-';
/** Separates column IDs. No ID contains it, and URLs don't escape it. */
const BETWEEN = '.';
const UP_TO = '_';

type Name = 'q' | 'sort' | 'f' | 'page' | 'size' | 'hide' | 'cols';

/** Parameter name: with the grid's prefix where a page has several grids, otherwise bare. */
export const inPrefix = (prefix: string | undefined, name: string): string => (prefix ? `${prefix}.${name}` : name);
const nameIn: (prefix: string | undefined, name: Name) => string = inPrefix;

function filterOf(spelled: string): GridFilter[] {
  const [column = '', spelling = '', ...rest] = spelled.split(BETWEEN);
  const is = TESTS.get(spelling);
  if (!column || !is) return [];
  if (is === 'blank' || is === 'notBlank') return [{ column, is }];
  const value = rest.join(BETWEEN);
  if (is !== 'inRange') return value === '' ? [] : [{ column, is, value }];
  const [from = '', upTo = ''] = value.split(UP_TO);
  return from === '' || upTo === '' ? [] : [{ column, is, value: from, upTo }];
}

function spellFilter({ column, is, value, upTo }: GridFilter): string {
  return [
    column,
    SPELLING[is],
    ...(value === undefined ? [] : [upTo === undefined ? value : `${value}${UP_TO}${upTo}`]),
  ].join(BETWEEN);
}

const wholeNumber = (text: string | null): number | undefined =>
  text && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : undefined;

const idsIn = (text: string | null): string[] | undefined => text?.split(BETWEEN).filter(Boolean);

function sortOf(text: string | null): GridState['sort'] {
  if (!text) return undefined;
  if (text === UNSORTED) return null;
  return text.startsWith('-') ? { column: text.slice(1), direction: 'desc' } : { column: text, direction: 'asc' };
}

/** Reads a grid's state from the query. Invalid parts are dropped, since people also edit URLs by hand. */
export function readGridAddress(query: URLSearchParams, prefix?: string): GridAddress {
  const said = (name: Name): string | null => query.get(nameIn(prefix, name));
  const filters = query.getAll(nameIn(prefix, 'f')).flatMap(filterOf);
  const [page, pageSize, hidden, order] = [
    wholeNumber(said('page')),
    wholeNumber(said('size')),
    idsIn(said('hide')),
    idsIn(said('cols')),
  ];
  return {
    search: said('q') ?? '',
    state: {
      sort: sortOf(said('sort')),
      filters: filters.length > 0 ? filters : undefined,
      page,
      // These replace a preference, and without a value leave it as it is.
      ...(pageSize && { pageSize }),
      ...(hidden && { hidden }),
      ...(order && { order }),
    },
  };
}

/** The query with this grid's state; other parameters stay. */
export function writeGridAddress(
  query: URLSearchParams,
  { search, state }: GridAddress,
  prefix?: string,
): URLSearchParams {
  const next = new URLSearchParams(query);
  const say = (name: Name, text: string | undefined): void => {
    if (text === undefined) next.delete(nameIn(prefix, name));
    else next.set(nameIn(prefix, name), text);
  };
  const { sort, filters = [], page, pageSize, hidden, order } = state;
  say('q', search === '' ? undefined : search);
  say(
    'sort',
    sort === undefined ? undefined : sort === null ? UNSORTED : `${sort.direction === 'desc' ? '-' : ''}${sort.column}`,
  );
  say('f', undefined);
  for (const filter of filters) next.append(nameIn(prefix, 'f'), spellFilter(filter));
  say('page', page?.toString());
  say('size', pageSize?.toString());
  say('hide', hidden?.join(BETWEEN));
  say('cols', order?.join(BETWEEN));
  return next;
}

const columnsOf = ({ filters = [] }: GridState): string => filters.map(({ column }) => column).join(BETWEEN);

/**
 * Whether a change gets its own history entry. Typing a condition does not, nor do personal settings (columns, page
 * size), which also apply to earlier entries.
 */
export function isStep(before: GridState, after: GridState): boolean {
  if (before.pageSize !== after.pageSize) return false;
  if (JSON.stringify(before.sort) !== JSON.stringify(after.sort) || columnsOf(before) !== columnsOf(after)) return true;
  return before.page !== after.page && before.filters === after.filters;
}
