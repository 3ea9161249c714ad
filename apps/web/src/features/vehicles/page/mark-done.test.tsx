// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { English } from '../../../shared/english.fixture.tsx';
import type { ScheduleItem } from '../../../shared/maintenance/schedule.queries.ts';
import { toasts } from '../../../shared/page/toasts.ts';
import type { HistoryForm } from '../history/new/history-form.ts';
import { MarkDone } from './mark-done.tsx';
import type { Vehicle } from './vehicle.queries.ts';

const calls = vi.hoisted(() => ({
  PUT: vi.fn<(path: string, options: object) => unknown>(),
  POST: vi.fn<(path: string, options: object) => unknown>(),
  DELETE: vi.fn<(path: string, options: object) => unknown>(),
}));
const known = vi.hoisted(() => ({ roles: ['Owner'] }));
vi.mock('../../../shared/data/api.ts', () => ({ api: calls }));
vi.mock('../../../shared/data/changed.ts', () => ({ changed: () => Promise.resolve() }));
vi.mock('../../../shared/data/user.ts', () => ({ useKnownUser: () => ({ data: known }) }));
vi.mock('./mark-record.tsx', () => ({
  MarkRecord: function Filled({ form }: { form: HistoryForm }) {
    useEffect(() => {
      form.setValue('shopKind', 'typed');
      form.setValue('shopName', 'Corner Garage');
      form.setValue('lines.0.serviceId', 101);
    }, [form]);
    return null;
  },
}));

const item = { id: 31, name: 'Oil change', recommendation_state: 'Past Due' } as ScheduleItem;
const ok = (data: object, status = 200) => ({ data, response: Response.json(data, { status }) });

beforeEach(() => {
  vi.clearAllMocks();
  known.roles = ['Owner'];
  calls.PUT.mockImplementation(() => ok(item));
  calls.POST.mockImplementation(() => ok({ id: 90, maintenance_type: 'Manually Entered' }, 201));
  calls.DELETE.mockImplementation(() => ({ data: undefined, response: new Response(null, { status: 204 }) }));
  for (const { key } of toasts.queue.visibleToasts) toasts.queue.close(key);
  render(
    <English>
      <QueryClientProvider client={new QueryClient()}>
        <MemoryRouter>
          <MarkDone item={item} vehicle={{ id: 7, miles: 41_200 } as Vehicle} onClose={() => undefined} />
        </MemoryRouter>
      </QueryClientProvider>
    </English>,
  );
});
afterEach(cleanup);

const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));
async function undone(label = 'Undo'): Promise<string | undefined> {
  await vi.waitFor(() => expect(toasts.queue.visibleToasts).toHaveLength(1));
  const [{ key, content }] = toasts.queue.visibleToasts as [(typeof toasts.queue.visibleToasts)[number]];
  expect(content.action!.label).toBe(label);
  await act(async () => content.action!.onAction());
  toasts.queue.close(key);
  await vi.waitFor(() => expect(toasts.queue.visibleToasts).toHaveLength(1));
  return toasts.queue.visibleToasts[0]!.content.title;
}
const removed = ['/manual_maintenance_histories/{id}', { params: { path: { id: 90 } } }];
const marks = () => calls.PUT.mock.calls.map(([, options]) => options);
const mark = (is_completed: boolean) => ({ body: { service_id: 31, is_completed } });

it('[VOR-11] only without a record the dialog says that none is added', () => {
  expect(screen.getByRole('alertdialog').textContent).not.toContain('No maintenance record is added');
  fireEvent.click(screen.getByRole('checkbox', { name: 'Record it in the history' }));
  expect(screen.getByRole('alertdialog').textContent).toContain('No maintenance record is added');
});

it('[UPM-03] Undo takes back the mark and the record that was added with it', async () => {
  await press('Mark Oil change as done');
  expect(await undone()).toBe('Oil change is no longer marked as done, and its record is deleted');
  expect(marks()).toEqual([mark(true), mark(false)]);
  expect(calls.DELETE.mock.calls).toEqual([removed]);
});

it('[UPM-03, ROL2-14] Undo of who may not delete records takes back the mark, and says so', async () => {
  known.roles = ['Driver'];
  await press('Mark Oil change as done');
  expect(await undone('Mark as not done')).toBe(
    'Oil change is no longer marked as done. Its record stays in the history.',
  );
  expect(marks()).toEqual([mark(true), mark(false)]);
  expect(calls.DELETE).not.toHaveBeenCalled();
});

it('[UPM-03] Undo of a mark without a record takes back the mark', async () => {
  fireEvent.click(screen.getByRole('checkbox', { name: 'Record it in the history' }));
  await press('Mark Oil change as done');
  expect(await undone()).toBe('The service is due again');
  expect(calls.POST).not.toHaveBeenCalled();
  expect(calls.DELETE).not.toHaveBeenCalled();
});
