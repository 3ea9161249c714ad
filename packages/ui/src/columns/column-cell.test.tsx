import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { show } from '../show.fixture.ts';
import { ColumnCell } from './column-cell.tsx';
import type { Column, ColumnValue } from './column.ts';
import { NotSetText } from './not-set.tsx';

interface Item {
  readonly value: ColumnValue;
}
function cell(value: ColumnValue, rest: Partial<Column<Item>> = {}) {
  return (
    <NotSetText value="not set">
      <ColumnCell item={{ value }} column={{ id: 'cost', header: 'Cost', value: (item) => item.value, ...rest }} />
    </NotSetText>
  );
}
const format = ({ value }: Item) => `${value} CAD`;

describe('what it shows', () => {
  it.each<[string, ColumnValue, Partial<Column<Item>>, string, string]>([
    ['a text', 'Oak', {}, 'Oak', 'Oak'],
    ['a number', 12, {}, '12', '12'],
    ['a zero', 0, {}, '0', '0'],
    ['a format', 0, { format }, '0 CAD', '0 CAD'],
    ['nothing, null', null, { format }, '—', 'not set'],
    ['nothing, undefined', undefined, {}, '—', 'not set'],
    ['nothing, empty', '', {}, '—', 'not set'],
    ['a cell of its own', 12, { format, cell: () => <b>Paid</b> }, 'Paid', 'Paid'],
    ['a cell of its own that has nothing', 12, { cell: () => null }, '—', 'not set'],
    ['actions that a row does not have', undefined, { kind: 'actions', cell: () => <b /> }, '', ''],
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
