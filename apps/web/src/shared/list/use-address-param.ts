import { parseDay } from '@wayside/domain';
import type { Day } from '@wayside/domain';
import { useMemo } from 'react';
import { useAddress } from './use-address.ts';
import type { GoOptions } from './use-address.ts';

/**
 * How a value is written in an address. `read` returns undefined for invalid text, since people also edit URLs by hand.
 */
export interface Spelling<Value> {
  read: (text: string) => Value | undefined;
  write: (value: Value) => string;
}

/**
 * One of a fixed set of words, as is or with a spelling for each: `oneOf(['past', 'soon'])`, `oneOf({ pastDue: 'past',
 * dueSoon: 'soon' })`.
 */
export function oneOf<const Word extends string>(
  words: readonly Word[] | Readonly<Record<Word, string>>,
): Spelling<Word> {
  const spelled: [Word, string][] = Array.isArray(words)
    ? (words as readonly Word[]).map((word) => [word, word])
    : (Object.entries(words) as [Word, string][]);
  return {
    read: (text) => spelled.find(([, spelling]) => spelling === text)?.[0],
    write: (value) => spelled.find(([word]) => word === value)?.[1] ?? value,
  };
}

/** An ID: a positive integer of up to eight digits. */
export const anId: Spelling<number> = {
  read: (text) => (/^[1-9]\d{0,7}$/.test(text) ? Number(text) : undefined),
  write: String,
};

/** A day as in requests, `2026-03-01`, whatever the region. */
export const aDay: Spelling<Day> = {
  read: (text) => (/^\d{4}-\d{2}-\d{2}$/.test(text) ? (parseDay(text, 'CA') ?? undefined) : undefined),
  write: String,
};

/** Any text, truncated to `length`. */
export const aText = (length = 120): Spelling<string> => ({
  read: (text) => text.slice(0, length) || undefined,
  write: (text) => text,
});

/**
 * Reads one parameter from the query, and returns the query with a new value. A change resets paging to the first page.
 */
export function readParam<Value>(query: URLSearchParams, name: string, spelling: Spelling<Value>): Value | undefined {
  const text = query.get(name);
  return text === null ? undefined : spelling.read(text);
}

export function withParam<Value>(
  query: URLSearchParams,
  name: string,
  spelling: Spelling<Value>,
  value: Value | undefined,
): URLSearchParams {
  const next = new URLSearchParams(query);
  next.delete('page');
  if (value === undefined) next.delete(name);
  else next.set(name, spelling.write(value));
  return next;
}

/**
 * One page filter, kept in the address: `const [due, setDue] = useAddressParam('due', oneOf(DUE), 'all')`. The default
 * value is left out of the address. Each change adds a history entry, or with `replace` takes the place of the last
 * one, for text that is typed.
 */
export function useAddressParam<Value, const Usual>(
  name: string,
  spelling: Spelling<Value>,
  usual: Usual,
  options?: GoOptions,
): readonly [Value | Usual, (value: Value | Usual) => void] {
  const { search, go } = useAddress();
  const value = useMemo(() => readParam(new URLSearchParams(search), name, spelling), [search, name, spelling]);
  return [
    value ?? usual,
    (next) => go((query) => withParam(query, name, spelling, next === usual ? undefined : (next as Value)), options),
  ];
}
