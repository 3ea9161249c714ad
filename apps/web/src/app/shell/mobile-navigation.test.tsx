// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { RouterProvider, createMemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { English } from '../../shared/english.fixture.tsx';
import { MobileNavigation } from './mobile-navigation.tsx';

vi.mock('./side-navigation.tsx', () => ({ NavigationList: () => null }));
afterEach(cleanup);

it('[LAY-07] the drawer closes on navigation, and Back does not open it again', async () => {
  const router = createMemoryRouter([{ path: '*', element: <MobileNavigation tabs={[]} /> }]);
  render(
    <English>
      <RouterProvider router={router} />
    </English>,
  );
  const isOpen = () => screen.queryByRole('dialog') !== null;
  await act(async () => void fireEvent.click(screen.getByRole('button')));
  expect(isOpen()).toBe(true);
  await act(() => router.navigate('/vehicles'));
  expect(isOpen()).toBe(false);
  await act(() => router.navigate(-1));
  expect(isOpen()).toBe(false);
});
