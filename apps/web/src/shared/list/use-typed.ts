import { SEARCH_DEBOUNCE_MS } from '@wayside/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { aText, useAddressParam } from './use-address-param.ts';

interface Typed {
  typed: string;
  type: (text: string) => void;
  /** Shows a text that the caller itself writes to the address. */
  show: (text: string) => void;
}

/**
 * Text of the search field. Written to the address after a pause in typing, so that the field never waits for the
 * router; changes of the address (Back, a link) update the field.
 */
export function useTyped(written: string, onSettled: (search: string) => void): Typed {
  const [typed, type] = useState(written);
  const [seen, setSeen] = useState(written);
  const [own, setOwn] = useState(written);
  if (seen !== written) {
    setSeen(written);
    // Our own write may be older than what has been typed since.
    if (written !== own) {
      setOwn(written);
      type(written);
    }
  }
  const settle = useEffectEvent(onSettled);
  useEffect(() => {
    const text = typed.trim();
    if (text === own) return undefined;
    const timer = setTimeout(() => {
      setOwn(text);
      settle(text);
    }, SEARCH_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [typed, own]);
  return {
    typed,
    type,
    show: (text) => {
      setOwn(text);
      type(text);
    },
  };
}

const SEARCH = aText();

/** The search of a short list, in the address as `q`: its text, and how it changes. */
export function useAddressSearch(): readonly [string, (text: string) => void] {
  const [written, write] = useAddressParam('q', SEARCH, '', { replace: true });
  const { typed, type } = useTyped(written, write);
  return [typed, type];
}
