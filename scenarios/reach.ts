import { PASSWORD, emailOf } from './axes.ts';
import type { Reach, StepCard, StepFile } from './define.ts';

export function press(role: NonNullable<Reach['press']>['role'], name: string, see?: string): Reach {
  return {
    press: { role, name },
    see,
  };
}

/**
 * What several scenarios do to meet their fault or answer. The names are those of the walk-throughs, which the journeys
 * check.
 */
export const signIn: readonly Reach[] = [
  { type: { Email: emailOf('Owner'), Password: PASSWORD }, press: { role: 'button', name: 'Sign in' } },
];

export const signInWithCode: readonly Reach[] = [
  ...signIn.map((step) => ({ ...step, see: 'Enter your code' })),
  { type: { 'One-time code': '123456' }, press: { role: 'button', name: 'Validate' } },
];

export const requestReset: readonly Reach[] = [
  { type: { Email: emailOf('Owner') }, press: { role: 'button', name: 'Reset password' } },
];

export const resetPassword: readonly Reach[] = [
  {
    type: { 'New password': 'new-wayside', 'Confirm new password': 'new-wayside' },
    press: { role: 'button', name: 'Save new password' },
  },
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
      'ZIP code': '97201',
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

const CODE = '123456';
export const signUpWithCode: readonly Reach[] = [
  ...signUp.map((step, index) => (index === 1 ? { ...step, see: 'Enter your code' } : step)),
  { type: { 'One-time code': CODE }, press: { role: 'button', name: 'Validate' } },
];

export const VISA: StepCard = { number: '4111 1111 1111 1111', expiration: '12/30', code: '123' };

export const signUpWithCard: readonly Reach[] = [
  { type: signUp[0]!.type!, press: { role: 'button', name: 'Continue' } },
  { card: VISA, press: { role: 'checkbox', name: 'I accept the terms and conditions' } },
  press('button', 'Get Started'),
];

/** Three new vehicles. */
export const VANS: StepFile = {
  name: 'vans.csv',
  lines: [
    ['VIN,Unit number,Year,Make,Model', 1],
    ['1FTBW2CM8KKB{n},BULK-{n},2019,Ford,Transit', 3],
  ],
};

export const transfer: readonly Reach[] = [
  press('checkbox', 'Select all'),
  press('button', 'Move to destination fleet (Ctrl+Enter)'),
  press('button', 'Save'),
  press('button', 'Transfer 24 vehicles'),
];

/** Approves what an order asks for, once it is known what it is paid with. */
export const approve: readonly Reach[] = [{ see: 'Visa ending in 4370' }, press('button', 'Approve 2 services')];

/** Declines everything, which asks for a new total. */
export const decline: readonly Reach[] = [press('button', 'Mark all declined')];

export const listPromotions: readonly Reach[] = [press('button', 'Add a promotional code')];
export const applyPromotion: readonly Reach[] = [...listPromotions, press('button', 'Apply Spring maintenance')];

export const askForTimes: readonly Reach[] = [
  press('button', 'schedule appointment', 'Appointment date, March 2026'),
  press('button', 'Friday, March 20, 2026'),
];
export const requestService: readonly Reach[] = [
  ...askForTimes.map((step, index) => (index === 1 ? { ...step, see: '01:30 PM' } : step)),
  press('radio', '01:30 PM', 'Schedule service'),
  press('button', 'Schedule service'),
];
