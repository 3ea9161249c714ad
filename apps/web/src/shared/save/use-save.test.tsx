// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { English } from '../english.fixture.tsx';
import { toasts } from '../page/toasts.ts';
import { useSave } from './use-save.ts';

const show = vi.spyOn(toasts, 'show').mockReturnValue(() => undefined);
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
