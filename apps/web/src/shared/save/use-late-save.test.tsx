import { act, cleanup, render } from '@testing-library/react';
import type { Notice } from '@wayside/machines';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { English } from '../english.fixture.tsx';
import { toasts } from '../page/toasts.ts';
import { useLateFailure, useLateSave } from './use-late-save.ts';

type Answer = { status: 'success' } | { status: 'lost' } | { status: 'failure'; notice: Notice };

let answer: (outcome: Answer) => void = () => undefined;
let outcome: Promise<Answer>;
let said: unknown[] = [];
let isDeletion = false;

function Page() {
  const failure = useLateFailure((notice: Notice) => ('text' in notice ? notice.text : notice.label));
  const save = useLateSave(
    () => new Promise<Answer>((resolve) => (answer = resolve)),
    (late, what: string) =>
      late.status === 'success' ? { title: `${what} saved`, tone: 'success' } : failure(what, late, isDeletion),
  );
  return (
    <button type="button" onClick={() => (outcome = save({ input: 'Card', signal: new AbortController().signal }))}>
      Save
    </button>
  );
}

async function press() {
  const page = render(
    <English>
      <Page />
    </English>,
  );
  act(() => page.getByRole('button').click());
  return page;
}

const settle = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  said = [];
  isDeletion = false;
  vi.spyOn(toasts, 'show').mockImplementation((message) => said.push(message) as never);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
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
    { title: 'Card wasn’t saved', tone: 'error', description: 'No more cards' },
  ],
] as const)('after the page was left, a toast tells of %o', async (late, message) => {
  const { unmount } = await press();
  unmount();
  answer(late);
  await settle();
  expect(said).toEqual([message]);
});

it.each([
  [{ status: 'lost' }, { title: 'Card may not have been deleted', tone: 'error' }],
  [
    { status: 'failure', notice: { tone: 'error', text: 'Not this one' } },
    { title: 'Card wasn’t deleted', tone: 'error', description: 'Not this one' },
  ],
] as const)('a deletion is not said to be saved: %o', async (late, message) => {
  isDeletion = true;
  const { unmount } = await press();
  unmount();
  answer(late);
  await settle();
  expect(said).toEqual([message]);
});
