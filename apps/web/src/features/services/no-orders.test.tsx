// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { I18nextProvider, completeTexts, createI18n } from '@wayside/i18n';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { queryClient } from '../../shared/data/query-client.ts';
import { WithQueries } from '../../shared/data/with-queries.tsx';
import { fleetOrdersQuery } from '../../shared/orders/orders.queries.ts';
import { NoOrders, NoneFound } from './hidden-orders.tsx';

vi.mock('../../shared/today.ts', () => ({ today: () => '2026-03-16' }));
afterEach(cleanup);

const range = { start: '2026-02-16', end: '2026-03-16' };
const nothing = () => undefined;

it.each([
  ['active', true],
  ['past', true],
  ['past', false],
] as const)(
  '[ERR2-26, WRD-02] an empty list of %s orders writes its dates like its rows, not like the fields above it',
  async (list, isOwnRange) => {
    const i18n = await createI18n({ language: 'en' });
    await completeTexts(i18n);
    render(
      <I18nextProvider i18n={i18n}>
        <MemoryRouter>
          <NoOrders
            list={list}
            range={range}
            isOwnRange={isOwnRange}
            onRange={nothing}
            listed={undefined}
            vehicles={undefined}
          />
        </MemoryRouter>
      </I18nextProvider>,
      { wrapper: WithQueries },
    );
    expect(screen.getByText(/ from 02-16-2026 to 03-16-2026\.$/)).toBeTruthy();
  },
);

const Search = () => <output data-testid="search">{useLocation().search}</output>;

it.each([
  ['CAR-04', '1 order outside these dates matches.'],
  ['VAN-99', 'Try another search or clear the filters.'],
])('[CNT-04] a search for %s says whether orders outside the dates match, and shows them', async (search, text) => {
  const order = {
    id: 1,
    status: 'active',
    appointment_datetime: '2026-04-20T15:00:00Z',
    vehicle: { other_id: 'CAR-04' },
  };
  queryClient.setQueryData(fleetOrdersQuery().queryKey, [order] as never);
  const i18n = await createI18n({ language: 'en' });
  await completeTexts(i18n);
  const column = { id: 'vehicle', label: 'Vehicle', value: ({ vehicle }: typeof order) => vehicle.other_id };
  render(
    <I18nextProvider i18n={i18n}>
      <MemoryRouter initialEntries={[`/services?tab=active&q=${search}`]}>
        <NoneFound
          list="active"
          range={range}
          listed={[]}
          vehicles={undefined}
          columns={[column] as never}
          wanted={{ search, state: {} }}
          onClear={nothing}
        />
        <Search />
      </MemoryRouter>
    </I18nextProvider>,
    { wrapper: WithQueries },
  );
  expect(screen.getByText(text)).toBeTruthy();
  const showAll = screen.queryByRole('button', { name: 'Show all' });
  expect(showAll !== null).toBe(search === 'CAR-04');
  if (!showAll) return;
  fireEvent.click(showAll);
  expect(screen.getByTestId('search').textContent).toBe('?from=2026-04-19&to=2026-04-21');
});
