import { act, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { show } from '../show.fixture.ts';
import { ToastRegion } from './toast-region.tsx';
import { createToasts } from './toasts.ts';
import type { ToastMessage, ToastTone } from './toasts.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function region() {
  const toasts = createToasts();
  show(<ToastRegion toasts={toasts} label="Notices" closeLabel="Close" />);
  return (message: ToastMessage) => {
    let takeBack = () => undefined as void;
    act(() => {
      takeBack = toasts.show(message);
    });
    return takeBack;
  };
}
function titles() {
  return screen
    .queryAllByRole('alertdialog')
    .map((toast) => toast.getAttribute('aria-labelledby') && within(toast).getByRole('alert').textContent);
}
const press = (name: string) => act(() => screen.getByRole('button', { name }).click());

it.each<[ToastTone | undefined, number]>([
  [undefined, 0],
  ['info', 0],
  ['success', 0],
  ['error', 1],
])('a notice of tone %s is read, with its name and details; %d are there after eight seconds', (tone, left) => {
  const say = region();
  expect(screen.queryByRole('region')).toBeNull();
  say({ title: 'Saved', description: 'Order 4182', tone });
  expect(screen.getByRole('region', { name: /^Notices/ })).toBeTruthy();
  expect(screen.getByRole('alertdialog', { name: 'Saved', description: 'Order 4182' })).toBeTruthy();
  expect(titles()).toEqual(['SavedOrder 4182']);
  act(() => vi.advanceTimersByTime(7999));
  expect(titles()).toHaveLength(1);
  act(() => vi.advanceTimersByTime(1));
  expect(titles()).toHaveLength(left);
});

it('three are shown at once', () => {
  const say = region();
  for (const title of ['One', 'Two', 'Three', 'Four']) say({ title, tone: 'error' });
  expect(titles()).toHaveLength(3);
});

it('its cross closes it, its action acts once and closes it after a moment, and who said it can take it back', () => {
  const onAction = vi.fn<() => void>();
  const say = region();
  say({ title: 'Saved', tone: 'error' });
  press('Close');
  expect(titles()).toEqual([]);
  say({ title: 'Removed', tone: 'error', action: { label: 'Undo', onAction } });
  press('Undo');
  act(() => vi.advanceTimersByTime(500));
  // Still in place: what lies below it is not pressed.
  press('Undo');
  expect([onAction.mock.calls.length, titles()]).toEqual([1, ['Removed']]);
  act(() => vi.advanceTimersByTime(200));
  expect(titles()).toEqual([]);
  const takeBack = say({ title: 'Offline', tone: 'error' });
  expect(titles()).toEqual(['Offline']);
  act(takeBack);
  expect(titles()).toEqual([]);
});
