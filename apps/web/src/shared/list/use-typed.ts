import { useTyped } from '@wayside/ui';
import { aText, useAddressParam } from './use-address-param.ts';

/**
 * Text of the search field. Written to the address after a pause in typing, so that the field never waits for the
 * router; changes of the address (Back, a link) update the field.
 */
export function useTypedSearch(written: string, onSettled: (search: string) => void) {
  return useTyped({
    written,
    read: () => written,
    keyOf: (text) => text.trim(),
    onSettled: (text) => onSettled(text.trim()),
  });
}

const SEARCH = aText();

/** The search of a short list, in the address as `q`: its text, and how it changes. */
export function useAddressSearch(): readonly [string, (text: string) => void] {
  const [written, write] = useAddressParam('q', SEARCH, '', { replace: true });
  const { typed, type } = useTypedSearch(written, write);
  return [typed, type];
}
