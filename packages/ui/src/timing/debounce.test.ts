import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { debounce, FIT_DEBOUNCE_MS, REDRAW_DEBOUNCE_MS, SEARCH_DEBOUNCE_MS } from './debounce.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('[CST-01] a search runs once, 300 ms after the last keystroke', () => {
  const search = vi.fn<(text: string) => void>();
  const type = debounce(search, SEARCH_DEBOUNCE_MS);
  type('a');
  vi.advanceTimersByTime(200);
  type('ab');
  vi.advanceTimersByTime(299);
  expect(search).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(search.mock.calls).toEqual([['ab']]);
});

it('[CST-02] [CST2-10] two quick changes of width fit the columns once, 100 ms after the last', () => {
  const fit = vi.fn<() => void>();
  const resize = debounce(fit, FIT_DEBOUNCE_MS);
  resize();
  vi.advanceTimersByTime(60);
  resize();
  vi.advanceTimersByTime(99);
  expect(fit).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(fit).toHaveBeenCalledTimes(1);
});

it('[CST2-11] cells are drawn once, 500 ms after the last change of a width', () => {
  const redraw = vi.fn<() => void>();
  const resize = debounce(redraw, REDRAW_DEBOUNCE_MS);
  resize();
  vi.advanceTimersByTime(300);
  resize();
  vi.advanceTimersByTime(499);
  expect(redraw).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(redraw).toHaveBeenCalledTimes(1);
});

it('a canceled call never runs', () => {
  const effect = vi.fn<() => void>();
  const call = debounce(effect, 100);
  call();
  call.cancel();
  vi.runAllTimers();
  expect(effect).not.toHaveBeenCalled();
});
