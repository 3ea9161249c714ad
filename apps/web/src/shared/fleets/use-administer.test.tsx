// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';

const { enterFleet, navigate } = vi.hoisted(() => ({
  enterFleet: vi.fn<() => Promise<{ status: 'success' }>>(),
  navigate: vi.fn<(to: string) => void>(),
}));
vi.mock('@wayside/i18n', () => ({ useTranslation: () => ({ t: (key: string) => key }) }));
vi.mock('react-router-dom', () => ({ useNavigate: () => navigate }));
vi.mock('../data/enter-fleet.ts', () => ({ enterFleet }));
vi.mock('../page/leave-guards.ts', () => ({ askToLeave: async () => () => undefined }));
vi.mock('../save/use-failure-toast.ts', () => ({ useFailureToast: () => () => undefined }));
const { useAdminister } = await import('./use-administer.ts');

beforeEach(() => vi.clearAllMocks());

it('of fleets chosen in two places, the last one wins, and their calls never overlap', async () => {
  const list = renderHook(() => useAdminister()).result.current;
  const palette = renderHook(() => useAdminister()).result.current;
  const first = Promise.withResolvers<{ status: 'success' }>();
  enterFleet.mockReturnValueOnce(first.promise).mockResolvedValue({ status: 'success' });

  await act(async () => void list({ fleetId: 1, next: '/one' }));
  const second = palette({ fleetId: 2, next: '/two' });
  await act(async () => undefined);
  expect(enterFleet.mock.calls).toEqual([[{ fleet: 1 }]]);

  first.resolve({ status: 'success' });
  await act(async () => second);
  expect(enterFleet.mock.calls).toEqual([[{ fleet: 1 }], [{ fleet: 2 }]]);
  expect(navigate.mock.calls.map(([to]) => to)).toEqual(['/two']);
});

it('a second press on the same page of a fleet joins the first', async () => {
  const administer = renderHook(() => useAdminister()).result.current;
  enterFleet.mockResolvedValue({ status: 'success' });
  await act(async () => Promise.all([administer({ fleetId: 1, next: '/one' }), administer({ fleetId: 1, next: '/one' })]));
  expect(enterFleet).toHaveBeenCalledTimes(1);
});
