// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { English } from '../english.fixture.tsx';
import { allFleetsQuery } from '../data/all-fleets.ts';
import { queryClient } from '../data/query-client.ts';
import { FleetField } from './fleet-field.tsx';

vi.mock('../data/api.ts', () => ({ api: {} }));

afterEach(() => {
  cleanup();
  queryClient.clear();
});

const fleets = [
  { id: 5, name: 'Maple Street Couriers' },
  { id: 8, name: 'Sunrise HVAC' },
];

/** The field on a page that takes a choice over when `takeOver` is called; `set` is what Back does. */
function start(initial?: number) {
  queryClient.setQueryData(allFleetsQuery().queryKey, fleets as never);
  const onChange = vi.fn<(id: number | undefined) => void>();
  const page = (value: number | undefined) => (
    <English>
      <QueryClientProvider client={queryClient}>
        <FleetField label="Fleet" all="All fleets" value={value} onChange={onChange} />
      </QueryClientProvider>
    </English>
  );
  const { rerender } = render(page(initial));
  const set = (value: number | undefined): void => rerender(page(value));
  const field = screen.getByRole<HTMLInputElement>('combobox', { name: 'Fleet' });
  act(() => field.focus());
  const choose = (text: string, name: string): void => {
    fireEvent.change(field, { target: { value: text } });
    fireEvent.click(screen.getByRole('option', { name }));
  };
  return {
    onChange,
    set,
    takeOver: () => set(onChange.mock.lastCall![0]),
    choose,
    shown: () => [field.value, field.getAttribute('aria-expanded')],
    field,
  };
}

it('shows a choice at once and closes the list, even if the page takes the choice over late', () => {
  const { takeOver, choose, shown } = start();
  choose('sun', 'Sunrise HVAC');
  expect(shown()).toEqual(['Sunrise HVAC', 'false']);
  takeOver();
  expect(shown()).toEqual(['Sunrise HVAC', 'false']);
});

it('closes the list when the page refuses the choice; the next choice closes it too', () => {
  const { takeOver, choose, shown } = start();
  choose('map', 'Maple Street Couriers');
  expect(shown()).toEqual(['Maple Street Couriers', 'false']);
  choose('sun', 'Sunrise HVAC');
  takeOver();
  expect(shown()).toEqual(['Sunrise HVAC', 'false']);
});

it('follows Back while it has the focus, and shows what the page has when the focus leaves', async () => {
  const { takeOver, set, choose, shown, field } = start();
  choose('sun', 'Sunrise HVAC');
  takeOver();
  set(undefined);
  expect(shown()).toEqual(['All fleets', 'false']);
  choose('map', 'Maple Street Couriers');
  await act(async () => field.blur());
  expect(shown()).toEqual(['All fleets', 'false']);
});

it('keeps the choice when the text is cleared or left unfinished', async () => {
  const { onChange, shown, field } = start(8);
  fireEvent.change(field, { target: { value: '' } });
  fireEvent.change(field, { target: { value: 'map' } });
  fireEvent.keyDown(field, { key: 'Escape' });
  expect(shown()).toEqual(['Sunrise HVAC', 'false']);
  fireEvent.change(field, { target: { value: '' } });
  await act(async () => field.blur());
  expect(shown()).toEqual(['Sunrise HVAC', 'false']);
  expect(onChange).not.toHaveBeenCalled();
});
