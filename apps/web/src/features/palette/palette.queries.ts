import { keepPreviousData } from '@tanstack/react-query';
import { limitTo, longestWord, orderNumberOf } from '@wayside/domain';
import { read } from '../../shared/data/read.ts';
import { vehicleSearchQuery } from '../../shared/vehicles/vehicles.queries.ts';

const LONGEST_SEARCH = 120;
const MINUTES = 60_000;

/** The first page of the fleets that fit; without a search, those with the most orders awaiting approval. */
export function fleetSearchQuery(search: string) {
  return {
    ...read('/fleets', { query: search === '' ? {} : { query: limitTo(search, LONGEST_SEARCH) } }),
    placeholderData: keepPreviousData,
    staleTime: MINUTES,
  };
}

/** The server looks for one text in each field, so it gets the longest word. */
export function vehicleMatchesQuery(search: string) {
  return {
    ...vehicleSearchQuery(longestWord(search)),
    staleTime: MINUTES,
  };
}

/**
 * Whether a search narrows the vehicles of a large fleet enough to ask for them: three letters, or two with a digit of
 * a unit number.
 */
export function isSelective(search: string): boolean {
  const word = longestWord(search);
  return word.length >= 3 || (word.length === 2 && /\d/.test(word));
}

/** Orders that are no longer active have to be asked for one by one: only for what can be the whole number. */
export function closedOrderNumber(search: string): number | undefined {
  const number = orderNumberOf(search);
  return number !== undefined && number >= 1000 ? number : undefined;
}
