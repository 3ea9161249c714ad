import { expect, it, vi } from 'vitest';
import { loadPages } from './load-pages.ts';

type Load = (page: number) => Promise<number[]>;

const answering = (...pages: number[][]) => vi.fn<Load>(async (page) => pages[page - 1] ?? []);

it('[UPM-05] asks for page 1, then the next one until a page is empty', async () => {
  const load = answering([1, 2], [3, 4], []);
  expect(await loadPages(load)).toEqual([1, 2, 3, 4]);
  expect(load.mock.calls).toEqual([[1], [2], [3]]);
});

it('[UPM-05] asks once when there is nothing', async () => {
  const load = answering();
  expect(await loadPages(load)).toEqual([]);
  expect(load.mock.calls).toEqual([[1]]);
});

it('[UPM-05] asks for the next page only after the one before has come', async () => {
  let release = (_items: number[]): void => undefined;
  const load = vi.fn<Load>((page) =>
    page === 1 ? new Promise<number[]>((resolve) => (release = resolve)) : Promise.resolve([]),
  );
  const loaded = loadPages(load);
  expect(load).toHaveBeenCalledTimes(1);
  release([1]);
  expect(await loaded).toEqual([1]);
  expect(load).toHaveBeenCalledTimes(2);
});

it('fails when one of the pages fails', async () => {
  const load = vi.fn<Load>(async (page) => (page === 1 ? [1] : Promise.reject(new Error('page 2'))));
  await expect(loadPages(load)).rejects.toThrow('page 2');
});

it('gives up on a server that never comes to an end', async () => {
  const load = vi.fn<Load>(async () => [1]);
  await loadPages(load);
  expect(load).toHaveBeenCalledTimes(500);
});
