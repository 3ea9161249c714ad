import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useNavigate } from 'react-router-dom';
import type { InitialEntry } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FROM_FLEET, fmcPlace } from '../../shared/session/fmc-return.ts';
import { useKeptPlace } from './use-kept-place.ts';

const DASHBOARD = '/fmc_dashboard';
const scrollTo = vi.fn<(x: number, y: number) => void>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('scrollTo', scrollTo);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  scrollTo.mockReset();
  window.sessionStorage.clear();
});

/** The list at a history entry; returns the row it starts at, and what scrolls and navigates it. */
function open(entry: InitialEntry, hasRows = true) {
  const { result, rerender, unmount } = renderHook(({ is }) => ({ ...useKeptPlace(is), navigate: useNavigate() }), {
    initialProps: { is: hasRows },
    wrapper: ({ children }: { children: ReactNode }) => (
      <MemoryRouter initialEntries={[entry]}>{children}</MemoryRouter>
    ),
  });
  act(() => void vi.runAllTimers());
  return {
    row: result.current.firstRow,
    show: () => {
      rerender({ is: true });
      act(() => void vi.runAllTimers());
    },
    scroll: (row: number, top: number) => {
      result.current.onFirstRow(row);
      vi.stubGlobal('scrollY', top);
      window.dispatchEvent(new Event('scroll'));
    },
    go: (to: string) => act(() => void result.current.navigate(to)),
    leave: unmount,
  };
}

function leaveAt(
  row: number,
  top: number,
  entry: InitialEntry = { pathname: DASHBOARD, search: '?q=a', key: 'first' },
): void {
  const list = open(entry);
  list.scroll(row, top);
  list.leave();
  scrollTo.mockReset();
}

it.each([
  ['the way back from a fleet', { pathname: DASHBOARD, search: '?q=a', key: 'second', state: FROM_FLEET }],
  ['Back, and the remount when a fleet is entered', { pathname: DASHBOARD, search: '?q=a', key: 'first' }],
])('%s leads to the row and the height that were left', (_, entry) => {
  leaveAt(40, 120);
  expect(open(entry).row).toBe(40);
  expect(scrollTo.mock.calls).toEqual([[0, 120]]);
});

it.each([
  ['a link', { pathname: DASHBOARD, search: '?q=a', key: 'second' }],
  ['the way back to another list', { pathname: DASHBOARD, search: '?q=b', key: 'second', state: FROM_FLEET }],
])('%s starts at the top', (_, entry) => {
  leaveAt(40, 120);
  expect(open(entry).row).toBe(0);
  expect(scrollTo).not.toHaveBeenCalled();
});

it('the page is scrolled once its rows are there', () => {
  leaveAt(0, 120);
  const list = open({ pathname: DASHBOARD, search: '?q=a', key: 'first' }, false);
  expect(scrollTo).not.toHaveBeenCalled();
  list.show();
  expect(scrollTo.mock.calls).toEqual([[0, 120]]);
});

it('another search starts at its first row', () => {
  const list = open({ pathname: DASHBOARD, key: 'first' });
  list.scroll(40, 120);
  list.go(`${DASHBOARD}?q=b`);
  expect(fmcPlace()).toMatchObject({ search: '?q=b', row: 0 });
});

it.each(['', 'null', '[]', '{"row":"4","top":1}', '{"row":1}', 'no JSON'])(
  'what is stored is not a place: %j',
  (text) => {
    leaveAt(40, 120);
    const name = Object.keys(window.sessionStorage).find((key) => key.endsWith('fmc_dashboard_place'))!;
    window.sessionStorage.setItem(name, text);
    expect(open({ pathname: DASHBOARD, search: '?q=a', key: 'first' }).row).toBe(0);
  },
);
