import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { GridState } from './state.ts';
import { useGridState } from './use-grid-state.ts';

const onChange = vi.fn<(state: GridState) => void>();
interface Props {
  readonly search: string;
  readonly state: GridState | undefined;
  readonly listener?: typeof onChange;
}
const useOf = ({ search, state, listener }: Props) => useGridState(state, listener, search);
const start = (props: Partial<Props> = {}) =>
  renderHook(useOf, { initialProps: { search: '', state: undefined, ...props } });

it('without a page that stores it, keeps its own, and reports changes to who listens', () => {
  const { result } = start({ listener: onChange });
  expect(result.current[0]).toEqual({});
  act(() => result.current[1]({ page: 3, hidden: ['cost'] }));
  expect([result.current[0], onChange.mock.lastCall]).toEqual([
    { page: 3, hidden: ['cost'] },
    [{ page: 3, hidden: ['cost'] }],
  ]);
});

it('another search starts at the first page and keeps the rest; the same one keeps the page', () => {
  const { result, rerender } = start();
  act(() => result.current[1]({ page: 3, pageSize: 50 }));
  rerender({ search: '', state: undefined });
  expect(result.current[0]).toEqual({ page: 3, pageSize: 50 });
  rerender({ search: 'van', state: undefined });
  expect(result.current[0]).toEqual({ pageSize: 50 });
  act(() => result.current[1]({ page: 2, pageSize: 50 }));
  expect(result.current[0]).toEqual({ page: 2, pageSize: 50 });
});

it('a page that stores it decides alone what it is', () => {
  const { result, rerender } = start({ state: { page: 2 }, listener: onChange });
  act(() => result.current[1]({ hidden: ['cost'] }));
  expect([result.current[0], onChange.mock.lastCall]).toEqual([{ page: 2 }, [{ hidden: ['cost'] }]]);
  rerender({ search: 'van', state: { page: 5 } });
  expect(result.current[0]).toEqual({ page: 5 });
  rerender({ search: 'van', state: undefined });
  expect(result.current[0]).toEqual({});
});
