// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react';
import { I18nextProvider, completeTexts, createI18n } from '@wayside/i18n';
import type { Notice } from '@wayside/machines';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { toasts } from '../page/toasts.ts';
import { useLateFailure, useLateSave } from './use-late-save.ts';

type Answer = { status: 'success' } | { status: 'lost' } | { status: 'failure'; notice: Notice };

let answer: (outcome: Answer) => void = () => undefined;
let outcome: Promise<Answer>;
let said: unknown[] = [];

function Page() {
  const failure = useLateFailure((notice: Notice) => ('text' in notice ? notice.text : notice.label));
  const save = useLateSave(
    () => new Promise<Answer>((resolve) => (answer = resolve)),
    (late, what: string) => (late.status === 'success' ? { title: `${what} saved`, tone: 'success' } : failure(what, late)),
  );
  return (
    <button type="button" onClick={() => (outcome = save({ input: 'Card', signal: new AbortController().signal }))}>
      Save
    </button>
  );
}

async function press() {
  const i18n = await createI18n({ language: 'en' });
  await completeTexts(i18n);
  const page = render(
    <I18nextProvider i18n={i18n}>
      <Page />
    </I18nextProvider>,
  );
  act(() => page.getByRole('button').click());
  return page;
}

const settle = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  said = [];
  vi.spyOn(toasts, 'show').mockImplementation((message) => said.push(message) as never);
  window.history.replaceState(null, '', '/settings');
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  document.cookie = 'wayside_authentication_token=; Max-Age=0';
});

it('the page that is still there gets the outcome, and nothing else is said', async () => {
  await press();
  answer({ status: 'success' });
  await expect(outcome).resolves.toEqual({ status: 'success' });
  expect(said).toEqual([]);
});

it.each([
  [{ status: 'success' }, { title: 'Card saved', tone: 'success' }],
  [{ status: 'lost' }, { title: 'Card may not have been saved', tone: 'error' }],
  [
    { status: 'failure', notice: { tone: 'error', text: 'No more cards' } },
    { title: 'Card couldn’t be saved', tone: 'error', description: 'No more cards' },
  ],
] as const)('after the page was left, a toast tells of %o', async (late, message) => {
  const { unmount } = await press();
  unmount();
  answer(late);
  await settle();
  expect(said).toEqual([message]);
});

it('a page on its way out is not given the outcome, with which it might navigate', async () => {
  await press();
  const given = vi.fn<() => void>();
  void outcome.then(given);
  window.history.pushState(null, '', '/dashboard');
  answer({ status: 'success' });
  await settle();
  expect(given).not.toHaveBeenCalled();
  expect(said).toHaveLength(1);
});

it('a page that the user goes back to before it was gone is given the outcome after all, and nothing is said twice', async () => {
  await press();
  const given = vi.fn<() => void>();
  void outcome.then(given);
  window.history.pushState(null, '', '/dashboard');
  answer({ status: 'success' });
  await settle();
  window.dispatchEvent(new Event('popstate'));
  await settle();
  expect(given).not.toHaveBeenCalled();
  window.history.replaceState(null, '', '/settings');
  window.dispatchEvent(new Event('popstate'));
  await settle();
  expect(given).toHaveBeenCalledOnce();
  expect(said).toHaveLength(1);
});

it('after the session ended, nothing is said', async () => {
  const { unmount } = await press();
  unmount();
  document.cookie = 'wayside_authentication_token=another';
  answer({ status: 'success' });
  await settle();
  expect(said).toEqual([]);
});
