// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { I18nextProvider, completeTexts, createI18n } from '@wayside/i18n';
import { settingsTexts } from '@wayside/i18n/parts';
import { expect, it, vi } from 'vitest';
import { GivingUpRights } from './giving-up-rights.tsx';

const i18n = await createI18n({ language: 'en' });
await completeTexts(i18n, { parts: [settingsTexts] });

it('[PPV-01] says what one loses before one’s own rights are given up', () => {
  const [confirm, close] = [vi.fn<() => void>(), vi.fn<() => void>()];
  render(
    <I18nextProvider i18n={i18n}>
      <GivingUpRights lost={['users', 'payments']} onConfirm={confirm} onClose={close} />
    </I18nextProvider>,
  );
  const dialog = screen.getByRole('alertdialog', { name: 'Give up your own rights?' });
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'You can no longer add or edit users',
    'You can no longer manage payment methods',
  ]);
  expect(dialog.textContent).toContain('Only someone else');
  fireEvent.click(screen.getByRole('button', { name: 'Give up rights' }));
  expect([confirm.mock.calls.length, close.mock.calls.length]).toEqual([1, 0]);
});
