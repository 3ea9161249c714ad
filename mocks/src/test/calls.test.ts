import { describe, expect, it } from 'vitest';
import { operationTable } from '@wayside/api-client';
import type { OperationId } from '@wayside/api-client';
import { readContract } from '../server/contract-file.ts';

/**
 * Requirement IDs, operation, method and path as in the row, and the names of its query or body fields where the row
 * lists them.
 */
const CALLS: [ids: string, operation: OperationId, call: string, names?: string][] = [
  ['API-07', 'createSession', 'POST /sessions', 'email password key otp subdomain'],
  ['API-08', 'sendOtp', 'POST /sessions/send_otp', 'email password subdomain is_resend_otp'],
  ['API-09', 'deleteShellSession', 'DELETE /shell_sessions'],
  ['API-10', 'signUpFleet', 'POST /customers/fleet_signup'],
  ['API-12', 'requestPasswordReset', 'POST /customers/reset_password', 'email'],
  ['API-13', 'resetPassword', 'PUT /customers/reset_password', 'newPassword newPasswordConfirmation resetToken'],
  ['API-14', 'changePassword', 'PUT /customers/update_password', 'currentPassword newPassword newPasswordConfirmation'],
  ['API-15', 'getAffiliation', 'GET /affiliations/me'],
  ['API-16, OPN-65', 'getCurrentUser', 'GET /fleet_users/me'],
  ['API-17', 'createFleetUser', 'POST /fleet_users', 'language roles'],
  ['API-18', 'updateFleetUser', 'PUT /fleet_users/{id}', 'language roles'],
  ['API-20, API2-04', 'listFleetUsers', 'GET /fleet_users'],
  ['API-21', 'listFmcUsers', 'GET /fleet_fmc_users', 'affiliation_id'],
  ['API-22', 'deleteFleetUser', 'DELETE /fleet_users/{id}'],
  ['API-23', 'deactivateFleetUser', 'PUT /fleet_users/{id}/deactivate'],
  ['API-24, OPN-64', 'activateFleetUser', 'PUT /fleet_users/{id}/activate'],
  ['API-25', 'updateShellCustomer', 'PUT /shell_customers/{id}'],
  ['API-27', 'listRoles', 'GET /roles', 'role_type'],
  ['API-28', 'listAccountFleets', 'GET /fleetcor_users/account_fleets', 'account_id'],
  ['API-29', 'impersonateFleet', 'PUT /fleet_users/impersonate_fleet', 'fleet_id'],
  ['API-31', 'getMyFleet', 'GET /fleets/me', 'include[]'],
  ['API-31', 'getFleet', 'GET /fleets/{id}', 'include[]'],
  ['API-32', 'listFleets', 'GET /fleets', 'page query filter_type filter_value'],
  ['API-33', 'listAllFleets', 'GET /fleets/load_all_fleets'],
  ['API-34', 'listFleetPaymentTypes', 'GET /fleet_payment_types'],
  ['API-35', 'createFleet', 'POST /fleets', 'name region rep fleet_payment_type other_id share_wex_number'],
  ['API-36', 'updateFleet', 'PUT /fleets/{id}', 'name region rep fleet_payment_type other_id share_wex_number'],
  ['API-37, API2-38', 'updateFleet', 'PUT /fleets/{id}', 'geotab_database_name'],
  ['API-38', 'deleteFleet', 'DELETE /fleets/{id}'],
  ['API-39, API2-50', 'downloadFleetsCsv', 'GET /fleets.csv', 'lancode'],
  ['API-40, OPN-63', 'createFleetLink', 'POST /fleets/{fleetId}/fleet_links', 'name link description'],
  ['API-40, OPN-63', 'updateFleetLink', 'PUT /fleets/{fleetId}/fleet_links/{id}', 'name link description'],
  ['API-40, OPN-63', 'deleteFleetLink', 'DELETE /fleets/{fleetId}/fleet_links/{id}'],
  ['API-41, API2-39', 'listPaymentMethods', 'GET /braintree_payment_methods'],
  ['API-42', 'createPaymentMethod', 'POST /braintree_payment_methods', 'payment_method_nonce customer_ids'],
  ['API-43', 'updatePaymentMethod', 'PUT /braintree_payment_methods/{id}', 'customer_ids'],
  ['API-44', 'deletePaymentMethod', 'DELETE /braintree_payment_methods/{id}'],
  ['API-45', 'setDefaultPaymentMethod', 'PUT /braintree_payment_methods/{id}/set_default'],
  ['API-46, API2-39', 'getPaymentClientToken', 'GET /braintree_tokens/new'],
  ['API-47, API2-46', 'listStates', 'GET /states/', 'country'],
  ['API-48, API2-36', 'listSyncEvents', 'GET /geotab_sync_events'],
  ['API-48, API2-36', 'createSyncEvent', 'POST /geotab_sync_events'],
  ['API2-05', 'listVehicles', 'GET /vehicles', 'request fleet_id search data_type'],
  ['API2-06', 'listBasicVehicles', 'GET /vehicles/all_vehicles'],
  ['API2-07', 'getVehicle', 'GET /vehicles/{id}', 'search include'],
  ['API2-08', 'createVehicle', 'POST /vehicles', 'vin'],
  ['API2-08', 'updateVehicle', 'PUT /vehicles/{id}', 'vin is_active fleetcor_enrolled'],
  ['API2-09', 'deleteVehicle', 'DELETE /vehicles/{id}'],
  ['API2-09', 'deactivateVehicle', 'PUT /vehicles/{id}/deactivate'],
  ['API2-10', 'uploadVehicles', 'POST /vehicles/bulk_upsertions', 'fileData'],
  ['API2-11', 'transferVehicles', 'POST /vehicles/transfer_vehicles', 'vehicle_ids old_fleet_ids new_fleet_id'],
  ['API2-12', 'listVehicleServices', 'GET /vehicles/{id}/show_services', 'page'],
  ['API2-13', 'markServiceCompleted', 'PUT /vehicles/update_is_completed', 'service_id is_completed'],
  ['API2-14', 'createMaintenanceHistory', 'POST /vehicles/{id}/vehicle_services'],
  ['API2-15, OPN2-15', 'listYears', 'GET /vehicles/years'],
  [
    'API2-15, OPN2-15',
    'listEngines',
    'GET /vehicles/years/{year}/makes/{make_id}/models/{model_id}/submodels/{sub_model_id}/engines',
  ],
  ['API2-16, OPN2-12', 'downloadVehiclesCsv', 'GET /vehicles.csv', 'lancode'],
  ['API2-17', 'aggregateOrders', 'GET /orders/aggregate', 'start_date end_date grouping'],
  ['API2-18', 'listFleetOrders', 'GET /orders/fleet_orders'],
  ['API2-19', 'updateOrder', 'PUT /orders/{id}', 'id order_services customer_comments po_number payment_token status'],
  ['API2-20', 'createOrder', 'POST /orders'],
  ['API2-21', 'searchOrders', 'POST /orders/index', 'state_id captureActive withMaintenanceHistory'],
  ['API2-22', 'previewOrder', 'POST /orders/{id}/preview', 'order_services price_as_approvals_logic'],
  ['API2-23, OPN2-12', 'downloadOrdersCsv', 'GET /orders.csv'],
  ['API2-24', 'listOrderActivity', 'GET /shop_order_activity_items', 'shop_order_id'],
  ['API2-25', 'listShops', 'GET /shops', 'zip latitude longitude page vehicle_id'],
  ['API2-26', 'listFavoriteShops', 'GET /shops/favorites'],
  ['API2-26', 'toggleFavoriteShop', 'POST /shops/{id}/toggle_favorite', 'id value'],
  ['API2-27', 'getShopSchedule', 'GET /shops/{id}/schedule', 'vehicle_id date days'],
  ['API2-28', 'listServices', 'GET /services', 'basic full_prices'],
  ['API2-29', 'searchServices', 'POST /services/search'],
  ['API2-30, OPN2-05', 'lookUpPrices', 'GET /services/price_lookup', 'vehicle_id shop_id service_ids[]'],
  [
    'API2-31',
    'createPolicy',
    'POST /policies',
    'amount user_ids vehicle_ids all_vehicles auto_approvable service_definition_ids',
  ],
  ['API2-31', 'deletePolicy', 'DELETE /policies/{id}'],
  ['API2-32, API2-48', 'listIntervals', 'GET /fleets/me/vehicle_services', 'page vehicle_ids[]'],
  ['API2-33', 'listManualHistories', 'GET /manual_maintenance_histories', 'vehicle_id pageMMH'],
  ['API2-33', 'listMaintenanceHistory', 'GET /vehicles/vehicle_maintenance_history', 'vehicle_id pageMH'],
  ['API2-34', 'deleteManualHistory', 'DELETE /manual_maintenance_histories/{id}'],
  ['API2-35', 'snoozeReminder', 'POST /vehicles/{id}/vehicle_reminders/snooze_reminder', 'vehicle_id value'],
  ['API2-35', 'listSnoozedReminders', 'GET /vehicles/me/vehicle_reminders/snoozed_date', 'vehicle_ids[]'],
  ['API2-37', 'getBatteryLife', 'GET /geotab_vehicles/{id}/battery_life_info'],
  ['API2-37', 'getFaultData', 'GET /geotab_vehicles/{id}/fault_data'],
  ['API2-40', 'createGloveboxItem', 'POST /glovebox_items'],
  ['API2-41, OPN2-08', 'listPaymentActivities', 'GET /payment_activities', 'start_date end_date fleet_id'],
  ['API2-42', 'listSubscriptionActivities', 'GET /subscription_activities', 'start_date end_date fleet_id'],
  ['API2-43', 'downloadPaymentActivitiesCsv', 'GET /payment_activities.csv'],
  ['API2-44', 'listPromotions', 'GET /promotions/available', 'shopping_cart_id'],
  ['API2-45', 'applyPromotion', 'POST /customers_promotions/apply', 'shop_order_id promotion_id'],
  ['API2-45', 'createPromotionByCode', 'POST /customers_promotions', 'shop_order_id code'],
  ['API2-49, OPN2-11', 'getDashboard', 'GET /dashboard'],
];

// oxlint-disable-next-line typescript/no-explicit-any -- the raw document has no better type than JSON
type Json = Record<string, any>;
const contract = readContract() as Json;
function resolve(node: Json): Json {
  return node['$ref']
    ? resolve(
        contract['components'][(node['$ref'] as string).split('/')[2]!][
          (node['$ref'] as string).split('/')[3]!
        ] as Json,
      )
    : node;
}

/** Names a caller may send: of the query, or of the body. */
function namesOf(method: string, path: string): string[] {
  const node = contract['paths'][path][method.toLowerCase()] as Json;
  const query = ((node['parameters'] ?? []) as Json[]).map((parameter) => resolve(parameter)['name'] as string);
  const media = Object.values((node['requestBody'] ? resolve(node['requestBody'])['content'] : {}) as Json)[0] as
    | Json
    | undefined;
  const schema = media ? resolve(media['schema']) : {};
  const alternatives = [schema, ...((schema['oneOf'] ?? []) as Json[]).map(resolve)];
  return [...query, ...alternatives.flatMap((each) => Object.keys(each['properties'] ?? {}))];
}

describe('calls of the contract', () => {
  it.each(CALLS)('[%s] %s is %s', (_ids, operation, call, names = '') => {
    const [method = '', path = ''] = call.split(' ');
    expect(operationTable[operation]).toMatchObject({ method, path });
    expect(namesOf(method, path)).toEqual(expect.arrayContaining(names.split(' ').filter(Boolean)));
  });

  it('has about a hundred operations', () => {
    expect(Object.keys(operationTable).length).toBeGreaterThanOrEqual(100);
  });
});
