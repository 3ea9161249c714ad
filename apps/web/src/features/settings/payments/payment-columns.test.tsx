// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { I18nextProvider, completeTexts, createI18n } from '@wayside/i18n';
import { settingsTexts } from '@wayside/i18n/parts';
import { afterEach, expect, it, vi } from 'vitest';
import type { PaymentMethod } from '../../../shared/payments/payment-methods.queries.ts';
import type { User } from '../../../shared/session/session.ts';
import { usePaymentColumns } from './payment-columns.tsx';
import type { MethodActions } from './payment-columns.tsx';

vi.mock('../../../shared/data/api.ts', () => ({ api: {} }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const method = { id: 1, type: 'credit_card', card_type: 'Visa', last_4: '4370', owner_id: 7 } as PaymentMethod;

interface Of {
  id: string;
  method: PaymentMethod;
}

function Cell({ user, actions, of }: { user: User; actions: MethodActions; of: Of }) {
  const column = usePaymentColumns(user, [], actions).find(({ id }) => id === of.id)!;
  return <>{column.cell!(of.method)}</>;
}

async function show(roles: User['roles'], of: Of = { id: 'actions', method }) {
  const actions = { edit: vi.fn<() => void>(), remove: vi.fn<() => void>(), makeDefault: vi.fn<() => void>() };
  const i18n = await createI18n({ language: 'en' });
  await completeTexts(i18n, { parts: [settingsTexts] });
  render(
    <I18nextProvider i18n={i18n}>
      <Cell user={{ id: 3, roles } as User} actions={actions} of={of} />
    </I18nextProvider>,
  );
  return actions;
}

it('[PAY-08, PAY-11] a method has its one action, and the rest in a menu', async () => {
  const { edit, remove } = await show(['Owner']);
  expect(screen.getAllByRole('button')).toHaveLength(2);
  fireEvent.click(screen.getByRole('button', { name: 'Edit drivers for Visa ending in 4370' }));
  expect(edit).toHaveBeenCalledWith(method);
  fireEvent.click(screen.getByRole('button', { name: 'More for Visa ending in 4370' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Delete Visa ending in 4370' }));
  expect(remove).toHaveBeenCalledWith(method);
});

it.each([
  ['02/2026', 'Default'],
  ['03/2026', 'Pays by default'],
])('a default card that expires in %s: %s', async (expiration_date, said) => {
  vi.setSystemTime('2026-03-16T14:00:00Z');
  await show(['Owner'], { id: 'method', method: { ...method, is_default: true, expiration_date } });
  expect(screen.getByText(said)).toBeTruthy();
});

it('[ROL-06] there is nothing to do with a method of someone else', async () => {
  await show(['Manager']);
  expect(screen.queryByRole('button')).toBeNull();
});
