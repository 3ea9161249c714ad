import { act, cleanup, renderHook } from '@testing-library/react';
import { SEARCH_DEBOUNCE_MS } from '@wayside/ui';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useAddressSearch } from './use-typed.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function start(query: string) {
  window.history.replaceState(null, '', `/recalls${query}`);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={[`/recalls${query}`]}>{children}</MemoryRouter>
  );
  return renderHook(() => ({ search: useAddressSearch(), address: useLocation().search }), { wrapper }).result;
}
const pause = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

it('shows each letter at once, and has them in the address after a pause', async () => {
  const shown = start('');
  for (const text of ['d', 'dr', 'dri']) act(() => shown.current.search[1](text));
  expect(shown.current.search[0]).toBe('dri');
  expect(shown.current.address).toBe('');
  await pause(SEARCH_DEBOUNCE_MS - 1);
  expect(shown.current.address).toBe('');
  await pause(1);
  expect(shown.current.search[0]).toBe('dri');
  expect(shown.current.address).toBe('?q=dri');
});

it('starts with what the address says', () => {
  expect(start('?q=brake').current.search[0]).toBe('brake');
});
