// @vitest-environment jsdom
import { fireEvent, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { Column, ColumnValue } from '../columns/column.ts';
import { GridCell } from './grid-cell.tsx';

interface Item {
  readonly value: ColumnValue;
}
function cell(value: ColumnValue, rest: Partial<Column<Item>>, frame: HTMLElement) {
  return (
    <GridCell
      item={{ value }}
      column={{ id: 'cost', header: 'Cost', value: (item) => item.value, ...rest }}
      frame={frame}
    />
  );
}
const format = ({ value }: Item) => `${value} CAD`;

describe('what is cut shows in full under the pointer', () => {
  const size = (element: Element, seen: number, whole: number) =>
    Object.defineProperties(element, {
      clientWidth: { value: seen, configurable: true },
      scrollWidth: { value: whole, configurable: true },
    });

  /** A cell of the grid, of which the text is as wide as said. */
  function drawn(column: Partial<Column<Item>> = {}, value: ColumnValue = 'Oak Street Garage') {
    const frame = document.body.appendChild(document.createElement('div'));
    const { unmount, rerender } = render(cell(value, column, frame), { container: frame });
    const text = frame.querySelector('span')!;
    text.style.overflowX = 'hidden';
    return { frame, text, unmount, rerender };
  }

  afterEach(() => document.body.replaceChildren());

  it.each<[string, number, number, string, string | null]>([
    ['wider than its place', 50, 51, 'hidden', 'Oak Street Garage'],
    ['wider, clipped', 50, 51, 'clip', 'Oak Street Garage'],
    ['as wide as its place', 50, 50, 'hidden', null],
    ['wider, but all in sight', 50, 51, 'visible', null],
    ['not to be seen at all', 1, 51, 'hidden', null],
    ['two pixels of it', 2, 51, 'hidden', 'Oak Street Garage'],
  ])('%s', (_, seen, whole, overflow, title) => {
    const { frame, text } = drawn();
    size(text, seen, whole);
    text.style.overflowX = overflow;
    expect(frame.getAttribute('title')).toBeNull();
    fireEvent.pointerEnter(frame);
    expect(frame.getAttribute('title')).toBe(title);
  });

  it('in the words of the column, also where the cell itself is cut', () => {
    const { frame } = drawn({ format, cell: () => <span>12</span> }, 12);
    frame.style.overflowX = 'hidden';
    size(frame, 5, 20);
    fireEvent.pointerEnter(frame);
    expect(frame.title).toBe('12 CAD');
  });

  it('no longer once there is room or the cell shows something else', () => {
    const { frame, text, rerender, unmount } = drawn();
    size(text, 50, 60);
    fireEvent.pointerEnter(frame);
    rerender(cell('Elm Street Garage', {}, frame));
    fireEvent.pointerEnter(frame);
    expect(frame.title).toBe('Elm Street Garage');
    size(text, 60, 60);
    fireEvent.pointerEnter(frame);
    expect(frame.hasAttribute('title')).toBe(false);
    unmount();
    size(frame, 50, 60);
    frame.style.overflowX = 'hidden';
    fireEvent.pointerEnter(frame);
    expect(frame.hasAttribute('title')).toBe(false);
  });
});
