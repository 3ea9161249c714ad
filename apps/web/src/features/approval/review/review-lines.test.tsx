// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import type { LineStatus } from '@wayside/domain';
import { I18nextProvider, completeTexts, createI18n } from '@wayside/i18n';
import { afterEach, expect, it, vi } from 'vitest';
import { wholeVehicleQuery } from '../../../shared/maintenance/vehicle-records.ts';
import { historyQuery } from '../approval.queries.ts';
import { ReviewLines } from './review-lines.tsx';

vi.mock('../../../shared/data/api.ts', () => ({ api: {} }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const declined = {
  activity_type: 'rejected',
  acting_user: 'Ben Ortiz',
  created_at: '2026-03-16T10:52:00',
  service_details: [{ name: 'Service 1' }],
};

const vehicle = {
  maintenance_histories: [
    {
      appointment_datetime: '2026-03-03T15:00:00Z',
      miles: 41_230,
      order_services: [{ name: 'Service 0', status: 'paid' }],
    },
    {
      appointment_datetime: '2026-01-10T15:00:00Z',
      miles: null,
      order_services: [{ name: 'Service 3', status: 'paid' }],
    },
  ],
};

async function show(
  statuses: LineStatus[],
  isEligible: boolean,
  decisions: Record<number, string> = {},
  status = 'awaiting_approval',
) {
  const cache = new QueryClient();
  cache.setQueryData(historyQuery(7).queryKey, [declined] as never);
  cache.setQueryData(wholeVehicleQuery(3).queryKey, vehicle as never);
  const i18n = await createI18n({ language: 'en' });
  await completeTexts(i18n);
  const lines = statuses.map((status, id) => ({
    id,
    name: `Service ${id}`,
    status,
    price: 10,
    total: 10,
    odometer_config: { quantity: 7_500 },
  }));
  const approval = { state: { context: { decisions }, hasTag: () => true }, send: vi.fn<() => void>(), isEligible };
  render(
    <QueryClientProvider client={cache}>
      <I18nextProvider i18n={i18n}>
        <ReviewLines
          approval={approval as never}
          order={{ id: 7, vehicle: { id: 3 }, miles: 42_830, status, order_services: lines } as never}
          footer={null}
        />
      </I18nextProvider>
    </QueryClientProvider>,
  );
  const panel = screen.getByRole('heading', { name: 'Services' }).closest('section')!;
  return panel.textContent;
}

it('[APR-05] before the decision it counts what is selected', async () => {
  expect(await show(['awaiting_approval', 'awaiting_approval'], true, { 1: 'rejected' })).toContain('Approving 1 of 2');
});

it('[APR-05] after the decision it counts what was approved', async () => {
  const text = await show(['approved', 'rejected', 'deleted'], false);
  expect(text).toContain('1 of 2 approved');
  expect(text).not.toContain('selected');
  expect(screen.queryByRole('button')).toBeNull();
});

it('[APR-05] a service that was declined says by whom and when; what is declined here does not', async () => {
  const said = 'Declined by Ben Ortiz, 03-16-2026 10:52AM';
  expect(await show(['awaiting_approval', 'rejected'], true)).toContain(said);
  cleanup();
  expect(await show(['awaiting_approval', 'awaiting_approval'], true, { 1: 'rejected' })).not.toContain(said);
});

it('[APR-05] without an approval it counts the services', async () => {
  expect(await show(['complete', 'complete'], false)).toContain('2 services');
});

it('[APR-05] no service of a canceled order awaits approval; done and declined ones keep their status', async () => {
  const text = await show(['awaiting_approval', 'complete', 'rejected'], false, {}, 'cancel');
  expect(text).toContain('Canceled');
  expect(text).not.toContain('Awaiting approval');
  expect(text).toContain('Completed');
});

it('[VOR-10] who decides sees when and how long ago each service was last done on this vehicle, what comes early and what is new to it', async () => {
  vi.useFakeTimers({ now: new Date('2026-03-16T18:00:00Z'), toFake: ['Date'] });
  await show(['awaiting_approval', 'awaiting_approval', 'rejected', 'awaiting_approval'], true);
  const last = await screen.findByText(/^Last done 03-03-2026/, {}, { timeout: 4000 });
  expect(last.textContent).toBe('Last done 03-03-2026 · 41,230 mi · 1,600 mi and 13 days ago · 5,900 mi early');
  // Without a reading only its date says how long ago that was.
  expect(screen.getByText('Last done 01-10-2026 · 65 days ago')).toBeTruthy();
  expect(screen.getAllByText('Not in this vehicle’s history')).toHaveLength(1);
});
