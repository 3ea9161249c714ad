import { operationTable } from '@wayside/api-client';
import type { OperationId } from '@wayside/api-client';
import type { Reach, Scenario, StepFile } from './define.ts';
import {
  VANS,
  VISA,
  applyPromotion,
  approve,
  askForTimes,
  changePassword,
  listPromotions,
  press,
  requestReset,
  requestService,
  resetPassword,
  savePreferences,
  signIn,
  signUp,
  transfer,
} from './reach.ts';

const PAGE: StepFile = { name: 'page.pdf', lines: [['%PDF-1.4', 1]] };

const addCard = press('button', 'Add a payment method');
const POLICY = 'policy: Asks Ann Lee or Ben Ortiz to approve any service over $250.00 on VAN-01 and VAN-02.';
const openInsurance = press('link', 'View: Vehicle insurance', 'Policy number');

/**
 * What leads to a call from the screen that makes it, for scenarios that fail there and say nothing else. Calls that a screen makes by itself are
 * not listed.
 */
const WAYS: Readonly<Partial<Record<OperationId, readonly Reach[]>>> = {
  createSession: signIn,
  sendOtp: signIn,
  deleteShellSession: [{ open: '/sign_out' }],
  requestPasswordReset: requestReset,
  resetPassword,
  changePassword,
  signUpFleet: signUp,
  updateShellCustomer: [press('button', 'Save and get started')],
  updateFleetUser: savePreferences,
  createFleetUser: [
    press('button', 'Add user'),
    {
      type: { 'First name': 'Nora', 'Last name': 'Vance', Email: 'nora.vance@wayside.example', Phone: '(312) 555-0147' },
      press: { role: 'option', name: 'Driver Views assigned vehicles' },
    },
    press('checkbox', 'All 24 vehicles'),
    press('button', 'Next', 'Text notifications'),
    press('button', 'Next'),
    press('button', 'Add user'),
  ],
  deleteFleetUser: [press('button', 'Delete Carla Novak', 'Delete this user?'), press('button', 'Delete Carla Novak')],
  activateFleetUser: [press('button', 'Deactivate Carla Novak'), press('button', 'Undo')],
  createPaymentMethod: [addCard, { card: VISA, press: { role: 'button', name: 'Add payment method' } }],
  getPaymentClientToken: [addCard],
  updatePaymentMethod: [
    press('button', 'Edit drivers of Mastercard ending in 2730'),
    press('option', 'Ben Ortiz'),
    press('button', 'Save drivers'),
  ],
  deletePaymentMethod: [press('button', 'Delete Mastercard ending in 2730'), press('button', 'Confirm')],
  setDefaultPaymentMethod: [press('switch', 'Make PayPal account billing@wayside.example the default'), press('button', 'Confirm')],
  createFleet: [
    { type: { Name: 'Birch Lane Catering' }, press: { role: 'button', name: 'Choose Payment type' } },
    press('option', 'Credit card'),
    press('button', 'Save'),
  ],
  updateFleet: [press('button', 'Edit'), { type: { Name: 'Birch Lane Catering' }, press: { role: 'button', name: 'Save' } }],
  deleteFleet: [
    press('button', 'Delete fleet', 'Delete this fleet?'),
    { type: { 'Type Lakeside Bakery to confirm': 'Lakeside Bakery' }, press: { role: 'button', name: 'Delete fleet' } },
  ],
  createFleetLink: [
    press('button', 'Add link'),
    { type: { 'Link name': 'Handbook', Address: 'https://handbook.example/birch' }, press: { role: 'button', name: 'Add link' } },
  ],
  createSyncEvent: [press('button', 'Sync now')],
  uploadVehicles: [{ file: VANS, press: { role: 'button', name: 'Upload 3 vehicles' } }],
  createVehicle: [{ type: { VIN: '1FTBW2CM8KKB54321' }, press: { role: 'button', name: 'Look up VIN' } }],
  listMakes: [press('button', 'Choose Year'), press('option', '2019')],
  listSubmodels: [
    press('button', 'Choose Year'),
    press('option', '2019'),
    press('button', 'Choose Make'),
    press('option', 'Ford'),
    press('button', 'Choose Model'),
    press('option', 'Transit'),
  ],
  updateVehicle: [{ type: { Odometeroptional: '67600' }, press: { role: 'button', name: 'Save changes' } }],
  deleteVehicle: [press('button', 'More actions'), press('menuitem', 'Delete vehicle'), press('button', 'Delete TRK-03')],
  deactivateVehicle: [press('switch', 'Active VAN-02'), press('button', 'Deactivate VAN-02')],
  transferVehicles: transfer,
  markServiceCompleted: [press('button', 'Mark as done: Oil change'), press('button', 'Mark Oil change as done')],
  createMaintenanceHistory: [
    press('button', 'Calendar Completion date'),
    press('button', 'Monday, March 2, 2026'),
    press('radio', 'Another shop'),
    { type: { 'Shop name': 'Harbor Tire and Lube', 'Service 1': 'Oil change' }, press: { role: 'option', name: 'Oil change' } },
    press('button', 'Save'),
  ],
  deleteManualHistory: [press('button', 'Delete the record of 09/21/25, 10:00am'), press('button', 'Delete record')],
  snoozeReminder: [
    press('button', 'Snooze reminders for TRK-19 · 2023 Toyota Tacoma'),
    press('button', 'Remind Me Remind again in'),
    press('option', '1 week'),
    press('button', 'Confirm'),
  ],
  createGloveboxItem: [
    press('link', 'Upload: Document', 'Choose a file'),
    { file: PAGE, press: { role: 'button', name: 'Upload document' } },
  ],
  updateGloveboxItem: [
    openInsurance,
    { type: { 'Policy numberoptional': 'POL 77-1204' }, press: { role: 'button', name: 'Save changes' } },
  ],
  deleteGloveboxItem: [openInsurance, press('button', 'Delete document', 'Delete this document?'), press('button', 'Delete document')],
  downloadGloveboxDocument: [openInsurance],
  createPolicy: [
    press('button', 'Add policy'),
    {
      type: { 'Maximum amount($)': '80' },
      press: { role: 'option', name: 'Auto-Approve Service is approved without asking anyone' },
    },
    press('button', 'Save policy'),
  ],
  updatePolicy: [
    press('button', `Edit ${POLICY}`),
    { type: { 'Maximum amount($)': '80' }, press: { role: 'button', name: 'Save policy' } },
  ],
  deletePolicy: [press('button', `Delete ${POLICY}`), press('button', 'Delete policy')],
  createOrder: requestService,
  getShopSchedule: askForTimes,
  updateOrder: approve,
  listPromotions,
  applyPromotion,
  createPromotionByCode: [
    press('button', 'Add a promotional code'),
    { type: { 'Promotional code': 'SPRING' }, press: { role: 'button', name: 'Apply code' } },
  ],
  downloadOrdersCsv: [press('link', 'Download as CSV')],
  toggleFavoriteShop: [press('button', 'Saved: Northside Auto Care – Halsted Street')],
  searchPlaces: [{ type: { 'City or zip code': 'Chic' } }],
  searchServices: [{ type: { 'Add a service': 'oil' } }],
};

/** Questions in the form of a POST, which screens ask by themselves. */
const ASKED: ReadonlySet<OperationId> = new Set(['evaluateFlags', 'lookUpPrices', 'previewOrder', 'searchOrders']);

/** What a scenario fails or answers differently. */
function operationsOf({ faults = [], answers = {} }: Scenario): OperationId[] {
  const named = [...faults.map(({ operation }) => operation), ...(Object.keys(answers) as OperationId[])];
  return [...new Set(named.filter((operation) => operation !== '*'))];
}

/** Ways to everything that a scenario is about, each from its start: its own, or else one for each call that somebody has to cause. */
export function waysOf(scenario: Scenario): readonly (readonly Reach[])[] {
  const own = scenario.steps ?? scenario.reach;
  return own ? [own] : operationsOf(scenario).flatMap((operation) => (WAYS[operation] ? [WAYS[operation]] : []));
}

/** Calls that a scenario fails or answers, that no screen makes by itself, and that nothing leads to. */
export function unreachableIn(scenario: Scenario): OperationId[] {
  if (scenario.steps ?? scenario.reach) return [];
  return operationsOf(scenario).filter(
    (operation) => operationTable[operation].method !== 'GET' && !ASKED.has(operation) && !WAYS[operation],
  );
}
