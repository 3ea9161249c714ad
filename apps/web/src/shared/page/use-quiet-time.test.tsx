import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useQuietTime } from './use-quiet-time.ts';

const idle = new Map<number, () => void>();
let last = 0;
/** What the browser does once it has nothing else to do. */
function beIdle(): void {
  const work = [...idle.values()];
  idle.clear();
  act(() => {
    for (const run of work) run();
  });
}

beforeEach(() => {
  vi.stubGlobal('requestIdleCallback', (run: (deadline: IdleDeadline) => void) => {
    last += 1;
    idle.set(last, () => run({ didTimeout: false, timeRemaining: () => 0 }));
    return last;
  });
  vi.stubGlobal('cancelIdleCallback', (handle: number) => idle.delete(handle));
});
afterEach(() => idle.clear());

it('waits until every call has its response and the browser is idle, and renders once more', async () => {
  const client = new QueryClient();
  const ends: (() => void)[] = [];
  const ask = (name: string) =>
    client.fetchQuery({ queryKey: [name], queryFn: () => new Promise<string>((end) => ends.push(() => end(name))) });
  const first = ask('first');
  const renders = vi.fn<() => void>();
  const { result } = renderHook(
    () => {
      renders();
      return useQuietTime();
    },
    { wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider> },
  );
  beIdle();
  expect(result.current).toBe(false);
  const second = ask('second');
  ends[0]!();
  await first;
  beIdle();
  expect(result.current).toBe(false);
  ends[1]!();
  await second;
  await vi.waitFor(() => expect(idle.size).toBe(1));
  beIdle();
  expect(result.current).toBe(true);
  expect(renders).toHaveBeenCalledTimes(2);
});

it('comes at its limit although a call has no response yet', () => {
  vi.useFakeTimers();
  try {
    const client = new QueryClient();
    void client.fetchQuery({ queryKey: ['slow'], queryFn: () => new Promise<string>(() => undefined) });
    const { result } = renderHook(() => useQuietTime(3_000), {
      wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
    });
    act(() => vi.advanceTimersByTime(2_999));
    beIdle();
    expect(result.current).toBe(false);
    act(() => vi.advanceTimersByTime(1));
    expect(result.current).toBe(true);
  } finally {
    vi.useRealTimers();
  }
});
