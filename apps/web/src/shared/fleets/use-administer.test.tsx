// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';

interface Entered {
  status: 'success';
}
const { enterFleet, navigate } = vi.hoisted(() => ({
  enterFleet: vi.fn<(to: { fleet: number }) => Promise<Entered>>(),
  navigate: vi.fn<(to: string) => void>(),
}));
vi.mock('@wayside/i18n', () => ({ useTranslation: () => ({ t: (key: string) => key }) }));
vi.mock('react-router-dom', () => ({ useNavigate: () => navigate }));
vi.mock('../data/enter-fleet.ts', () => ({ enterFleet }));
vi.mock('../page/leave-guards.ts', () => ({ askToLeave: async () => () => undefined }));
vi.mock('../save/use-failure-toast.ts', () => ({ useFailureToast: () => () => undefined }));
const { useAdminister } = await import('./use-administer.ts');

const entered = () => enterFleet.mock.calls.map(([{ fleet }]) => fleet);
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve)));
beforeEach(() => vi.resetAllMocks());

it.each([
  ['the last of several fleets wins, and one in between is not entered', [1, 2, 3], [1, 3], ['/3']],
  ['a second press on the same page of a fleet joins the first', [1, 1], [1], ['/1']],
  ['back to the first one while it is under way: it is entered again', [1, 2, 1], [1, 1], ['/1']],
])('pressed in two places, %s; calls never overlap', async (_what, presses, calls, pages) => {
  const ends: ((result: Entered) => void)[] = [];
  enterFleet.mockImplementation(() => new Promise((resolve) => ends.push(resolve)));
  const places = [renderHook(() => useAdminister()), renderHook(() => useAdminister())];
  for (const [at, fleetId] of presses.entries()) {
    void places[at % 2]!.result.current({ fleetId, next: `/${fleetId}` });
    await settle();
  }
  for (let end = 1; end <= calls.length; end += 1) {
    expect(entered()).toEqual(calls.slice(0, end));
    ends.shift()!({ status: 'success' });
    await settle();
  }
  expect(navigate.mock.calls.map(([to]) => to)).toEqual(pages);
});

it('a call that throws blocks no later one', async () => {
  enterFleet.mockRejectedValueOnce(new Error('a bug')).mockResolvedValue({ status: 'success' });
  const administer = renderHook(() => useAdminister()).result.current;
  await expect(administer({ fleetId: 1, next: '/1' })).rejects.toThrow('a bug');
  await act(() => administer({ fleetId: 1, next: '/1' }));
  expect(entered()).toEqual([1, 1]);
});
