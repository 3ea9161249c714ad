// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { English } from '../../../shared/english.fixture.tsx';
import { historyQuery } from '../approval.queries.ts';
import { History } from './history.tsx';

vi.mock('../../../shared/data/api.ts', () => ({ api: {} }));
vi.stubGlobal('matchMedia', () => new EventTarget());

const requested = {
  id: 1,
  activity_type: 'approval_requested',
  acting_user: 'Northside Auto Care',
  created_at: '2026-03-16T10:52:00Z',
  total: 150,
  service_details: [],
};
const orderOf = (total: number) =>
  ({
    id: 7,
    total,
    order_services: [100, 50].map((price, id) => ({ id, status: 'awaiting_approval', total: price })),
  }) as never;

it('[VOR-12] what is declined here but not sent is no promotion', async () => {
  const cache = new QueryClient();
  cache.setQueryData(historyQuery(7).queryKey, [requested] as never);
  const history = (whole: number, shown: number) => (
    <QueryClientProvider client={cache}>
      <English>
        <History approval={{ whole: orderOf(whole) }} order={orderOf(shown)} />
      </English>
    </QueryClientProvider>
  );
  const { rerender } = render(history(150, 0));
  expect(await screen.findByText('Approval requested')).toBeTruthy();
  expect(screen.queryByText('before promotion')).toBeNull();
  rerender(history(135, 0));
  expect(screen.getByText('before promotion')).toBeTruthy();
});
