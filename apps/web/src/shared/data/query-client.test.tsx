import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { queryClient } from './query-client.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  queryClient.clear();
  vi.useRealTimers();
});

const fail = vi.fn<() => Promise<never>>(() => Promise.reject(new Error('out of order')));
const Part = () => <p>{useQuery({ queryKey: ['list'], queryFn: fail }).error?.message ?? 'loading'}</p>;
function page(parts: number) {
  return (
    <QueryClientProvider client={queryClient}>
      {Array.from({ length: parts }, (_, part) => (
        <Part key={part} />
      ))}
    </QueryClientProvider>
  );
}
const settle = () => act(() => vi.advanceTimersByTimeAsync(1));

it('a failure is shown by a part that appears later, without another call; a page that is opened again calls again', async () => {
  const { rerender } = render(page(1));
  await settle();
  expect(screen.getAllByText('out of order')).toHaveLength(1);
  rerender(page(2));
  await settle();
  expect(screen.getAllByText('out of order')).toHaveLength(2);
  expect(fail).toHaveBeenCalledTimes(1);
  rerender(page(0));
  await settle();
  rerender(page(1));
  expect(screen.getByText('loading')).toBeTruthy();
  await settle();
  expect(fail).toHaveBeenCalledTimes(2);
});

it('a failure of what was asked for in advance does not wait for the page', async () => {
  fail.mockClear();
  await queryClient.prefetchQuery({ queryKey: ['list'], queryFn: fail });
  await settle();
  render(page(1));
  expect(screen.getByText('loading')).toBeTruthy();
  await settle();
  expect(fail).toHaveBeenCalledTimes(2);
});
