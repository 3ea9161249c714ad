import { QueryClientProvider, onlineManager, useQuery } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { standInForCalls } from '../kept/or-kept.ts';
import { queryClient } from './query-client.ts';

standInForCalls();

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

describe('without a network', () => {
  const network = (isThere: boolean) => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isThere);
  afterEach(() => void vi.restoreAllMocks());

  it('[OPS-02] what is shown stays, from when it was loaded, and the next call online is not spared', async () => {
    const loaded = Date.now() - 60_000;
    queryClient.setQueryData(['list'], 'old', { updatedAt: loaded });
    network(false);
    await queryClient.prefetchQuery({ queryKey: ['list'], queryFn: fail, networkMode: 'offlineFirst' });
    await settle();
    expect(queryClient.getQueryState(['list'])).toMatchObject({ dataUpdatedAt: loaded, isInvalidated: true });
  });

  it('[OPS-04] a look at what the server has, before or after something is sent, fails', async () => {
    queryClient.setQueryData(['list'], 'old');
    network(false);
    await expect(queryClient.fetchQuery({ queryKey: ['list'], queryFn: fail, staleTime: 0 })).rejects.toThrow('out of');
  });

  it('[OPS-02] what was never loaded fails at once instead of waiting', async () => {
    network(false);
    onlineManager.setOnline(false);
    render(page(1));
    await settle();
    expect(screen.getByText('out of order')).toBeTruthy();
    onlineManager.setOnline(true);
  });

  it('[OPS-04] what would be sent fails at once, and is not sent later', async () => {
    onlineManager.setOnline(false);
    const send = vi.fn<() => Promise<never>>(() => Promise.reject(new TypeError('offline')));
    const mutation = queryClient.getMutationCache().build(queryClient, { mutationFn: send });
    await expect(mutation.execute(undefined)).rejects.toThrow('offline');
    onlineManager.setOnline(true);
    await settle();
    expect(send).toHaveBeenCalledOnce();
  });

  it('[OPS-04] back online, what is on screen is asked for again, however fresh', async () => {
    const load = vi.fn<() => Promise<string>>(() => Promise.resolve('new'));
    const List = () => <p>{useQuery({ queryKey: ['list'], queryFn: load }).data}</p>;
    render(
      <QueryClientProvider client={queryClient}>
        <List />
      </QueryClientProvider>,
    );
    await settle();
    onlineManager.setOnline(false);
    onlineManager.setOnline(true);
    await settle();
    expect(load).toHaveBeenCalledTimes(2);
  });
});
