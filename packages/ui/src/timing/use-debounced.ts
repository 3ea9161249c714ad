import { useEffect, useState } from 'react';
import { SEARCH_DEBOUNCE_MS } from './debounce.ts';

/** The value, once it has not changed for `wait` milliseconds. */
export function useDebounced<Value>(value: Value, wait: number = SEARCH_DEBOUNCE_MS): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), wait);
    return () => clearTimeout(timer);
  }, [value, wait]);
  return settled;
}
