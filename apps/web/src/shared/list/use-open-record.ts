import type { Place } from '../page/leave-guards.ts';
import { anId, readParam, withParam } from './use-address-param.ts';
import type { Spelling } from './use-address-param.ts';
import { useAddress } from './use-address.ts';

/** A new record, or an existing one by its id. */
export type OpenRecord = 'new' | number;
export const newOrId: Spelling<OpenRecord> = {
  read: (text) => (text === 'new' ? text : anId.read(text)),
  write: String,
};

/** For a form on part of a page: another record, or another tab, in the address leaves it. */
export function leaves(name: string): (from: Place, to: Place) => boolean {
  const paramIn = ({ search }: Place) => new URLSearchParams(search).get(name);
  return (from, to) => paramIn(from) !== paramIn(to);
}

/**
 * The record that is open in a form or dialog of the page: it is part of the address (`?user=new`, `?user=42`), so it
 * can be linked to and Back closes it. The page of the list behind it stays.
 */
export function useOpenRecord<Opened>(name: string, spelling: Spelling<Opened>) {
  const { search, go } = useAddress();
  function withOpened(query: URLSearchParams, opened: Opened | undefined): URLSearchParams {
    const page = query.get('page');
    const next = withParam(query, name, spelling, opened);
    if (page !== null) next.set('page', page);
    return next;
  }
  return {
    opened: readParam(new URLSearchParams(search), name, spelling),
    hrefOf: (record: Opened): string => `?${withOpened(new URLSearchParams(search), record)}`,
    open: (record: Opened) => go((query) => withOpened(query, record)),
    close: () => go((query) => withOpened(query, undefined), { replace: true }),
  };
}
