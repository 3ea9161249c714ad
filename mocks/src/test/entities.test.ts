import { describe, expect, it } from 'vitest';
import { readContract } from '../server/contract-file.ts';

const { schemas } = readContract()['components'] as { schemas: Record<string, Schema> };

interface Schema {
  $ref?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
  enum?: unknown[];
  oneOf?: Schema[];
  anyOf?: Schema[];
  type?: string | string[];
}

const resolve = (schema: Schema): Schema => (schema.$ref ? resolve(schemas[schema.$ref.split('/').at(-1)!]!) : schema);
/** Fields of an entity, including those of its alternatives. */
function fieldsOf(schema: Schema): Record<string, Schema> {
  const { properties = {}, oneOf = [], anyOf = [], items } = resolve(schema);
  return Object.assign({}, ...[...oneOf, ...anyOf, ...(items ? [items] : [])].map(fieldsOf), properties) as Record<
    string,
    Schema
  >;
}
const field = (name: string, path: string): Schema =>
  path.split('.').reduce((at, key) => fieldsOf(at)[key]!, schemas[name]!);

const words = (text: string) => text.trim().split(/[\s,]+/);

/** Requirement ID, contract schema, and every field the row names. */
const ENTITIES: [id: string, schema: string, fields: string][] = [
  [
    'ENT-01',
    'User',
    `id firstName lastName name email cellPhone language roles fleet_id affiliation_id affiliationId other_id vehicle_ids approvalFleetIds payment_id
    zip country is_active authentication_token user_accounts user_account_fleets root_reference_id total_fleets total_vehicles total_maintenance_cost
    text_notification_preference_attributes email_notification_preference_attributes password password_confirmation pays_through_platform has_payment_method payment_provider_type`,
  ],
  [
    'ENT-02',
    'NotificationPreferences',
    `appointment_requested appointment_confirmed approvals_required approvals_submitted services_completed services_canceled
    payment_received twenty_four_hour_reminder one_hour_reminder`,
  ],
  ['ENT-03', 'Account', 'id name is_active enrolled'],
  [
    'ENT-04, ENT2-18',
    'Fleet',
    `id name other_id region rep fleet_payment_type is_active enrolled created_at_pretty user_total vehicles_total awaiting_approval_count
    total_order_count total_maintenance_cost average_ticket_spend share_wex_number geotab_database_name ytd_maintenance_cost cost_per_mile pays_through_platform account fleet_links`,
  ],
  ['ENT-05', 'Affiliation', 'id parent_id name description'],
  [
    'ENT-06',
    'PaymentMethod',
    `id token type card_type last_4 expiration_date email customer_name customer_ids owner_id has_active_orders is_default
    payment_provider_type payment_method_nonce`,
  ],
  ['ENT-07, API-14', 'ChangePassword', 'currentPassword newPassword newPasswordConfirmation email'],
  ['ENT-08, API-13', 'ResetPassword', 'newPassword newPasswordConfirmation resetToken'],
  [
    'ENT-09, API-10',
    'FleetSignup',
    `firstName lastName email password confirmPassword phoneNumber companyName carCount zipCode acceptedTermsAndConditions subdomain
    payment_method_nonce communicationPreferencesInFrench payment_type`,
  ],
  ['ENT-10', 'ShellCustomer', 'firstName lastName email cellPhone fleet_name auth_token geotab_database_name'],
  [
    'API-25, API2-47',
    'ShellCustomerInput',
    'id auth_token firstName lastName email cellPhone fleetName geotabDatabaseName',
  ],
  ['ENT-11, ENT2-17', 'GeotabSyncEvent', 'id created_at status'],
  ['ENT-14', 'State', 'id name abbreviation'],
  ['ENT-15', 'Role', 'id name role_type'],
  [
    'ENT2-01',
    'Vehicle',
    `id vin year make model sub_model engine license_plate_number license_plate_state license_plate_expiration other_id department_number vehicle_name
    name_of_vehicle miles kilometers odometer odometer_units cost_per_mile last_maintenance_date last_maintenance_miles is_active fleetcor_enrolled fleet_id vehicle_type_id
    dashboard_url dashboard_mobile_url geotab_device_id motorMakeID motorModelID motor_sub_model_id motorEngineID oil_type_name active_order policies recalls glovebox_items
    maintenance maintenance_histories manualMaintenanceHistories`,
  ],
  [
    'ENT2-02',
    'Order',
    `id status state appointment_datetime appointment_date_pretty appointment_time_pretty miles kilometers total saving po_number invoice_number shop_comments
    customer_comments can_cancel can_approve approver_user_ids cancel_user_ids approver last_approval_date maintenance_type fleet_name due_status shop order_services
    braintree_payment_methods`,
  ],
  ['ENT2-02', 'OrderShop', 'id name main_phone_number address_line1 city state zip'],
  ['ENT2-02', 'OrderService', 'id name position status price total service_miles service_kilometers odometer_config'],
  ['ENT2-03', 'OrderUpdate', 'id order_services customer_comments po_number payment_token status'],
  [
    'ENT2-04',
    'Shop',
    `id name logo_url address_line1 city state is_favorite_shop distance kilometers shopPriceText support_medium_and_heavy_duty_vehicles company price_estimates`,
  ],
  ['ENT2-05', 'Service', 'id name position positionOptions price_estimates'],
  [
    'ENT2-06',
    'ServiceRequest',
    'vehicle_id shop_id order_services po_number customer_comments appointment_datetime payment_method_availability fault_codes',
  ],
  ['ENT2-07', 'AvailableTimes', 'date times payment_method_availability'],
  ['ENT2-10', 'Policy', 'id amount fleet_id service_definition_ids user_ids vehicle_ids all_vehicles auto_approvable'],
  ['ENT2-11', 'UpcomingItem', 'vehicle maintenance type'],
  [
    'ENT2-12',
    'ScheduleItem',
    'name interval interval_kilometers recommendation_state estimated_maintenance_date is_completed recommended',
  ],
  ['ENT2-13', 'SnoozedReminder', 'vehicle_id snoozValue reminder_date'],
  ['ENT2-14', 'Recall', 'report_received_at component summary'],
  ['ENT2-09', 'HistoryRecord', 'appointment_datetime shop custom_shop_name order_services maintenance_type'],
  [
    'ENT2-15',
    'GloveboxItem',
    `id document_type document_number expiration_date expires_in_days state_id insurance_name document_title vehicle_id glovebox_documents`,
  ],
  ['ENT2-16', 'BatteryLife', 'vehicle_battery_life_data last_updated_at_geotab errors'],
  ['ENT2-16', 'EngineOil', 'vehicle_engine_oil_data last_updated_at_geotab errors'],
  ['ENT2-16', 'FaultCode', 'id dateTime diagnostic'],
  ['ENT2-19', 'ActivityItem', 'id created_at acting_user activity_type total service_details'],
  [
    'ENT2-20',
    'PaymentActivity',
    `id fleet_name shop_order_id shop_order_date amount vehicle_name vin other_id po_number department_number method_of_payment approver approval_date`,
  ],
  ['ENT2-21', 'SubscriptionActivity', 'id fleet_name subscription_date number_of_vehicles amount method_of_payment'],
  ['ENT2-22', 'Promotion', 'id name description'],
];

describe('entities of the contract', () => {
  it.each(ENTITIES)('[%s] %s has every field of its row', (_id, schema, fields) => {
    expect(Object.keys(fieldsOf(schemas[schema]!))).toEqual(expect.arrayContaining(words(fields)));
  });

  it('[STS-01] order statuses are these eleven', () => {
    expect(schemas['OrderStatus']!.enum!.toSorted()).toEqual(
      words(
        'initiated active awaiting_approval approved complete paid paid_in_shop paid_deferred cancel walk_in initiated_by_user',
      ).toSorted(),
    );
  });

  it('[STS-12] recommendation states are these three', () => {
    const { enum: own, anyOf = [], oneOf = [] } = resolve(field('ScheduleItem', 'recommendation_state'));
    const values = [own ?? [], ...[...anyOf, ...oneOf].map((each) => resolve(each).enum ?? [])].flat();
    expect(values.filter(Boolean)).toEqual(['Past Due', 'Due Soon', 'Due Now']);
  });

  it('[CST-05] languages are en and fr', () => {
    expect(resolve(field('User', 'language')).enum).toEqual(['en', 'fr']);
  });

  it('[CST-07] payment provider types are Braintree, WEX and Fleetcor', () => {
    expect(resolve(field('User', 'payment_provider_type')).enum).toEqual(['Braintree', 'WEX', 'Fleetcor']);
  });

  it('[ENT2-11] an upcoming item is past-due or due-soon', () => {
    expect(resolve(field('UpcomingItem', 'type')).enum).toEqual(['past-due', 'due-soon']);
  });

  it('[OPN-49] a payment method is credit_card or PayPal', () => {
    expect(resolve(field('PaymentMethod', 'type')).enum).toEqual(['credit_card', 'PayPal']);
  });

  it('[ENT2-23] lookups: makes, models and engines', () => {
    const has = (pattern: RegExp, fields: string) =>
      Object.entries(schemas).some(
        ([name, schema]) => pattern.test(name) && words(fields).every((key) => key in fieldsOf(schema)),
      );
    expect(has(/Make/, 'make_id make')).toBe(true);
    expect(has(/Model/, 'model_id model')).toBe(true);
    expect(has(/Submodel/i, 'sub_model_id sub_model')).toBe(true);
    expect(has(/Engine/, 'engine_id description')).toBe(true);
  });

  it('[ENT2-24] the user carries the three payment facts', () => {
    expect(Object.keys(fieldsOf(schemas['User']!))).toEqual(
      expect.arrayContaining(words('has_payment_method pays_through_platform payment_provider_type')),
    );
  });
});
