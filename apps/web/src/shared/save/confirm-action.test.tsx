// @vitest-environment jsdom
import type { Failure, Result } from '@wayside/api-client';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { English } from '../english.fixture.tsx';
import { ConfirmAction } from './confirm-action.tsx';
import type { ConfirmActionProps } from './confirm-action.tsx';

vi.mock('../form/bring-to-top.ts', () => ({ bringToTop: () => undefined }));

vi.mock('../page/use-focus-kept.ts', () => ({ useFocusKept: () => undefined }));

function failure(kind: Failure['kind'], alertMessage?: string): Failure {
  return {
    status: 'failure',
    kind,
    alertMessage,
    alertType: 'error',
    retryAfter: undefined,
  };
}
const NOT_FOUND = failure('notFound', 'The record was not found');
const LOST = failure('offline');
const REFUSED = failure('rejected', 'Not this one');

const calls = {
  save: vi.fn<(input: string) => Promise<Result<unknown>>>(),
  found: vi.fn<(input: string) => void>(),
  preempted: vi.fn<(input: string) => void>(),
  onClose: vi.fn<() => void>(),
};
type Change = Partial<ConfirmActionProps<string, unknown>> & { result?: Result<unknown>; isSaving?: boolean };

function question({ result, isSaving = false, ...change }: Change) {
  return (
    <English>
      <ConfirmAction
        question="Delete this user?"
        about="Ann Lee can no longer sign in"
        confirmLabel="Delete Ann Lee"
        saving={{ ...calls, isSaving, result, clear: () => undefined, setShown: () => undefined }}
        input="Ann Lee"
        onClose={calls.onClose}
        {...change}
      />
    </English>
  );
}
function open(change: Change) {
  const { rerender } = render(question(change));
  return (next: Change) => rerender(question(next));
}
const buttons = () => screen.getAllByRole('button').map(({ textContent }) => textContent);
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const GONE = 'Someone else has already deleted this';

beforeEach(() => void vi.clearAllMocks());
afterEach(cleanup);

it.each([
  ['nothing was sent, and the list no longer has it', { isDone: true }],
  ['the server does not find it', { isDone: false, result: NOT_FOUND }],
  ['the server refused, and the list no longer has it', { isDone: true, result: REFUSED }],
] as const)('someone else was first: %s', async (_when, then) => {
  const change = open({ isDone: false });
  expect(buttons()).toEqual(['Cancel', 'Delete Ann Lee']);
  change(then);
  expect(screen.getByRole('alert').textContent).toBe(GONE);
  expect(screen.getByText('Ann Lee can no longer sign in')).toBeTruthy();
  expect(buttons()).toEqual(['Close']);
  await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('Close'));
  await press('Close');
  expect([calls.preempted.mock.calls, calls.onClose.mock.calls.length]).toEqual([[['Ann Lee']], 1]);
  expect([calls.save, calls.found].map((call) => call.mock.calls)).toEqual([[], []]);
});

it.each([
  ['while it is being deleted here', { isDone: true, isSaving: true }],
  [
    'once it was deleted here',
    { isDone: true, result: { status: 'success', data: undefined, alertMessage: undefined, alertType: 'default' } },
  ],
] as const)('nobody else is named %s', (_when, then) => {
  open(then);
  expect(screen.queryByText(GONE)).toBeNull();
  expect(screen.getByRole('button', { name: /Delete Ann Lee/ })).toBeTruthy();
  expect(calls.found).not.toHaveBeenCalled();
});

it('a lost response counts as done once the list shows it', () => {
  const change = open({ isDone: false, result: LOST });
  expect(buttons()).toEqual(['Cancel', 'Delete Ann Lee']);
  change({ isDone: true, result: LOST });
  expect([calls.found.mock.calls, calls.onClose.mock.calls.length]).toEqual([[['Ann Lee']], 1]);
  expect(screen.queryByText(GONE)).toBeNull();
});

it('what is not found after a lost response was deleted from here', async () => {
  calls.save.mockResolvedValueOnce(LOST);
  const change = open({ isDone: false });
  await press('Delete Ann Lee');
  change({ isDone: false, result: NOT_FOUND });
  expect([calls.found.mock.calls, calls.onClose.mock.calls.length]).toEqual([[['Ann Lee']], 1]);
});

it('what is no deletion says what the server says', () => {
  open({ result: NOT_FOUND });
  expect(screen.getByRole('alert').textContent).toBe('The record was not found');
  expect(buttons()).toEqual(['Cancel', 'Delete Ann Lee']);
});

it('once someone else has decided, nothing can be confirmed, and the dialog says why', async () => {
  const renderForm = (confirm: () => void) => (
    <button type="button" onClick={confirm}>
      Enter
    </button>
  );
  const change = open({ renderForm });
  expect(buttons()).toEqual(['Enter', 'Cancel', 'Delete Ann Lee']);
  change({ renderForm, overtaken: 'Ben approved it' });
  expect(screen.getByRole('alert').textContent).toBe('Ben approved it');
  expect(buttons()).toEqual(['Close']);
  await press('Close');
  expect([calls.save, calls.preempted].map((call) => call.mock.calls)).toEqual([[], []]);
});

it('a form in the question confirms it, unless there is a reason against it or the record is gone', async () => {
  calls.save.mockResolvedValue(REFUSED);
  const renderForm = (confirm: () => void) => (
    <button type="button" onClick={confirm}>
      Enter
    </button>
  );
  const change = open({ renderForm, disabledReason: 'Type the name', isDone: false });
  await press('Enter');
  await press('Delete Ann Lee');
  expect(calls.save).not.toHaveBeenCalled();
  change({ renderForm, isDone: false });
  await press('Enter');
  expect(calls.save.mock.calls).toEqual([['Ann Lee']]);
  change({ renderForm, isDone: true });
  expect(buttons()).toEqual(['Close']);
});
