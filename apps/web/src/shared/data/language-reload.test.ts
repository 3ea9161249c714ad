import { QueryObserver } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';

vi.mock('./api.ts', () => ({ api: {} }));
vi.mock('../session/session.ts', () => ({ isSignedIn: () => true }));

const { languageKeys, reloadForLanguage } = await import('./language-reload.ts');
const { queryClient } = await import('./queries.ts');

it('[BRD-12] loads anew what the three rows name, wherever it stands below their key, and nothing else', async () => {
  const loads: string[] = [];
  const watch = (key: string) =>
    new QueryObserver(queryClient, { queryKey: [key, 7], queryFn: () => loads.push(key), staleTime: Infinity }).subscribe(() => undefined);
  const keys = [...Object.values(languageKeys), 'dashboard'];
  const stops = keys.map(watch);
  await vi.waitFor(() => expect([loads.length, queryClient.isFetching()]).toEqual([4, 0]));
  loads.length = 0;
  await reloadForLanguage();
  expect(loads.toSorted()).toEqual(Object.values(languageKeys).toSorted());
  for (const stop of stops) stop();
  queryClient.clear();
});
