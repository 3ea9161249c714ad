import type { Role } from '@wayside/domain';
import {
  bulkUploadPlace,
  canAddFleet,
  canAdministerUsers,
  canEditPaymentMethod,
  canSeeFmcScreens,
  canToggleActive,
  canUploadDocument,
  isFleetAdmin,
  isFmcUser,
  place,
  portfolioPlace,
  withQuery,
} from '@wayside/domain';
import { textsOf } from '../texts.ts';
import type { Control } from './control.ts';
import { FLEET_CONTROLS } from './fleet-controls.ts';
import { HISTORY_CONTROLS } from './history-controls.ts';

const { t } = await textsOf('en');
/** The text before a varying value: ACCEPT ALL $120.00 */
const startingWith = (text: string): RegExp => new RegExp(`^${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`);

const UPCOMING = place.services({ tab: 'upcoming' });
const PAST = place.services({ tab: 'past' });
const VEHICLE = place.vehicle(500_001);
const EDIT_VEHICLE = place.editVehicle(500_001);
const SCHEDULE = place.vehicle(500_001, { tab: 'schedule' });
/** An order that any user of its fleet may decide on. */
const REVIEW = place.order(5_000_130);
const SHOPS = withQuery(place.shops(), { lat: 41.878, lon: -87.63, place: 'Chicago, Illinois' });
const REQUEST = place.serviceRequest({ vehicle: 500_006, shop: 33, services: [{ id: 101 }] });

const YEAR = { from: '2025-03-01', to: '2026-03-16' };
const TRANSACTIONS = withQuery(place.transactions, { ...YEAR, 'subscriptions.from': YEAR.from, 'subscriptions.to': YEAR.to });

/** All on one page. */
const USERS = withQuery(place.settings(), { tab: 'users', size: 25 });

const PAYMENTS = place.settings('payments');
/** Two of the methods belong to the Owner, one to the Manager. */
const changesMethods = (viewer: { roles: Role[] }) => canEditPaymentMethod(viewer, {}) || viewer.roles.includes('Manager');

/** By screen. A role that may not see a screen is redirected by its guard and so does not find its controls. */
export const CONTROLS: readonly Control[] = [
  {
    operation: 'listFleets',
    path: place.fmcDashboard,
    name: 'the list of fleets',
    find: (page) => page.getByRole('grid', { name: t('fmc:grid.label') }),
  },
  {
    operation: 'downloadFleetsCsv',
    path: place.fmcDashboard,
    name: t('fmc:csv'),
    find: (page) => page.getByRole('button', { name: t('fmc:csv') }),
  },
  {
    operation: 'createFleet',
    path: place.fmcDashboard,
    name: t('fmc:addFleet'),
    find: (page) => page.getByRole('link', { name: t('fmc:addFleet') }),
    rule: canAddFleet,
  },
  {
    operation: 'impersonateFleet',
    path: place.fmcDashboard,
    name: 'orders awaiting approval in a fleet',
    find: (page) => page.getByRole('link', { name: /orders? awaiting approval in / }),
    rule: canSeeFmcScreens,
  },
  {
    operation: 'listFleets',
    path: portfolioPlace,
    name: 'the portfolio',
    find: (page) => page.getByRole('grid', { name: t('portfolio:label') }),
  },
  {
    operation: 'updateOrder',
    path: place.dashboard,
    name: t('dashboard:actions.acceptAll'),
    find: (page) => page.getByRole('button', { name: startingWith(t('dashboard:actions.acceptAll')) }),
  },
  {
    operation: 'updateFleetUser',
    path: place.preferences,
    name: t('account:preferences.submit'),
    find: (page) => page.getByRole('button', { name: t('account:preferences.submit') }),
  },
  {
    operation: 'changePassword',
    path: place.account,
    name: t('access:changePassword.submit'),
    find: (page) => page.getByRole('button', { name: t('access:changePassword.submit') }),
  },
  {
    operation: 'listIntervals',
    path: UPCOMING,
    name: t('services:upcoming.label'),
    find: (page) => page.getByRole('grid', { name: t('services:upcoming.label') }),
  },
  {
    operation: 'snoozeReminder',
    path: UPCOMING,
    name: t('services:snooze.title'),
    find: (page) => page.getByRole('button', { name: startingWith(t('services:snooze.action', { vehicle: '' }).trim()) }),
  },
  {
    operation: 'createOrder',
    path: UPCOMING,
    name: t('services:schedule'),
    find: (page) => page.getByRole('link', { name: t('services:schedule') }),
  },
  {
    operation: 'searchOrders',
    path: PAST,
    name: t('services:past.label'),
    find: (page) => page.getByRole('grid', { name: t('services:past.label') }),
  },
  {
    operation: 'downloadOrdersCsv',
    path: PAST,
    name: t('common:list.csv'),
    find: (page) => page.getByRole('link', { name: t('common:list.csv') }),
  },
  {
    operation: 'listVehicles',
    path: place.vehicles,
    name: t('vehicles:label'),
    find: (page) => page.getByRole('grid', { name: t('vehicles:label'), exact: true }),
  },
  {
    operation: 'downloadVehiclesCsv',
    path: place.vehicles,
    name: t('common:list.csv'),
    find: (page) => page.getByRole('link', { name: t('common:list.csv') }),
  },
  {
    operation: 'createVehicle',
    path: place.vehicles,
    name: t('vehicles:add'),
    find: (page) => page.getByRole('link', { name: t('vehicles:add') }),
  },
  {
    operation: 'uploadVehicles',
    path: place.vehicles,
    name: t('vehicles:bulkUpload'),
    find: (page) => page.getByRole('link', { name: t('vehicles:bulkUpload') }),
  },
  {
    operation: 'uploadVehicles',
    path: bulkUploadPlace,
    name: t('bulk-upload:file.choose'),
    find: (page) => page.getByRole('button', { name: t('bulk-upload:file.choose') }),
  },
  {
    operation: 'deactivateVehicle',
    path: place.vehicles,
    name: 'the active toggle',
    find: (page) => page.getByRole('switch'),
  },
  {
    operation: 'getVehicle',
    path: VEHICLE,
    name: t('vehicle:copyVin'),
    find: (page) => page.getByRole('button', { name: t('vehicle:copyVin') }),
  },
  ...HISTORY_CONTROLS,
  ...FLEET_CONTROLS,
  {
    operation: 'createVehicle',
    path: place.newVehicle,
    name: t('vehicle-form:lookUp'),
    find: (page) => page.getByRole('button', { name: t('vehicle-form:lookUp') }),
  },
  {
    operation: 'updateVehicle',
    path: EDIT_VEHICLE,
    name: t('vehicle-form:save'),
    find: (page) => page.getByRole('button', { name: t('vehicle-form:save') }),
  },
  {
    operation: 'deleteVehicle',
    path: EDIT_VEHICLE,
    name: t('vehicle-form:actions.delete'),
    find: (page) => page.getByRole('button', { name: t('vehicle-form:actions.delete') }),
  },
  {
    operation: 'markServiceCompleted',
    path: SCHEDULE,
    name: 'marking a service as done',
    find: (page) => page.getByRole('button', { name: startingWith(t('vehicle:schedules.markOne', { service: '' }).trim()) }),
  },
  {
    operation: 'getFaultData',
    path: VEHICLE,
    name: t('vehicle-telematics:title'),
    find: (page) => page.getByRole('region', { name: t('vehicle-telematics:title') }),
  },
  {
    operation: 'createGloveboxItem',
    path: VEHICLE,
    name: 'uploading another document',
    find: (page) => page.getByRole('link', { name: t('glovebox:uploadWhat', { what: t('glovebox:one.other') }) }),
    rule: (viewer) => canUploadDocument(viewer, { isDriverLicense: false }),
  },
  ...(['downloadGloveboxDocument', 'updateGloveboxItem', 'deleteGloveboxItem'] as const).map((operation): Control => ({
    operation,
    path: VEHICLE,
    name: 'the driver license',
    find: (page) => page.getByRole('link', { name: t('glovebox:viewWhat', { what: t('glovebox:one.driver_licence') }) }),
  })),
  {
    operation: 'updateOrder',
    path: REVIEW,
    name: t('approval:actions.acceptAll'),
    find: (page) => page.getByRole('button', { name: t('approval:actions.acceptAll') }),
  },
  {
    operation: 'listPromotions',
    path: REVIEW,
    name: t('approval:promotions.link'),
    find: (page) => page.getByRole('button', { name: t('approval:promotions.link') }),
  },
  {
    operation: 'toggleFavoriteShop',
    path: SHOPS,
    name: 'the star of a shop',
    find: (page) => page.getByRole('button', { name: startingWith(t('shops:card.favorite', { shop: '' }).trim()) }),
  },
  {
    operation: 'createOrder',
    path: REQUEST,
    name: t('service-request:actions.schedule'),
    find: (page) => page.getByRole('button', { name: t('service-request:actions.schedule') }),
  },
  {
    operation: 'listFleetUsers',
    path: USERS,
    name: t('users:label'),
    find: (page) => page.getByRole('grid', { name: t('users:label'), exact: true }),
  },
  {
    operation: 'createFleetUser',
    path: USERS,
    name: t('users:actions.add'),
    find: (page) => page.getByRole('button', { name: t('users:actions.add') }),
  },
  {
    operation: 'updateFleetUser',
    path: USERS,
    name: 'editing a user',
    find: (page) => page.getByRole('button', { name: startingWith(t('users:actions.edit', { name: '' })) }),
    rule: canAdministerUsers,
  },
  {
    operation: 'deleteFleetUser',
    path: USERS,
    name: 'deleting a user',
    find: (page) => page.getByRole('button', { name: startingWith(t('users:actions.delete', { name: '' })) }),
  },
  {
    operation: 'deactivateFleetUser',
    path: USERS,
    name: 'deactivating a user',
    find: (page) => page.getByRole('button', { name: startingWith(t('users:actions.deactivate', { name: '' })) }),
    rule: (viewer) => canToggleActive(viewer, { id: 0, roles: ['Driver'] }),
  },
  {
    operation: 'activateFleetUser',
    path: USERS,
    name: 'activating a user',
    find: (page) => page.getByRole('button', { name: startingWith(t('users:actions.activate', { name: '' })) }),
    rule: (viewer) => canToggleActive(viewer, { id: 0, roles: ['Driver'] }),
  },
  {
    operation: 'changePassword',
    path: USERS,
    name: t('access:changePassword.submit'),
    find: (page) => page.getByRole('button', { name: t('access:changePassword.submit') }),
  },
  {
    operation: 'listPaymentMethods',
    path: PAYMENTS,
    name: t('payment-methods:label'),
    find: (page) => page.getByRole('grid', { name: t('payment-methods:label') }),
    rule: isFleetAdmin,
  },
  {
    operation: 'createPaymentMethod',
    path: PAYMENTS,
    name: t('payment-methods:actions.add'),
    find: (page) => page.getByRole('button', { name: t('payment-methods:actions.add') }),
  },
  {
    operation: 'updatePaymentMethod',
    path: PAYMENTS,
    name: 'editing the drivers of a payment method',
    find: (page) => page.getByRole('button', { name: startingWith(t('payment-methods:actions.edit', { method: '' })) }),
    rule: changesMethods,
  },
  {
    operation: 'deletePaymentMethod',
    path: PAYMENTS,
    name: 'deleting a payment method',
    find: (page) => page.getByRole('button', { name: startingWith(t('payment-methods:actions.delete', { method: '' })) }),
    rule: changesMethods,
  },
  {
    operation: 'setDefaultPaymentMethod',
    path: PAYMENTS,
    name: 'making a payment method the default',
    find: (page) => page.getByRole('switch', { name: /^Make / }),
  },
  {
    operation: 'listFmcUsers',
    path: place.fmcUsers,
    name: t('users:fmcLabel'),
    find: (page) => page.getByRole('grid', { name: t('users:fmcLabel') }),
  },
  {
    operation: 'createFleetUser',
    path: place.fmcUsers,
    name: t('users:actions.add'),
    find: (page) => page.getByRole('button', { name: t('users:actions.add') }),
    rule: (viewer) => isFmcUser(viewer) && canAdministerUsers(viewer),
  },
  {
    operation: 'downloadPaymentActivitiesCsv',
    path: TRANSACTIONS,
    name: t('transactions:payments.title'),
    find: (page) => page.getByRole('region', { name: t('transactions:payments.title') }).getByRole('link', { name: t('common:list.csv') }),
  },
  {
    operation: 'downloadSubscriptionActivitiesCsv',
    path: TRANSACTIONS,
    name: t('transactions:subscriptions.title'),
    find: (page) =>
      page.getByRole('region', { name: t('transactions:subscriptions.title') }).getByRole('link', { name: t('common:list.csv') }),
  },
];

/** Paths opened as every role: a role must be permitted every call its screens send. */
export const SCREENS = [
  place.dashboard,
  place.activeMaintenances,
  place.upcomingMaintenances,
  place.fmcDashboard,
  portfolioPlace,
  place.preferences,
  place.account,
  place.membershipCard,
  place.newPayment,
  place.editPayment(7),
  UPCOMING,
  PAST,
  place.vehicles,
  place.newVehicle,
  EDIT_VEHICLE,
  bulkUploadPlace,
  VEHICLE,
  place.vehicle(500_001, { tab: 'history' }),
  place.newMaintenanceHistory({ vehicle: 500_001 }),
  place.recalls,
  SCHEDULE,
  place.vehicle(500_001, { tab: 'policies' }),
  REVIEW,
  SHOPS,
  REQUEST,
  USERS,
  PAYMENTS,
  place.fmcUsers,
  TRANSACTIONS,
  place.fmcTransactions,
  place.fmcActiveOrders,
  place.newFleet,
  place.fleet(5),
  place.editFleet(5),
] as const;
