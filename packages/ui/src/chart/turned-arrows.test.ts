// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { turnArrows } from './turned-arrows.ts';

it('bars below one another are reached by the keys up and down; other keys stay as they are', () => {
  const around = document.createElement('div');
  const inner = around.appendChild(document.createElement('button'));
  const keys: string[] = [];
  inner.addEventListener('keydown', ({ key }) => void keys.push(key));
  const press = (key: string): boolean =>
    inner.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  const stop = turnArrows(around);
  expect(['ArrowDown', 'ArrowUp', 'ArrowRight', 'Enter'].map(press)).toEqual([false, false, true, true]);
  stop();
  press('ArrowDown');
  expect(keys).toEqual(['ArrowRight', 'ArrowLeft', 'ArrowRight', 'Enter', 'ArrowDown']);
});
