// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { savePaymentMethod } from './payment-calls.ts';

const remove = vi.hoisted(() => vi.fn<() => Promise<unknown>>());
vi.mock('../data/api.ts', () => ({ api: { DELETE: remove } }));

function refuse(text: string): void {
  remove.mockResolvedValue({ error: { errors: [text] }, response: new Response('{}', { status: 422 }) });
}
beforeEach(() => void remove.mockReset());

it.each([
  [
    "This payment method is set as default so you can't delete it.",
    'isDefault',
    { label: 'paymentMethodOnDeleteErrorLabel' },
  ],
  ["This payment method has active orders and can't be removed.", 'inUse', { label: 'paymentMethodErrorLabel' }],
  [
    'This payment method was declined. Use a different one, or contact your bank.',
    'declined',
    { label: 'cardDeclined' },
  ],
  ['Do not honor', 'declined', { text: 'Do not honor' }],
  ['The bank is closed', 'other', { text: 'The bank is closed' }],
])('[PAY-12, PAY-13] %j is %s, in our words if we know it', async (text, reason, notice) => {
  refuse(text);
  expect(await savePaymentMethod({ kind: 'delete', id: 1 })).toEqual({
    status: 'refused',
    reason,
    notice: { tone: 'error', ...notice },
  });
});
