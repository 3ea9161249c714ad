import { PASSWORD, emailOf } from './axes.ts';
import type { Reach } from './define.ts';

const press = (role: NonNullable<Reach['press']>['role'], name: string, see?: string): Reach => ({
  press: { role, name },
  ...(see !== undefined && { see }),
});

/** What several scenarios do to meet their fault or answer. The names are those of the walk-throughs, which the journeys check. */
export const signIn: readonly Reach[] = [
  { type: { Email: emailOf('Owner'), Password: PASSWORD }, press: { role: 'button', name: 'Sign in' } },
];

export const signInWithCode: readonly Reach[] = [
  ...signIn.map((step) => ({ ...step, see: 'Check your messages' })),
  { type: { 'One-time code': '123456' }, press: { role: 'button', name: 'Validate' } },
];

export const requestReset: readonly Reach[] = [{ type: { Email: emailOf('Owner') }, press: { role: 'button', name: 'Reset password' } }];

export const resetPassword: readonly Reach[] = [
  { type: { 'New password': 'new-wayside', 'Confirm new password': 'new-wayside' }, press: { role: 'button', name: 'Save new password' } },
];

export const changePassword: readonly Reach[] = [
  {
    type: { 'Current password': PASSWORD, 'New password': 'new-wayside', 'Confirm new password': 'new-wayside' },
    press: { role: 'button', name: 'Change password' },
  },
];

export const savePreferences: readonly Reach[] = [
  { type: { 'Last name': 'Lee-Okafor' }, press: { role: 'button', name: 'Save preferences' } },
];

export const signUp: readonly Reach[] = [
  {
    type: {
      'Company name': 'Maple Street Movers',
      'Car count': '12',
      'Zip code': '97201',
      'First name': 'Ann',
      'Last name': 'Leroy',
      Email: 'ann.leroy@movers.example',
      Phone: '(503) 555-0101',
      Password: 'wayside1',
      'Confirm password': 'wayside1',
    },
    press: { role: 'checkbox', name: 'I accept the terms and conditions' },
  },
  press('button', 'Create account'),
];

/** Approves what an order asks for. */
export const approve: readonly Reach[] = [
  press('button', 'Choose a payment method Payment method'),
  press('option', 'Visa ending in 4370 Default · Expires 07/2031 · Ann Lee'),
  press('button', 'Approve 2 services'),
];

/** Declines everything, which asks for a new total. */
export const decline: readonly Reach[] = [press('button', 'Decline all')];

export const listPromotions: readonly Reach[] = [press('button', 'Add a promotional code')];
export const applyPromotion: readonly Reach[] = [...listPromotions, press('button', 'Apply Spring maintenance')];

export const askForTimes: readonly Reach[] = [
  press('button', 'schedule appointment', 'Appointment date, March 2026'),
  press('button', 'Friday, March 20, 2026'),
];
export const requestService: readonly Reach[] = [
  ...askForTimes.map((step, index) => (index === 1 ? { ...step, see: '01:30 PM' } : step)),
  press('radio', '01:30 PM', 'Send request'),
  press('button', 'Send request'),
];
