// @vitest-environment jsdom
import { I18nextProvider, completeTexts, createI18n } from '@wayside/i18n';
import { companyTexts } from '@wayside/i18n/parts';
import type { TransferOutcome, VehiclesOutcome } from '@wayside/machines';
import { act, cleanup, render, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { toasts } from '../../../shared/page/toasts.ts';
import { useLeftBehind } from './left-behind.tsx';
import * as calls from './transfer-calls.ts';
import { useTransferTexts } from './use-transfer-texts.ts';
import { useVehicleTransfer } from './use-vehicle-transfer.ts';

vi.mock('./transfer-calls.ts', () => ({
  transferVehicles: vi.fn<typeof calls.transferVehicles>(),
  readVehicles: vi.fn<typeof calls.readVehicles>(),
}));
vi.mock('../../../shared/data/api.ts', () => ({ api: {} }));
vi.mock('../../../shared/session/session.ts', () => ({ sessionCheck: () => () => true }));
const transferVehicles = vi.mocked(calls.transferVehicles);
const readVehicles = vi.mocked(calls.readVehicles);

const i18n = await createI18n({ language: 'en' });
await completeTexts(i18n, { parts: [companyTexts] });
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  for (const { key } of toasts.queue.visibleToasts) toasts.queue.close(key);
});

const SIDES = { source: { by: 'fleet', fleetId: 5 }, destination: 8 } as const;
const [VAN, TRUCK] = [
  { id: 11, fleet_id: 5 },
  { id: 12, fleet_id: 5 },
];
const never = <Value,>() => new Promise<Value>(() => undefined);

const wrapper = ({ children }: { children: ReactNode }) => <I18nextProvider i18n={i18n}>{children}</I18nextProvider>;

function open() {
  return renderHook(() => useVehicleTransfer(1, SIDES, String), {
    wrapper,
  });
}
type Page = ReturnType<typeof open>['result'];
function move(page: Page, vehicle: typeof VAN): boolean {
  let isMoved = false;
  act(() => void (isMoved = page.current.move([vehicle])));
  return isMoved;
}
const send = (page: Page, type: 'transfer.submitted' | 'lists.refreshed'): void =>
  act(() => page.current.send({ type }));
const restore = () => toasts.queue.visibleToasts.find(({ content }) => content.action);

it('while nobody knows how a save ended, nothing is moved, and the lists can be refreshed', async () => {
  transferVehicles.mockResolvedValueOnce({ status: 'lost' } satisfies TransferOutcome);
  readVehicles.mockResolvedValueOnce({
    status: 'failure',
    notice: { tone: 'error', text: 'No' },
  } satisfies VehiclesOutcome);
  const { result: page } = open();
  expect([move(page, VAN), page.current.isBusy]).toEqual([true, false]);
  send(page, 'transfer.submitted');
  await vi.waitFor(() => expect(page.current.state.value).toBe('outcomeUnknown'));
  expect([page.current.isBusy, move(page, TRUCK)]).toEqual([true, false]);
  expect(page.current.state.context.moves).toEqual([VAN]);
  expect(page.current.state.can({ type: 'lists.refreshed' })).toBe(true);
});

it('[TRF-04] dropped moves can be restored on their page', () => {
  const { result: page } = open();
  move(page, VAN);
  send(page, 'lists.refreshed');
  expect(page.current.state.context.moves).toEqual([]);
  act(() => restore()!.content.action!.onAction());
  expect(page.current.state.context.moves).toEqual([VAN]);
});

it('[TRF-04] Restore goes with the page, whose moves it would bring back', () => {
  const { result: page, unmount } = open();
  move(page, VAN);
  send(page, 'lists.refreshed');
  expect(restore()).toBeDefined();
  unmount();
  expect(restore()).toBeUndefined();
});

it('[TRF-04] Restore goes when a save begins', () => {
  transferVehicles.mockReturnValueOnce(never());
  const { result: page } = open();
  move(page, VAN);
  send(page, 'lists.refreshed');
  move(page, TRUCK);
  expect(restore()).toBeDefined();
  send(page, 'transfer.submitted');
  expect(page.current.isSaving).toBe(true);
  expect(restore()).toBeUndefined();
});

it('[CMP-06] what stayed behind names the fleet, or counts several, and no person', () => {
  const { result } = renderHook(() => useTransferTexts((id) => `Fleet ${id}`), { wrapper });
  const { aftermath } = result.current;
  expect(aftermath({ vehicles: [VAN], destination: 8 })).toEqual([
    'Its history, documents, and active orders went along.',
    'Policies and drivers stayed in Fleet 5: its drivers no longer have this vehicle.',
    'You can undo the transfer right after: the vehicle moves back, but its policies and drivers stay removed.',
  ]);
  expect(aftermath({ vehicles: [VAN, { ...TRUCK, fleet_id: 6 }], destination: 8 })[1]).toBe(
    'Policies and drivers stayed in 2 fleets: their drivers no longer have these vehicles.',
  );
});

it('[CMP-06] after an undo, what was undone is known until its notice is dismissed', async () => {
  transferVehicles.mockResolvedValue({ status: 'success' } satisfies TransferOutcome);
  const { result: page } = open();
  move(page, VAN);
  send(page, 'transfer.submitted');
  await vi.waitFor(() => expect(page.current.state.context.done).not.toBeNull());
  expect(page.current.undone).toBeNull();
  act(() => page.current.send({ type: 'undo.requested' }));
  await vi.waitFor(() => expect(page.current.undone?.vehicles).toEqual([VAN]));
  expect(toasts.queue.visibleToasts.map(({ content }) => content.description)).toContain(
    '1 vehicle is back in its fleet. Its policies and drivers stay removed',
  );
  act(() => page.current.forgetUndone());
  expect(page.current.undone).toBeNull();
});

it('[CMP-06] what is lost is named in the user’s own fleet, and nothing is said where nothing is lost', () => {
  const { result } = renderHook(() => useLeftBehind((id) => `Fleet ${id}`), { wrapper });
  const left = (policies: number, emptied = 0) =>
    result.current({ fleetId: 5, policies, emptied, drivers: [], isListed: true });
  // They may go on for other vehicles.
  expect(left(2).map(({ title }) => title)).toEqual(['No longer covered by 2 policies in Fleet 5']);
  expect([left(0), result.current(undefined)]).toEqual([[], []]);
  const said = (policies: number, emptied: number) => {
    const { unmount, container } = render(left(policies, emptied)[0]!.text, { wrapper });
    const { textContent } = container;
    unmount();
    return textContent;
  };
  expect(said(1, 1)).toBe('It no longer covers any vehicle. Show policy');
  expect(said(3, 1)).toBe('1 of them no longer covers any vehicle. Show policies');
});
