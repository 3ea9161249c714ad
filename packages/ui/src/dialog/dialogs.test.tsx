import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { show } from '../show.fixture.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { Consequences } from './consequences.tsx';
import type { ConfirmDialogProps } from './confirm-dialog.tsx';
import { Dialog } from './dialog.tsx';

it('a dialog has its title as its name, its description, takes the focus and is closed by its cross and by Esc', async () => {
  const onOpenChange = vi.fn<(isOpen: boolean) => void>();
  const { user } = show(
    <Dialog title="Columns" description="What the list shows" closeLabel="Close" isOpen onOpenChange={onOpenChange}>
      <p>Body</p>
    </Dialog>,
  );
  const dialog = screen.getByRole('dialog', { name: 'Columns', description: 'What the list shows' });
  expect(dialog.contains(document.activeElement)).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await user.keyboard('{Escape}');
  expect(onOpenChange.mock.calls).toEqual([[false], [false]]);
});

function question(change: Partial<ConfirmDialogProps> = {}) {
  return (
    <ConfirmDialog
      title="Cancel the order?"
      confirmLabel="Cancel order 4182"
      cancelLabel="Keep it"
      isOpen
      onConfirm={() => undefined}
      onCancel={() => undefined}
      {...change}
    >
      The shop is notified
    </ConfirmDialog>
  );
}

it('a question is an alert without a cross, and each of its buttons does its own', async () => {
  const [onConfirm, onCancel] = [vi.fn<() => void>(), vi.fn<() => void>()];
  const { user } = show(question({ onConfirm, onCancel }));
  expect(
    screen.getByRole('alertdialog', { name: 'Cancel the order?', description: 'The shop is notified' }),
  ).toBeTruthy();
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Keep it', 'Cancel order 4182']);
  await user.click(screen.getByRole('button', { name: 'Cancel order 4182' }));
  expect([onConfirm.mock.calls.length, onCancel.mock.calls.length]).toEqual([1, 0]);
  await user.click(screen.getByRole('button', { name: 'Keep it' }));
  await user.keyboard('{Escape}');
  expect([onConfirm.mock.calls.length, onCancel.mock.calls.length]).toEqual([1, 2]);
});

it('while its answer is on its way, it is confirmed once and Esc does not leave it', async () => {
  const [onConfirm, onCancel] = [vi.fn<() => void>(), vi.fn<() => void>()];
  const { user } = show(question({ onConfirm, onCancel, isPending: true, pendingLabel: 'Canceling' }));
  await user.click(screen.getByRole('button', { name: /Cancel order/ }));
  await user.keyboard('{Escape}');
  expect([onConfirm.mock.calls.length, onCancel.mock.calls.length]).toEqual([0, 0]);
});

it('is not confirmed against a reason', async () => {
  const onConfirm = vi.fn<() => void>();
  const { user } = show(question({ onConfirm, disabledReason: 'Choose a week' }));
  await user.click(screen.getByRole('button', { name: 'Cancel order 4182', description: 'Choose a week' }));
  expect(onConfirm).not.toHaveBeenCalled();
});

it('once there is nothing to confirm any more, it can only be closed', async () => {
  const onCancel = vi.fn<() => void>();
  const { user, again } = show(question());
  screen.getByRole('button', { name: 'Cancel order 4182' }).focus();
  again(question({ confirmLabel: undefined, cancelLabel: 'Close', onCancel }));
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Close']);
  await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Close' })));
  await user.keyboard('{Enter}');
  expect(onCancel).toHaveBeenCalledOnce();
});

it('has a milder way out, until there is nothing to confirm any more', async () => {
  const onPress = vi.fn<() => void>();
  const alternative = { label: 'Deactivate instead', onPress };
  const { user, again } = show(question({ alternative }));
  await user.click(screen.getByRole('button', { name: 'Deactivate instead' }));
  expect(onPress).toHaveBeenCalledTimes(1);
  again(question({ alternative, confirmLabel: undefined }));
  expect(screen.queryByRole('button', { name: 'Deactivate instead' })).toBeNull();
});

it('what it leads to is a list, and read out with the question', () => {
  const effects = [
    { icon: null, title: 'No work will be done', text: 'The appointment is free again.' },
    { icon: null, title: 'The shop will be notified' },
  ];
  show(
    <ConfirmDialog
      isOpen
      title="Cancel the order?"
      cancelLabel="Keep it"
      onConfirm={() => undefined}
      onCancel={() => undefined}
    >
      <Consequences of={effects} />
    </ConfirmDialog>,
  );
  expect(
    screen.getByRole('alertdialog', { description: /No work will be done.*The shop will be notified/ }),
  ).toBeTruthy();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'No work will be doneThe appointment is free again.',
    'The shop will be notified',
  ]);
});

it('[ACC-11] a dialog takes the focus again that falls on the document', async () => {
  show(question());
  const dialog = screen.getByRole('alertdialog');
  await vi.waitFor(() => expect(document.activeElement).toBe(dialog));
  dialog.blur();
  expect(document.activeElement).toBe(document.body);
  await vi.waitFor(() => expect(document.activeElement).toBe(dialog), { timeout: 300 });
});

it('[ACC-10] the head and foot of a dialog are no landmarks', () => {
  show(question());
  expect(document.querySelector('header, footer')).toBeNull();
});

it('nothing is there while it is closed', () => {
  show(question({ isOpen: false }));
  expect(screen.queryByRole('alertdialog')).toBeNull();
});
