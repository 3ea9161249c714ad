import { useEffect, useRef } from 'react';
import type { RefCallBack } from 'react-hook-form';

/**
 * For controls without a single input: focuses the first control inside the returned box when the form asks for the
 * field's focus.
 */
export function useFocusInside(ref: RefCallBack) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    ref({ focus: () => box.current?.querySelector<HTMLElement>('button, input, [role="spinbutton"]')?.focus() });
  }, [ref]);
  return box;
}
