import { useEffect, useEffectEvent, useState } from 'react';
import { SEARCH_DEBOUNCE_MS } from './debounce.ts';

/**
 * Of our own writes under way, in their order, those that are left once `arrived` is there; `undefined` if it is none of
 * them, but a change by others.
 */
export function leftOf(writes: readonly string[], arrived: string): readonly string[] | undefined {
  const at = writes.lastIndexOf(arrived);
  return at < 0 ? undefined : writes.slice(at + 1);
}

export interface TypedOptions<Value> {
  /** What is written so far, as a key. */
  readonly written: string;
  /** What it shows. */
  readonly read: () => Value;
  /** What a value is written as. */
  readonly keyOf: (value: Value) => string;
  readonly onSettled: (value: Value) => void;
}

export interface Typed<Value> {
  readonly typed: Value;
  readonly type: (value: Value) => void;
  /** Shows a value that the caller itself writes. */
  readonly show: (value: Value) => void;
  /** Writes without waiting for the pause. */
  readonly settle: () => void;
}

/**
 * What is typed into a field whose value is written elsewhere (the address, the filters of a list) after a pause. The
 * field never waits for it: a write that arrives takes nothing back that was typed since. What others change there
 * replaces it.
 */
export function useTyped<Value>({ written, read, keyOf, onSettled }: TypedOptions<Value>): Typed<Value> {
  const [typed, setTyped] = useState({ value: read(), isOwn: false });
  const [seen, setSeen] = useState(written);
  const [writes, setWrites] = useState<readonly string[]>([]);
  if (seen !== written) {
    setSeen(written);
    const left = leftOf(writes, written);
    setWrites(left ?? []);
    if (!left) setTyped({ value: read(), isOwn: false });
  }
  const latest = writes.at(-1) ?? written;
  const settle = () => {
    const key = keyOf(typed.value);
    if (!typed.isOwn || key === latest) return;
    setWrites([...writes, key]);
    onSettled(typed.value);
  };
  const pause = useEffectEvent(settle);
  useEffect(() => {
    if (!typed.isOwn) return undefined;
    const timer = setTimeout(() => pause(), SEARCH_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return {
    typed: typed.value,
    type: (value) => setTyped({ value, isOwn: true }),
    show: (value) => {
      const key = keyOf(value);
      if (key !== latest) setWrites([...writes, key]);
      // A space at the end of a text is not taken back.
      if (keyOf(typed.value) !== key) setTyped({ value, isOwn: false });
    },
    settle,
  };
}
