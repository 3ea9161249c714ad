// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useGridSearch } from './use-grid-search.ts';

const columns = [{ id: 'name', header: 'Name', value: ({ name }: { name: string }) => name }];

it('a search typed before the grid is ready filters it once it is', () => {
  const onFilterChanged = vi.fn<() => void>();
  const ready = { onFilterChanged, isDestroyed: () => false };
  const { rerender } = renderHook(({ api, search }) => useGridSearch(api, columns, search), {
    initialProps: { api: undefined as typeof ready | undefined, search: '' },
  });
  rerender({ api: undefined, search: 'oak' });
  rerender({ api: ready, search: 'oak' });
  expect(onFilterChanged).toHaveBeenCalledOnce();
  rerender({ api: ready, search: 'oak' });
  expect(onFilterChanged).toHaveBeenCalledOnce();
  rerender({ api: ready, search: '' });
  expect(onFilterChanged).toHaveBeenCalledTimes(2);
});
