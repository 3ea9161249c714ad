import { emptyHistoryLine, emptyVehicleValues } from '@wayside/domain/schemas';
import type { AnyStateMachine } from 'xstate';
import { documentKind } from '../document/document.kind.ts';
import { documentMachine } from '../document/document.machine.ts';
import { fleetFormMachine } from '../fleet-form/fleet-form.machine.ts';
import { fleetKind } from '../fleet-form/fleet.kind.ts';
import { policyEditingMachine } from '../policy-editing/policy-editing.machine.ts';
import { policyKind } from '../policy-editing/policy.kind.ts';
import { vehicleFormMachine } from '../vehicle-form/vehicle-form.machine.ts';
import { vehicleKind } from '../vehicle-form/vehicle.kind.ts';
import { databaseNameKind, databaseNameMachine } from './kinds/database-name.kind.ts';
import { driversKind, driversMachine } from './kinds/drivers.kind.ts';
import { historyEntryKind, historyEntryMachine } from './kinds/history-entry.kind.ts';
import { quickLinkKind, quickLinkMachine } from './kinds/quick-link.kind.ts';
import { userKind, userMachine } from './kinds/user.kind.ts';
import type { RecordKind } from './record.types.ts';

/** A record of a kind, what I change in it, and what someone else makes of it meanwhile. */
export interface Sample {
  readonly kind: RecordKind<unknown, object, unknown, string>;
  readonly machine: AnyStateMachine;
  readonly given: unknown;
  /** Undefined for a kind that is only ever new. */
  readonly saved: unknown;
  /** What makes a new draft complete, and changes a saved one. */
  readonly changes: object;
  /** The saved record with my changes. */
  readonly result: unknown;
  /** The record as someone else left it: in the same field as I; undefined where changes never clash. */
  readonly clashing?: unknown;
  /** In another field; undefined where there is none. */
  readonly beside?: unknown;
}

function sample<Saved, Draft extends object, Given, Label extends string>(
  kind: RecordKind<Saved, Draft, Given, Label>,
  machine: AnyStateMachine,
  given: Given,
  {
    saved,
    changes,
    my,
    theirs,
    beside,
  }: { saved?: Saved; changes: Partial<Draft>; my?: object; theirs?: object; beside?: object },
): Sample {
  const withChanges = (made: object | undefined) => made && { ...saved, ...made };
  return {
    kind: kind as unknown as Sample['kind'],
    machine,
    given,
    saved,
    changes,
    result: withChanges(my) ?? { id: 900 },
    clashing: withChanges(theirs),
    beside: withChanges(beside),
  };
}

const FLEET = {
  id: 5,
  name: 'Maple Street Couriers',
  region: 'West',
  rep: 'Lena Hoff',
  fleet_payment_type: 'credit_card',
  other_id: 'MSC-5',
  share_wex_number: false,
};
const POLICY = {
  id: 61,
  amount: 250,
  service_definition_ids: [102],
  user_ids: [1],
  vehicle_ids: [7],
  all_vehicles: false,
  auto_approvable: false,
};
const VEHICLE = {
  ...emptyVehicleValues('miles'),
  id: 7,
  vin: '1FTBR1C82LKA12345',
  make: 'Ford',
  model: 'Transit',
  sub_model: null,
  engine: null,
  year: 2020,
  motorMakeID: 1,
  motorModelID: 2,
  vehicle_name: 'Van',
  other_id: 'VAN-07',
  is_active: true,
};
const DOCUMENT = {
  id: 88,
  document_type: 'registration' as const,
  document_number: 'REG20471',
  expiration_date: '2026-12-05',
  state_id: 37,
  insurance_name: null,
  document_title: null,
  glovebox_documents: [{ id: 301 }],
};
const NONE = { text_notification_preference_attributes: null, email_notification_preference_attributes: null };
const USER = {
  id: 4,
  firstName: 'Ann',
  lastName: 'Lee',
  email: 'ann@wayside.example',
  cellPhone: '5550100123',
  roles: ['Driver'],
  approvalFleetIds: [],
  vehicle_ids: [7],
  ...NONE,
};
const LINK = { id: 3, name: 'Fuel', link: 'https://fuel.example/', description: null };
const HISTORY = {
  vehicleId: 7,
  day: '2026-03-01',
  shopKind: 'typed' as const,
  shopName: 'Roadside',
  lines: [{ ...emptyHistoryLine, serviceId: 1 }],
};

export const samples: Readonly<Record<string, Sample>> = {
  fleet: sample(fleetKind, fleetFormMachine, ['credit_card', 'bill_to'], {
    saved: { fleet: FLEET, version: 'a' },
    changes: { name: 'Maple Street Couriers', paymentType: 'credit_card', rep: 'Ann Lee' },
    my: { fleet: { ...FLEET, rep: 'Ann Lee' }, version: 'b' },
    theirs: { fleet: { ...FLEET, rep: 'Noor Haddad' }, version: 'c' },
    beside: { fleet: { ...FLEET, region: 'East' }, version: 'd' },
  }),
  policy: sample(policyKind, policyEditingMachine, null, {
    saved: POLICY,
    changes: { amount: 400, approvers: [2] },
    my: { amount: 400, user_ids: [2] },
    theirs: { service_definition_ids: [] },
  }),
  vehicle: sample(
    vehicleKind,
    vehicleFormMachine,
    { mode: 'edit', units: 'miles' },
    {
      saved: VEHICLE as never,
      changes: { vehicle_name: 'Big van' },
      my: { vehicle_name: 'Big van' },
      theirs: { vehicle_name: 'Old van' },
      beside: { other_id: 'VAN-08' },
    },
  ),
  document: sample(
    documentKind,
    documentMachine,
    { type: 'registration', today: '2026-03-16', isReadOnly: false },
    {
      saved: DOCUMENT,
      changes: {
        number: 'AB1',
        stateId: 37,
        expiration: '2026-12-05',
        file: { name: 'card.pdf', content: () => 'bytes' },
      },
      my: { document_number: 'AB1', glovebox_documents: [{ id: 302 }] },
      theirs: { document_number: 'ZZ9' },
      beside: { state_id: 12 },
    },
  ),
  user: sample(
    userKind,
    userMachine,
    { roles: ['Driver', 'Manager'], ids: [7, 8] },
    {
      saved: USER as never,
      changes: { firstName: 'Anne', vehicleIds: [7, 8] },
      my: { firstName: 'Anne', vehicle_ids: [7, 8] },
      theirs: { firstName: 'Annie' },
      beside: { lastName: 'Leigh', vehicle_ids: [] },
    },
  ),
  quickLink: sample(quickLinkKind, quickLinkMachine, null, {
    saved: LINK,
    changes: { name: 'Fuel cards' },
    my: { name: 'Fuel cards' },
    theirs: { name: 'Gas' },
    beside: { description: 'At the pump' },
  }),
  databaseName: sample(databaseNameKind, databaseNameMachine, null, {
    saved: { name: 'northway' },
    changes: { name: 'northway2' },
    my: { name: 'northway2' },
    theirs: { name: 'birch' },
  }),
  drivers: sample(driversKind, driversMachine, null, {
    saved: { id: 61, customer_ids: [2] },
    changes: { drivers: [2, 4] },
    my: { customer_ids: [4, 2] },
    beside: { customer_ids: [2, 9] },
  }),
  historyEntry: sample(
    historyEntryKind,
    historyEntryMachine,
    { vehicleId: null, hasShops: false, today: '2026-03-16', units: 'miles' },
    { changes: HISTORY },
  ),
};
