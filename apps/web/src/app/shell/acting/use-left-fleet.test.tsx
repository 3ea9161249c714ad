// @vitest-environment jsdom
import { place, queuePlace, orderInQueue } from '@wayside/domain';
import { act, renderHook } from '@testing-library/react';
import { RouterProvider, createMemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it } from 'vitest';
import { leaveFleet } from '../../../shared/session/left-fleet.ts';
import type { User } from '../../../shared/session/session.ts';
import { useLeftFleet } from './use-left-fleet.ts';

const user = { roles: ['FMC'], fleet_id: 5 } as User;

function open(path: string) {
  let router: ReturnType<typeof createMemoryRouter> | undefined;
  const { result } = renderHook(() => useLeftFleet(user), {
    wrapper: ({ children }) => {
      router ??= createMemoryRouter([{ path: '*', element: children }], { initialEntries: [path] });
      return <RouterProvider router={router} />;
    },
  });
  return {
    go: (to: string | number) => act(() => (typeof to === 'number' ? router?.navigate(to) : router?.navigate(to))),
    state: () => result.current,
  };
}

beforeEach(() => {
  window.sessionStorage.clear();
  window.localStorage.clear();
});

it('[CMP-01] a record opened from the pages of a fleet is left with that fleet', async () => {
  const { go, state } = open(place.fmcDashboard);
  await go(place.dashboard);
  await go(place.order(7));
  expect(state()).toMatchObject({ isFromCompany: false, asks: false });
  act(() => leaveFleet(5));
  await go(place.fmcDashboard);
  await go(-1);
  expect(state()).toMatchObject({ isFromCompany: false, asks: true });
});

it('[CMP-01, CMP-03] records opened from the company’s lists need no fleet, nor does the next order of its queue', async () => {
  const { go, state } = open(queuePlace);
  act(() => leaveFleet(5));
  await go(orderInQueue(7));
  await go(place.vehicle(9));
  expect(state()).toMatchObject({ isFromCompany: true, asks: false });
  await go(place.dashboard);
  expect(state()).toMatchObject({ asks: true });
  await go(orderInQueue(8));
  expect(state()).toMatchObject({ isFromCompany: true, asks: false });
  await go(place.services());
  expect(state()).toMatchObject({ asks: true });
});
