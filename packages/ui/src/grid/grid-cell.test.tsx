// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { show } from '../show.fixture.ts';
import type { GridColumn } from './columns.ts';
import { GridCell } from './grid-cell.tsx';
import type { GridValue } from './values.ts';

interface Item {
  readonly value: GridValue;
}
function cell(value: GridValue, rest: Partial<GridColumn<Item>> = {}, frame?: HTMLElement) {
  return (
    <GridCell
      item={{ value }}
      column={{ id: 'cost', header: 'Cost', value: (item) => item.value, ...rest }}
      notSet="not set"
      frame={frame}
    />
  );
}
const format = ({ value }: Item) => `${value} CAD`;

describe('what it shows', () => {
  it.each<[string, GridValue, Partial<GridColumn<Item>>, string, string]>([
    ['a text', 'Oak', {}, 'Oak', 'Oak'],
    ['a number', 12, {}, '12', '12'],
    ['a zero', 0, {}, '0', '0'],
    ['a format', 0, { format }, '0 CAD', '0 CAD'],
    ['nothing, null', null, { format }, '—', 'not set'],
    ['nothing, undefined', undefined, {}, '—', 'not set'],
    ['nothing, empty', '', {}, '—', 'not set'],
    ['a cell of its own', 12, { format, cell: () => <b>Paid</b> }, 'Paid', 'Paid'],
    ['a cell of its own for nothing', null, { cell: () => <b>Open</b> }, 'Open', 'Open'],
  ])('%s', (_, value, column, seen, read) => {
    const { container } = render(cell(value, column));
    const parts = [...container.childNodes] as HTMLElement[];
    const isHidden = (part: HTMLElement) => part.getAttribute('aria-hidden') === 'true';
    expect(parts[0]!.textContent).toBe(seen);
    expect(parts.filter((part) => !isHidden(part)).map(({ textContent }) => textContent)).toEqual([read]);
  });

  it('is a link where the row opens something', () => {
    const { again } = show(cell('Oak', { href: () => '/orders/1' }));
    const link = screen.getByRole('link', { name: 'Oak' });
    expect([link.getAttribute('href'), link.hasAttribute('data-row-link')]).toEqual(['/orders/1', true]);
    again(cell('Oak', { href: () => undefined }));
    expect(screen.queryByRole('link')).toBeNull();
  });
});

describe('a press on its link', () => {
  const onOpen = vi.fn<(item: Item) => void>();
  afterEach(() => onOpen.mockClear());

  it.each<[string, boolean, object, boolean]>([
    ['is opened by the page that wants to', true, {}, true],
    ['is the link’s where nobody else opens it', false, {}, false],
    ['with Ctrl is the browser’s', true, { ctrlKey: true }, false],
    ['with Command is the browser’s', true, { metaKey: true }, false],
    ['with Shift is the browser’s', true, { shiftKey: true }, false],
  ])('%s', (_, isOpened, keys, isOurs) => {
    render(cell('Oak', { href: () => '#1', onOpen: isOpened ? onOpen : undefined }));
    const isLeftToBrowser = fireEvent.click(screen.getByRole('link'), keys);
    expect([isLeftToBrowser, onOpen.mock.calls]).toEqual([!isOurs, isOurs ? [[{ value: 'Oak' }]] : []]);
  });
});

describe('what is cut shows in full under the pointer', () => {
  const size = (element: Element, seen: number, whole: number) =>
    Object.defineProperties(element, {
      clientWidth: { value: seen, configurable: true },
      scrollWidth: { value: whole, configurable: true },
    });

  /** A cell of the grid, of which the text is as wide as said. */
  function drawn(column: Partial<GridColumn<Item>> = {}, value: GridValue = 'Oak Street Garage') {
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
