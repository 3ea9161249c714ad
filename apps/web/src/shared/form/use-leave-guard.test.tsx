import { act, fireEvent, render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { RouterProvider, createMemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { English } from '../english.fixture.tsx';
import { askToLeave } from '../page/leave-guards.ts';
import { useLeaveGuard } from './use-leave-guard.tsx';
import type { LeaveGuard } from './use-leave-guard.tsx';

const onLeave = vi.fn<() => void>();
let guard: LeaveGuard;

function Form() {
  const own = useLeaveGuard(true, { onLeave });
  useEffect(() => {
    guard = own;
  });
  return <main>The form{own.dialog}</main>;
}

function open() {
  onLeave.mockClear();
  const router = createMemoryRouter(
    [
      { path: '/form', element: <Form /> },
      { path: '/dashboard', element: <main>The dashboard</main> },
    ],
    { initialEntries: ['/form'] },
  );
  render(
    <English>
      <RouterProvider router={router} />
    </English>,
  );
  return { leave: () => act(() => router.navigate('/dashboard')), place: () => router.state.location.pathname };
}
const question = () => screen.queryByRole('alertdialog', { name: 'Leave without saving?' });

it.each([
  ['sent', () => guard.setSaving(true)],
  ['saved', () => guard.release()],
])('the question closes once what it asks about is %s, and the page stays', async (_what, change) => {
  const { leave, place } = open();
  await leave();
  expect(question()).toBeTruthy();
  await act(async () => change());
  expect(question()).toBeNull();
  expect(place()).toBe('/form');
  expect(onLeave).not.toHaveBeenCalled();
  // Now leaving loses nothing.
  await leave();
  expect(place()).toBe('/dashboard');
});

it('asks again where the save has failed', async () => {
  const { leave, place } = open();
  await leave();
  await act(async () => guard.setSaving(true));
  await act(async () => guard.setSaving(false));
  expect(question()).toBeNull();
  await leave();
  fireEvent.click(screen.getByRole('button', { name: 'Leave page' }));
  await vi.waitFor(() => expect(place()).toBe('/dashboard'));
  expect(onLeave).toHaveBeenCalledOnce();
});

it('a question without a navigation closes, too, and is answered with staying', async () => {
  open();
  let leaving: unknown = 'asked';
  await act(async () => void askToLeave().then((leave) => (leaving = leave)));
  expect(question()).toBeTruthy();
  await act(async () => guard.setSaving(true));
  expect(question()).toBeNull();
  expect(leaving).toBeUndefined();
});
