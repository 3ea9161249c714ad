import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SEARCH_DEBOUNCE_MS } from './debounce.ts';
import { leftOf, useTyped } from './use-typed.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A field whose writes arrive when the test says so. */
function field(start: string) {
  const onSettled = vi.fn<(text: string) => void>();
  const { result, rerender } = renderHook(
    ({ written }) => useTyped({ written, read: () => written, keyOf: (text: string) => text.trim(), onSettled }),
    { initialProps: { written: start } },
  );
  return {
    onSettled,
    text: () => result.current.typed,
    type: (text: string) => act(() => result.current.type(text)),
    show: (text: string) => act(() => result.current.show(text)),
    pause: () => act(() => vi.advanceTimersByTime(SEARCH_DEBOUNCE_MS)),
    arrive: (written: string) => rerender({ written }),
  };
}

it.each([
  [['a', 'ab'], 'a', ['ab']],
  [['a', 'ab'], 'ab', []],
  [['a', ''], '', []],
  [['a'], 'b', undefined],
  [[], '', undefined],
])('of the writes %j, once %j is there, %j are left', (writes, arrived, left) => {
  expect(leftOf(writes, arrived)).toEqual(left);
});

it('[ATN-12] a text typed right after the field was cleared stays whole, however late the clearing arrives', () => {
  const { type, pause, arrive, text, onSettled } = field('oak');
  type('');
  pause();
  type('p');
  arrive('');
  expect(text()).toBe('p');
  type('pa');
  pause();
  type('par');
  pause();
  arrive('pa');
  expect(text()).toBe('par');
  arrive('par');
  expect([text(), onSettled.mock.calls.flat()]).toEqual(['par', ['', 'pa', 'par']]);
});

it('what others change replaces what was typed, also before the pause is over', () => {
  const { type, pause, arrive, text, onSettled } = field('');
  type('oak');
  arrive('elm');
  expect(text()).toBe('elm');
  pause();
  expect(onSettled).not.toHaveBeenCalled();
});

it('what the caller writes is shown and not written again; a space at the end stays', () => {
  const { type, pause, arrive, show, text, onSettled } = field('');
  type('oak ');
  show('oak');
  expect(text()).toBe('oak ');
  show('');
  arrive('');
  pause();
  expect([text(), onSettled.mock.calls]).toEqual(['', []]);
});
