// @vitest-environment jsdom
import { act, cleanup, render, renderHook } from '@testing-library/react';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { MemoryRouter, RouterProvider, createMemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { English } from '../english.fixture.tsx';
import { toasts } from '../page/toasts.ts';
import { useSave } from './use-save.ts';

const show = vi.spyOn(toasts, 'show').mockReturnValue(() => undefined);
let undo: () => Promise<unknown>;
function Asking({ call }: { call: () => Promise<never> }) {
  const { save } = useSave({ call, what: 'VAN-01' });
  // Kept by a toast, which outlives the page.
  useEffect(() => void (undo = () => save(undefined)), [save]);
  return null;
}

afterEach(() => {
  cleanup();
  show.mockClear();
});

const refused = (body: object) => ({ error: body, response: new Response(null, { status: 422 }) });
const unplugged = new TypeError('Failed to fetch');
const LOST = 'The connection was lost, so this may not have gone through.';

it.each([
  ['a refused save', false, refused({ error: 'No' }), 'VAN-01 wasn’t saved', 'No'],
  ['a save refused without words', false, refused({}), 'VAN-01 wasn’t saved', 'We couldn’t save this.'],
  ['a lost save', false, unplugged, 'VAN-01 may not have been saved', LOST],
  ['a refused deletion', true, refused({ error: 'No' }), 'VAN-01 wasn’t deleted', 'No'],
  ['a deletion refused without words', true, refused({}), 'VAN-01 wasn’t deleted', undefined],
  ['a lost deletion', true, unplugged, 'VAN-01 may not have been deleted', LOST],
])('after its page was left, %s is named for what it is', async (_what, isDeletion, outcome, title, says) => {
  const call = async () => {
    if (outcome instanceof Error) throw outcome;
    return outcome;
  };
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter>
      <English>{children}</English>
    </MemoryRouter>
  );
  const { result, unmount } = renderHook(() => useSave({ call, what: 'VAN-01', isDeletion }), { wrapper });
  const { save } = result.current;
  unmount();
  await act(() => save(undefined));
  const [message] = show.mock.calls[0]!;
  expect(message).toMatchObject({ title, tone: 'error' });
  expect(message.description?.slice(0, says?.length)).toBe(says);
});

it('what may have worked is checked on the page that asked, wherever the toast is by then', async () => {
  const call = () => Promise.reject(unplugged);
  const router = createMemoryRouter(
    [
      { path: '/vehicles', element: <Asking call={call} /> },
      { path: '/shops', element: 'Shops' },
    ],
    { initialEntries: ['/vehicles?q=van'] },
  );
  render(<RouterProvider router={router} />, { wrapper: English });
  await act(() => router.navigate('/shops'));
  await act(() => undo());
  const [message] = show.mock.calls[0]!;
  expect(message.action?.label).toBe('Go there to check');
  await act(async () => message.action!.onAction());
  expect(router.state.location).toMatchObject({ pathname: '/vehicles', search: '?q=van' });
});
