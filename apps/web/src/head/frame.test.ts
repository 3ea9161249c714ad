// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { framePainted, showFailure, showFrame } from './frame.ts';

const { dataset } = document.documentElement;
const texts = { body: 'It failed.', retry: 'Try again' };

beforeEach(() => {
  document.title = 'Northway';
  document.body.innerHTML = '<div id="root"></div><div id="frame" aria-hidden="true"><div></div></div>';
});
afterEach(() => {
  delete dataset['frame'];
  vi.useRealTimers();
});

it('says that the app cannot be loaded, with a way to try again', () => {
  showFailure(texts);
  expect(dataset['frame']).toBe('failed');
  expect(screen.getByRole('alert').textContent).toBe('NorthwayIt failed.Try again');
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
});

it('says nothing once the app has drawn something', () => {
  document.getElementById('root')!.append('Dashboard');
  showFailure(texts);
  expect(dataset['frame']).toBeUndefined();
});

it('the app waits for the paint of the outline, but not for long; a page without one does not wait', async () => {
  vi.useFakeTimers();
  await framePainted();
  showFrame('/logo.svg');
  const painted = vi.fn<() => void>();
  void framePainted().then(painted);
  await vi.advanceTimersByTimeAsync(16);
  expect(painted).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(16);
  expect(painted).toHaveBeenCalled();
  vi.stubGlobal('requestAnimationFrame', () => 0);
  const unseen = vi.fn<() => void>();
  void framePainted().then(unseen);
  await vi.advanceTimersByTimeAsync(99);
  expect(unseen).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(unseen).toHaveBeenCalled();
  vi.unstubAllGlobals();
});
