import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { show } from '../show.fixture.ts';
import { useDebounced } from './use-debounced.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('[CST-01] of a text that is typed with pauses of less than 300 ms, only the last is asked for', () => {
  const ask = vi.fn<(text: string) => void>();
  const Search = ({ text }: { text: string }) => {
    const settled = useDebounced(text);
    ask(settled);
    return <p>{settled}</p>;
  };
  const { again } = show(<Search text="" />);
  for (const text of ['v', 'va', 'van']) {
    again(<Search text={text} />);
    act(() => void vi.advanceTimersByTime(299));
  }
  expect(screen.getByRole('paragraph').textContent).toBe('');
  act(() => void vi.advanceTimersByTime(1));
  expect(screen.getByRole('paragraph').textContent).toBe('van');
  expect([...new Set(ask.mock.calls.flat())]).toEqual(['', 'van']);
});
