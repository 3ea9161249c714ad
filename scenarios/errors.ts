import type { ScenarioId } from './catalogue.ts';
import type { ScreenId } from './screens.ts';

type Digit = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;
/** Rows of the two error catalogs, numbered as in docs/requirements. */
export type ErrorId = `ERR-${0 | 1}${Digit}` | `ERR2-${0 | 1 | 2 | 3}${Digit}`;

export interface ErrorRow {
  /** The first screen that shows it. */
  screen: ScreenId;
  /** Scenarios that show it, best one first. */
  scenarios: readonly [ScenarioId, ...ScenarioId[]];
}

/**
 * Every row of the error catalogs with the scenarios that show it. Tests cover a row by naming it in their title. `npm
 * run errors` in this workspace writes docs/errors.md from this table; a row without a scenario or a test fails the
 * unit tests.
 */
export const errors = {
  'ERR-01': {
    screen: 'sign-in',
    scenarios: [
      'access/sign-in-notice',
      'access/wrong-otp-once',
      'sign-up/card-declined',
      'account/forgot-password-refused',
      'account/reset-password-too-short',
      'account/change-password-wrong-current',
    ],
  },
  'ERR-02': { screen: 'sign-in', scenarios: ['access/wrong-password', 'access/wrong-password-french'] },
  'ERR-03': { screen: 'forgot-password', scenarios: ['account/forgot-password-no-account'] },
  'ERR-04': { screen: 'sign-up', scenarios: ['sign-up/email-taken', 'sign-up/email-taken-at-code'] },
  'ERR-05': { screen: 'sign-out', scenarios: ['access/sign-out-cannot-clear'] },
  'ERR-06': { screen: 'sign-in', scenarios: ['access/error-in-address', 'sign-up/one-step'] },
  'ERR-07': {
    screen: 'preferences',
    scenarios: ['failures/updateFleetUser/emailTaken', 'account/preferences-email-taken'],
  },
  'ERR-08': { screen: 'sign-in', scenarios: ['access/sign-in-two-reasons', 'fleets/refused-with-two-messages'] },
  'ERR-09': {
    screen: 'fmc-dashboard',
    scenarios: [
      'failures/listFleets/serverError',
      'users/load-fails-once',
      'failures/listFleetUsers/serverError',
      'payment-methods/load-fails-once',
      'failures/listPaymentMethods/serverError',
      'failures/listSyncEvents/serverError',
    ],
  },
  'ERR-10': {
    screen: 'settings',
    scenarios: ['users/delete-fails-once', 'failures/deleteFleetUser/serverError', 'users/delete-refused'],
  },
  'ERR-11': { screen: 'settings', scenarios: ['users/of-a-fleet'] },
  'ERR-12': { screen: 'fleet-form', scenarios: ['fleet-form/new', 'fleet-form/edit', 'stories/a-new-fleet'] },
  'ERR-13': { screen: 'account', scenarios: ['stories/changed-password', 'base/signed-in'] },
  'ERR-14': { screen: 'reset-password', scenarios: ['stories/forgotten-password', 'base/working-day'] },
  'ERR-15': { screen: 'preferences', scenarios: ['stories/preferences', 'base/signed-in'] },
  'ERR-16': { screen: 'settings', scenarios: ['stories/a-driver-comes-and-goes', 'users/of-a-fleet'] },
  'ERR-17': { screen: 'policies', scenarios: ['policies/ready', 'stories/approval-policies'] },
  'ERR-18': {
    screen: 'fmc-dashboard',
    scenarios: ['fleets/no-fleets', 'users/none', 'fleets/empty-fleet', 'telematics/no-syncs'],
  },
  'ERR2-01': {
    screen: 'approval',
    scenarios: [
      'failures/updateOrder/joined',
      'access/sign-in-two-reasons',
      'service-request/refused-with-two-messages',
    ],
  },
  'ERR2-02': { screen: 'sign-in', scenarios: ['access/sign-in-notice', 'access/sign-in-two-reasons'] },
  'ERR2-03': {
    screen: 'dashboard',
    scenarios: [
      'faults/server-error',
      'dashboard/everything-fails',
      'services/orders-fail-once',
      'shops/list-fails-once',
      'order-approval/load-fails-once',
    ],
  },
  'ERR2-04': { screen: 'vehicle-form', scenarios: ['vehicle-form/refused-once', 'failures/createVehicle/serverError'] },
  'ERR2-05': { screen: 'vehicle-form', scenarios: ['vehicle-form/vin-not-found', 'vehicle-form/lookup-fails-once'] },
  'ERR2-06': { screen: 'vehicle-form', scenarios: ['vehicle-form/vin-taken', 'vehicle-form/lookup-fails-once'] },
  'ERR2-07': { screen: 'approval', scenarios: ['order-approval/may-not-cancel', 'order-approval/not-an-approver'] },
  'ERR2-08': { screen: 'dashboard', scenarios: ['base/signed-in', 'order-approval/ready'] },
  'ERR2-09': { screen: 'dashboard', scenarios: ['order-approval/may-not-cancel', 'base/signed-in'] },
  'ERR2-10': {
    screen: 'service-request',
    scenarios: ['service-request/active-order', 'service-request/order-appears'],
  },
  'ERR2-11': {
    screen: 'service-request',
    scenarios: [
      'service-request/deactivated-vehicle',
      'service-request/deactivated-during-request',
      'orders/vehicle-deactivated',
    ],
  },
  'ERR2-12': {
    screen: 'service-request',
    scenarios: [
      'service-request/not-enrolled',
      'service-request/unenrolled-during-request',
      'orders/vehicle-not-enrolled',
    ],
  },
  'ERR2-13': { screen: 'service-request', scenarios: ['service-request/no-times'] },
  'ERR2-14': { screen: 'service-request', scenarios: ['service-request/times-fail-once'] },
  'ERR2-15': {
    screen: 'shops',
    scenarios: [
      'service-request/membership-card-shop',
      'service-request/shop-without-appointments',
      'shops/near-chicago',
    ],
  },
  'ERR2-16': { screen: 'service-request', scenarios: ['service-request/no-payment-method'] },
  'ERR2-17': {
    screen: 'service-request',
    scenarios: [
      'service-request/no-payment-method',
      'order-approval/no-payment-method',
      'order-approval/no-payment-method-driver',
    ],
  },
  'ERR2-18': {
    screen: 'approval',
    scenarios: ['order-approval/no-stored-fuel-card-method', 'service-request/no-fuel-card-method'],
  },
  'ERR2-19': { screen: 'approval', scenarios: ['order-approval/ready'] },
  'ERR2-20': { screen: 'approval', scenarios: ['order-approval/ready', 'order-approval/no-promotions'] },
  'ERR2-21': { screen: 'shops', scenarios: ['shops/location-denied'] },
  'ERR2-22': {
    screen: 'vehicle',
    scenarios: ['vehicles/documents-none', 'vehicles/document-upload-fails', 'vehicles/document-upload-too-large'],
  },
  'ERR2-23': {
    screen: 'vehicle',
    scenarios: [
      'vehicles/document-upload-fails',
      'vehicles/document-change-fails',
      'vehicles/document-upload-forbidden',
    ],
  },
  'ERR2-24': {
    screen: 'bulk-upload',
    scenarios: [
      'vehicles/bulk-upload-refused-once',
      'failures/uploadVehicles/serverError',
      'statuses/upload-errored',
      'vehicles/bulk-upload-failed',
    ],
  },
  'ERR2-25': {
    screen: 'sign-up',
    scenarios: ['sign-up/provider-down', 'payments/gateway-down', 'payments/gateway-refuses'],
  },
  'ERR2-26': {
    screen: 'services',
    scenarios: ['services/no-orders', 'order-approval/no-history', 'dashboard/no-orders'],
  },
  'ERR2-27': {
    screen: 'transactions',
    scenarios: ['transactions/none', 'fleets/no-fleets', 'fleets/empty-fleet', 'payment-methods/none'],
  },
  'ERR2-28': {
    screen: 'approval',
    scenarios: ['order-approval/decision-fails-once', 'service-request/server-error-once'],
  },
  'ERR2-29': {
    screen: 'dashboard',
    scenarios: ['stories/approving-an-order', 'order-approval/cancelable', 'order-approval/ready', 'base/signed-in'],
  },
  'ERR2-30': { screen: 'policies', scenarios: ['policies/ready', 'stories/approval-policies'] },
  'ERR2-31': {
    screen: 'maintenance-history',
    scenarios: ['history/entering', 'history/of-a-vehicle', 'stories/maintenance-on-the-road'],
  },
  'ERR2-32': {
    screen: 'vehicle-form',
    scenarios: ['vehicle-form/edit', 'vehicle-form/delete-refused', 'vehicles/deactivate-fails-once'],
  },
  'ERR2-33': { screen: 'transfer', scenarios: ['transfer/ready', 'stories/moving-a-depot'] },
  'ERR2-34': { screen: 'service-request', scenarios: ['stories/requesting-service', 'service-request/ready'] },
  'ERR2-35': { screen: 'vehicle', scenarios: ['stories/document-about-to-expire', 'vehicles/documents'] },
  'ERR2-36': { screen: 'partner-sign-up', scenarios: ['sign-up/partner', 'stories/telematics-partner'] },
} as const satisfies Partial<Record<ErrorId, ErrorRow>>;
