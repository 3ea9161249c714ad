// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, renderHook, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { toasts } from '../../../../shared/page/toasts.ts';
import { English } from '../../../../shared/english.fixture.tsx';
import type { Vehicle } from '../vehicles.queries.ts';
import { BulkDialog } from './bulk-dialog.tsx';
import { keepRest } from './kept-rest.ts';
import { useBulkUndo } from './use-bulk-undo.ts';
import { useBulk } from './use-bulk.tsx';

const calls = vi.hoisted(() => ({
  update: vi.fn<(id: number, body: object) => unknown>(),
  activate: vi.fn<(id: number) => unknown>(),
  deactivate: vi.fn<(id: number) => unknown>(),
}));
vi.mock('../../status/use-enroll.ts', () => ({
  updateVehicle: calls.update,
  activateVehicle: calls.activate,
  deactivateVehicle: calls.deactivate,
}));
vi.mock('../../../../shared/data/changed.ts', () => ({ changed: () => undefined }));
vi.mock('../../../../shared/dependents/use-vehicle-dependents.ts', () => ({ useVehicleDependents: () => ({}) }));

const vehicle = (id: number, department_number: string | null) => ({ id, department_number }) as Vehicle;
const OWNER = { userId: 1, fleetId: 2 };
const ok = () => ({ data: {}, response: Response.json({}) });
const onEnd = vi.fn<(run: object, words: string) => void>();

function ask(...departments: (string | null)[]): void {
  render(
    <English>
      <BulkDialog
        action="department"
        vehicles={departments.map((number, at) => vehicle(at + 1, number))}
        owner={OWNER}
        skipped={0}
        onCancel={() => undefined}
        onEnd={onEnd}
      />
    </English>,
  );
}
const field = () => screen.getByRole('textbox', { name: 'Department number' });
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));

const wrapper = ({ children }: { children: ReactNode }) => (
  <English>
    <MemoryRouter>{children}</MemoryRouter>
  </English>
);

beforeEach(() => {
  vi.clearAllMocks();
  for (const call of Object.values(calls)) call.mockImplementation(ok);
  for (const { key } of toasts.queue.visibleToasts) toasts.queue.close(key);
});
afterEach(cleanup);

it('the department field has the focus', () => {
  ask('210', '220');
  expect(document.activeElement).toBe(field());
});

it('with an empty field, button and outcome say that the department is removed', async () => {
  ask('210', '220');
  await press('Remove department from 2 vehicles');
  expect(calls.update.mock.calls).toEqual([
    [1, { id: 1, department_number: null }],
    [2, { id: 2, department_number: null }],
  ]);
  expect(onEnd.mock.calls[0]![1]).toBe('noDepartment');
});

it('vehicles without a department need a number', async () => {
  ask(null, null);
  await press('Remove department from 2 vehicles');
  expect(screen.getByText('Enter a department number')).toBeDefined();
  expect(calls.update).not.toHaveBeenCalled();
  fireEvent.change(field(), { target: { value: '230' } });
  await press('Set for 2 vehicles');
  expect(calls.update).toHaveBeenCalledTimes(2);
});

it.each([
  ['snooze', 1, '1 deactivated vehicle will be skipped: it has no reminders.'],
  ['deactivate', 2, '2 vehicles will be skipped: they’re already deactivated.'],
  ['activate', 1, '1 vehicle will be skipped: it’s already active.'],
] as const)('%s says before it which vehicles it skips', (action, skipped, text) => {
  render(
    <English>
      <BulkDialog
        action={action}
        vehicles={[vehicle(1, null)]}
        owner={OWNER}
        skipped={skipped}
        onCancel={() => undefined}
        onEnd={onEnd}
      />
    </English>,
  );
  expect(screen.getByText(text)).toBeDefined();
});

it('Undo gives each vehicle its former department back', async () => {
  const { result } = renderHook(() => useBulkUndo(), { wrapper });
  await act(async () => result.current('department', [vehicle(1, '210'), vehicle(2, null)])!.onAction());
  await vi.waitFor(() => expect(toasts.queue.visibleToasts).toHaveLength(1));
  expect(calls.update.mock.calls).toEqual([
    [1, { id: 1, department_number: '210' }],
    [2, { id: 2, department_number: null }],
  ]);
  expect(toasts.queue.visibleToasts[0]!.content.title).toBe('2 vehicles changed back');
});

it.each([
  ['deactivate', 'activate'],
  ['activate', 'deactivate'],
] as const)('Undo of %s is to %s the same vehicles', async (action, opposite) => {
  const { result } = renderHook(() => useBulkUndo(), { wrapper });
  await act(async () => result.current(action, [vehicle(1, null), vehicle(2, null)])!.onAction());
  await vi.waitFor(() => expect(toasts.queue.visibleToasts).toHaveLength(1));
  expect(calls[opposite].mock.calls).toEqual([[1], [2]]);
  expect(calls[action]).not.toHaveBeenCalled();
  expect(toasts.queue.visibleToasts[0]!.content.title).toBe('2 vehicles changed back');
});

it.each([
  ['refused', 422, '1 vehicle couldn’t be changed back', 'V2. 1 vehicle changed back. It is sold', undefined],
  [
    'without a response',
    500,
    'We couldn’t confirm that 1 vehicle was changed back',
    'V2. 1 vehicle changed back. We couldn’t confirm that this went through. Check before you try again.',
    'Go there to check',
  ],
])('an Undo that fails names the vehicle and says why: %s', async (_how, status, title, description, action) => {
  calls.update.mockImplementationOnce(ok).mockImplementationOnce(() => ({
    error: status === 422 ? { error: 'It is sold' } : {},
    response: new Response(null, { status }),
  }));
  const { result } = renderHook(() => useBulkUndo(), { wrapper });
  const named = [1, 2].map((id) => ({ ...vehicle(id, '210'), other_id: `V${id}` }));
  await act(async () => result.current('department', named)!.onAction());
  await vi.waitFor(() => expect(toasts.queue.visibleToasts).toHaveLength(1));
  const { content } = toasts.queue.visibleToasts[0]!;
  expect(content).toMatchObject({ title, description, tone: 'error' });
  expect(content.action?.label).toBe(action);
});

describe('a session that ends in the middle', () => {
  const list = ['210', '220', '230', '240'].map((number, at) => vehicle(at + 1, number));
  const signIn = (token: string) => void (document.cookie = `wayside_authentication_token=${token}`);
  const endSession = () => void (document.cookie = 'wayside_authentication_token=; max-age=0');
  const opened = () => {
    const { result } = renderHook(() => useBulk(list, OWNER), { wrapper });
    render(result.current.above, { wrapper });
    return result.current.selection.selected;
  };
  afterEach(endSession);

  it('leaves the rest selected after the next sign-in, once, and says how many are done', async () => {
    signIn('T1');
    calls.update
      .mockImplementationOnce(ok)
      .mockImplementationOnce(() => ({ error: { error: 'Sold' }, response: new Response(null, { status: 422 }) }))
      .mockImplementationOnce(() => {
        endSession();
        return { error: {}, response: new Response(null, { status: 401 }) };
      });
    ask('210', '220', '230', '240');
    fireEvent.change(field(), { target: { value: '250' } });
    await press('Set for 4 vehicles');
    expect(calls.update).toHaveBeenCalledTimes(3);
    cleanup();

    signIn('T2');
    expect(opened()).toEqual([2, 3, 4]);
    expect(screen.getByText('Department set for 1 vehicle')).toBeDefined();
    expect(screen.getByText('This was interrupted before 3 vehicles were finished. They stay selected.')).toBeDefined();
    cleanup();
    expect(opened()).toEqual([]);
  });

  it('is nothing to come back to where the action ended, or for another user', async () => {
    signIn('T1');
    ask('210', '220');
    fireEvent.change(field(), { target: { value: '250' } });
    await press('Set for 2 vehicles');
    expect(calls.update).toHaveBeenCalledTimes(2);
    cleanup();
    expect(opened()).toEqual([]);

    keepRest({ userId: 9 }).keep({ words: 'department', total: 2, ids: [1] });
    expect(opened()).toEqual([]);
  });
});
