// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, configure, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { I18nextProvider, completeTexts, createI18n } from '@wayside/i18n';
import { vehicleTexts } from '@wayside/i18n/parts';
import { RouterProvider, createMemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { brand } from '../../../shared/brand/brand.ts';
import { queryClient } from '../../../shared/data/query-client.ts';
import { currentUserQuery } from '../../../shared/data/user.ts';
import { toasts } from '../../../shared/page/toasts.ts';
import type { User } from '../../../shared/session/session.ts';
import { van } from '../vehicle.fixture.ts';
import { OpenedVehicleForm } from './opened-vehicle-form.tsx';
import { useOpenForm } from './use-open-form.ts';

interface Reply {
  data?: unknown;
  error?: unknown;
  response: Response;
}
const server = vi.hoisted(() => ({
  responses: {} as Record<string, () => Reply | Promise<Reply>>,
  calls: [] as string[],
}));
vi.mock('../../../shared/form/bring-to-top.ts', () => ({ bringToTop: () => undefined }));
vi.mock('../../../shared/use-is-desk.ts', () => ({ useMedia: () => true, useIsDesk: () => true }));
vi.mock('../../../shared/data/api.ts', () => {
  const call = (method: string) => async (path: string) => {
    server.calls.push(`${method} ${path}`);
    return await (server.responses[`${method} ${path}`] ?? ok([]))();
  };
  return {
    origin: 'http://api.localhost',
    api: { GET: call('GET'), PUT: call('PUT'), POST: call('POST'), DELETE: call('DELETE') },
  };
});

const ok = (data: unknown) => (): Reply => ({ data, response: new Response() });
function refused(status: number, alertMessage: string) {
  return (): Reply => ({
    error: { alertMessage, alertType: 'error' },
    response: new Response(null, { status }),
  });
}
const lost = (): Promise<Reply> => Promise.reject(new TypeError('Failed to fetch'));

const owner = {
  id: 1,
  fleet_id: 5,
  role: 'Owner',
  roles: ['Owner'],
  is_active: true,
  is_fmc_user: false,
} as unknown as User;

// The form is large, and the machine of a test run may be busy.
configure({ asyncUtilTimeout: 15_000 });
vi.setConfig({ testTimeout: 60_000 });

let router: ReturnType<typeof createMemoryRouter>;
const ODOMETER = [/^Odometer/, { selector: 'input' }] as const;
const sent = (method: string) => server.calls.filter((call) => call.startsWith(method));

function Opened() {
  const opened = useOpenForm()!;
  return <OpenedVehicleForm opened={opened} />;
}

function Place() {
  const { pathname, search } = useLocation();
  return <output>{`at ${pathname}${search}`}</output>;
}

async function open(address: string, user: User = owner): Promise<void> {
  const i18n = await createI18n({ language: 'en' });
  await completeTexts(i18n, { parts: [vehicleTexts] });
  queryClient.setQueryData(currentUserQuery.queryKey, user);
  router = createMemoryRouter(
    [
      { path: '/vehicles/new', Component: Opened },
      { path: '/vehicles/:id/edit', Component: Opened },
      { path: '*', Component: Place },
    ],
    { initialEntries: [address] },
  );
  render(
    <I18nextProvider i18n={i18n}>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </I18nextProvider>,
  );
}

async function change(odometer: string): Promise<void> {
  const field = await screen.findByLabelText(...ODOMETER);
  fireEvent.change(field, { target: { value: odometer } });
  fireEvent.blur(field);
  fireEvent.click(screen.getByText('Save changes'));
}

beforeEach(() => {
  server.calls = [];
  server.responses = { 'GET /vehicles/{id}': ok(van) };
});
afterEach(() => {
  cleanup();
  queryClient.clear();
  vi.restoreAllMocks();
  window.sessionStorage.clear();
  window.localStorage.clear();
});

it('[UPL-04] from the odometer of its page, one field opens, with the focus; closing it leads back', async () => {
  await open('/vehicles/7/edit?tab=history&mode=odometer');
  const field = await screen.findByLabelText(...ODOMETER);
  await waitFor(() => expect(document.activeElement).toBe(field));
  expect(screen.getAllByRole('textbox')).toEqual([field]);
  expect(screen.queryByText('Delete vehicle')).toBeNull();
  fireEvent.change(field, { target: { value: '1' } });
  fireEvent.blur(field);
  await screen.findByText(/^Lower than the last reading/);
  fireEvent.change(field, { target: { value: '' } });
  fireEvent.blur(field);
  fireEvent.click(screen.getByText('Save reading'));
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
  expect(sent('PUT')).toEqual([]);
  fireEvent.change(field, { target: { value: String(van.odometer) } });
  fireEvent.blur(field);
  fireEvent.click(screen.getByText('Cancel'));
  await screen.findByText('at /vehicles/7?tab=history');
});

it('a change whose response was lost is looked up, and counts once the vehicle has it', async () => {
  await open('/vehicles/7/edit?tab=history');
  server.responses['PUT /vehicles/{id}'] = () => {
    server.responses['GET /vehicles/{id}'] = ok({ ...van, odometer: 200 });
    return lost();
  };
  await change('200');
  // The page behind the form is as it was.
  await screen.findByText('at /vehicles/7?tab=history');
  expect(router.state.location.state).toEqual({ arrival: { tone: 'success', text: 'Vehicle updated' } });
  expect(sent('PUT')).toHaveLength(1);
});

it.each([
  ['it is saved', ok({ ...van, odometer: 200 }), 'Vehicle updated'],
  ['it is not', ok(van), 'The vehicle wasn’t saved'],
  ['nobody knows', lost, 'The vehicle may not have been saved'],
] as const)(
  'a form that is left while a lost change is looked up asks nothing, leads nowhere, and says: %s',
  async (_what, respond, title) => {
    const say = vi.spyOn(toasts, 'show').mockReturnValue(() => undefined);
    await open('/vehicles/7/edit');
    let lookUp: (() => void) | undefined;
    server.responses['PUT /vehicles/{id}'] = () => {
      server.responses['GET /vehicles/{id}'] = () => new Promise((resolve) => (lookUp = () => resolve(respond())));
      return lost();
    };
    await change('200');
    await waitFor(() => expect(lookUp).toBeDefined());
    await act(async () => router.navigate('/dashboard'));
    await screen.findByText('at /dashboard');
    await act(async () => lookUp!());
    await waitFor(() => expect(say).toHaveBeenCalledWith(expect.objectContaining({ title })));
    expect(router.state.location.pathname).toBe('/dashboard');
  },
);

it('who just lost the right to delete reads so in the question, and the vehicle stays', async () => {
  await open('/vehicles/7/edit');
  server.responses['DELETE /vehicles/{id}'] = refused(403, 'You may not delete vehicles');
  fireEvent.click(await screen.findByText('Delete vehicle'));
  const confirm = await screen.findByRole('button', { name: 'Delete VAN-07' });
  await waitFor(() => expect(confirm.getAttribute('aria-disabled')).toBeNull());
  fireEvent.click(confirm);
  fireEvent.click(confirm);
  await waitFor(() => expect(screen.getByRole('alertdialog').textContent).toContain('You may not delete vehicles'));
  expect(sent('DELETE')).toHaveLength(1);
  expect(router.state.location.pathname).toBe('/vehicles/7/edit');
});

it('asks someone without a fleet to choose one first', async () => {
  await open('/vehicles/new', { ...owner, fleet_id: null });
  expect((await screen.findByText('Go to fleets')).closest('a')?.getAttribute('href')).toBe('/fmc_dashboard');
  expect(screen.queryByRole('textbox')).toBeNull();
});

it('[VEH-05] a brand that adds no vehicles has no form for them, at its address either', async () => {
  vi.spyOn(brand.switches, 'vehicleAdd', 'get').mockReturnValue(false);
  await open('/vehicles/new?q=van');
  await screen.findByText('Back to vehicles');
  expect(screen.queryByRole('textbox')).toBeNull();
});
