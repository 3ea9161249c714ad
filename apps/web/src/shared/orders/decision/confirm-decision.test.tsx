// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, renderHook, screen } from '@testing-library/react';
import type { DecideOutcome } from '@wayside/machines';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { queryClient } from '../../data/query-client.ts';
import { English } from '../../english.fixture.tsx';
import type { Order } from '../order-text.ts';
import { useDecisionReport } from '../use-decision-report.ts';
import { ConfirmDecision } from './confirm-decision.tsx';

const ANN = { id: 1, name: 'Ann Lee', role: 'Owner', payment_provider_type: 'none' };
const server = vi.hoisted(() => ({ outcome: undefined as unknown }));
vi.mock('../../data/user.ts', () => ({ useKnownUser: () => ({ data: ANN }), useCurrentUser: () => ({ data: ANN }) }));
vi.mock('../../page/use-focus-kept.ts', () => ({ useFocusKept: () => undefined }));
vi.mock('../../form/bring-to-top.ts', () => ({ bringToTop: () => undefined }));
vi.mock('../decide-order.ts', async (real) => ({
  ...(await real<object>()),
  decideOrder: async () => server.outcome,
}));

function order(status: string, approver: string | null = null) {
  return {
    id: 7,
    status,
    approver,
    can_approve: true,
    order_services: [],
    braintree_payment_methods: [],
    vehicle: { id: 3, fleet_id: 2, other_id: 'V3' },
    total: 90,
  } as unknown as Order;
}
const OPEN = order('awaiting_approval');
const BENS = order('approved', 'Ben Ortiz');

const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>
    <English>
      <MemoryRouter>{children}</MemoryRouter>
    </English>
  </QueryClientProvider>
);
const dialog = (listed: Order) => (
  <ConfirmDecision kind="acceptAll" order={OPEN} listed={listed} onClose={() => undefined} />
);
const buttons = () => screen.getAllByRole('button').map(({ textContent }) => textContent);
const BEN_FIRST = 'This order was already approved. Ben Ortiz approved it.';

afterEach(cleanup);

it('an order that someone approved in the meantime can’t be approved again', () => {
  const { rerender } = render(dialog(OPEN), { wrapper });
  expect(buttons()).toEqual(['Go back', 'Approve all services']);
  rerender(dialog(BENS));
  expect(screen.getByRole('alert').textContent).toBe(BEN_FIRST);
  expect(buttons()).toEqual(['Close']);
});

const refusal = { status: 'refused', reason: 'alreadyApproved', notice: { tone: 'error', text: 'Already approved' } };
it.each([
  ['nor one that the server has as approved', { status: 'decidedByOthers', order: BENS }, BEN_FIRST, ['Close']],
  ['nor one whose approval it refused for that', { ...refusal, order: BENS }, 'Already approved', ['Close']],
  [
    'one that it still has as open can',
    { ...refusal, order: OPEN },
    'Already approved',
    ['Go back', 'Approve all services'],
  ],
])('%s', async (_what, outcome, said, left) => {
  server.outcome = outcome;
  render(dialog(OPEN), { wrapper });
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Approve all services' })));
  expect(screen.getByRole('alert').textContent).toBe(said);
  expect(buttons()).toEqual(left);
});

it('one whose approval may have arrived is checked, though the list shows it as approved', async () => {
  server.outcome = { status: 'unknown', notice: { tone: 'error', label: 'offline' } };
  const { rerender } = render(dialog(OPEN), { wrapper });
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Approve all services' })));
  rerender(dialog(order('approved', 'Ann Lee')));
  expect(buttons()).toEqual(['Go back', 'Check again']);
});

it('a lost response does not mean that nothing was approved: the message leads to the order', () => {
  const { result } = renderHook(useDecisionReport, { wrapper });
  const decision = { body: { id: 7, status: 'approved', order_services: [] }, order: OPEN, user: ANN } as never;
  const { title, description, action } = result.current(decision, { status: 'notSent', order: OPEN } as DecideOutcome);
  expect(title).toBe('We couldn’t confirm that order 7 was approved');
  expect(description).toMatch(/This order is unchanged so far, but your decision may still go through/);
  expect(action?.label).toBe('View order');
});
