import { describe, expect, it } from 'vitest';
import type { UserLike } from '../access/permissions.ts';
import type { Role } from '../access/roles.ts';
import type { AttentionFacts, AttentionItem } from './attention-facts.ts';
import { approvalsOf, attentionOf, attentionOfVehicles } from './attention.ts';

const TODAY = '2026-03-31';
const viewer = (role: Role, id = 1): UserLike => ({ id, roles: [role] });
const OWNER = viewer('Owner');
const DRIVER = viewer('Driver', 4);

const vehicle = (id: number, more: object = {}) => ({ id, other_id: `VAN-0${id}`, is_active: true, ...more });
const order = (id: number, vehicleId: number, more: object = {}) => ({
  appointment_datetime: null,
  id,
  status: 'awaiting_approval',
  can_approve: true,
  approver_user_ids: [] as number[],
  total: 100,
  vehicle: vehicle(vehicleId),
  order_services: [],
  ...more,
});
const service = (name: string, recommendation_state: string | null = 'Due Soon') => ({
  id: 101,
  name,
  position: null,
  status: 'due',
  recommendation_state,
});
const due = (vehicleId: number, ...maintenance: ReturnType<typeof service>[]) => ({
  vehicle: vehicle(vehicleId),
  type: 'due-soon',
  interval_name: `${vehicleId},000 mile service`,
  maintenance,
});
const card = (id: number, expiration_date: string, owner_id = 1) => ({
  id,
  token: 't',
  type: 'credit_card',
  card_type: 'Visa',
  email: null,
  last_4: '4242',
  expiration_date,
  customer_ids: [],
  owner_id,
  has_active_orders: false,
  is_default: false,
});
const policy = (id: number, user_ids: number[], more: object = {}) => ({
  id,
  amount: 500,
  service_definition_ids: [],
  user_ids,
  vehicle_ids: [],
  all_vehicles: true,
  auto_approvable: false,
  ...more,
});
const document = (id: number, vehicle_id: number, expiration_date: string | null, document_type = 'registration') => ({
  id,
  vehicle_id,
  expiration_date,
  document_type: document_type as 'registration',
  document_title: null,
});
const sync = (id: number, status: string) => ({ id, created_at: `2026-03-0${id}T10:00:00Z`, status });

const NOTHING: AttentionFacts = {
  today: TODAY,
  requiresEnrolment: false,
  vehicles: [vehicle(1), vehicle(2), vehicle(3), vehicle(9, { is_active: false })],
  orders: [],
  due: [],
  snoozed: new Map(),
};

/** An item in short: kind, object, action. */
function short(item: AttentionItem): string {
  const { kind, action } = item;
  const id =
    item.kind === 'order'
      ? item.order.id
      : item.kind === 'upload'
        ? item.upload.id
        : item.kind === 'sync'
          ? item.sync.id
          : item.kind === 'policy'
            ? item.policy.id
            : item.kind === 'card'
              ? item.card.id
              : item.vehicle.id;
  return `${kind} ${id} ${action}`;
}
const seen = (facts: Partial<AttentionFacts>, who = OWNER): string[] =>
  attentionOf({ ...NOTHING, ...facts }, who).map(short);

const booked = { active_order: { id: 5, status: 'approved' } };

describe('[ATN-01] what needs attention', () => {
  it.each<[what: string, facts: Partial<AttentionFacts>, who: UserLike, items: string[]]>([
    ['nothing', {}, OWNER, []],
    [
      'orders, the oldest first: by appointment, those without one last, by number',
      {
        orders: [
          order(8, 2),
          order(7, 1),
          order(9, 3, { appointment_datetime: '2026-04-01T15:00:00Z' }),
          order(6, 1, { appointment_datetime: '2026-04-02T15:00:00Z' }),
        ],
      },
      OWNER,
      ['order 9 review', 'order 6 review', 'order 7 review', 'order 8 review'],
    ],
    ['no order that is approved', { orders: [order(7, 1, { status: 'approved' })] }, OWNER, []],
    ['no order that others approve', { orders: [order(7, 1, { approver_user_ids: [3] })] }, OWNER, []],
    ['no order that the server forbids', { orders: [order(7, 1, { can_approve: false })] }, OWNER, []],
    ['an order that names them', { orders: [order(7, 2, { approver_user_ids: [4] })] }, DRIVER, ['order 7 review']],
    [
      'past due before due soon, one line for each vehicle',
      { due: [due(1, service('A')), due(2, service('B', 'Past Due')), due(2, service('C'))] },
      OWNER,
      ['pastDue 2 schedule', 'dueSoon 1 schedule'],
    ],
    [
      'the interval’s state where a service has none',
      { due: [{ ...due(1, service('A', null)), type: 'past-due' }] },
      OWNER,
      ['pastDue 1 schedule'],
    ],
    [
      '[VOR-01] no second visit of a vehicle that has an order',
      { vehicles: [vehicle(1, booked)], due: [due(1, service('A'))] },
      OWNER,
      ['dueSoon 1 view'],
    ],
    [
      '[VOR-02] not what the open order has',
      { orders: [order(5, 1, { status: 'approved', order_services: [service('A')] })], due: [due(1, service('A'))] },
      OWNER,
      [],
    ],
    ['[VOR-09] not what is snoozed', { snoozed: new Map([[1, '2026-04-13']]), due: [due(1, service('A'))] }, OWNER, []],
    ['nothing due before it is known what is snoozed', { snoozed: undefined, due: [due(1, service('A'))] }, OWNER, []],
    ['no vehicle that is not in use', { due: [due(9, service('A'))] }, OWNER, []],
    [
      'no vehicle that must be enrolled first',
      { requiresEnrolment: true, vehicles: [vehicle(1, { fleetcor_enrolled: false })], due: [due(1, service('A'))] },
      OWNER,
      [],
    ],
    [
      'recalls, the newest first',
      {
        vehicles: [vehicle(1, booked), vehicle(2), vehicle(3)],
        recalls: [
          { vehicle: vehicle(1), recalls: [{ report_received_at: '2024-01-01', component: 'Brakes' }] },
          { vehicle: vehicle(2), recalls: [{ report_received_at: '2025-01-01', component: 'Air bags' }] },
          { vehicle: vehicle(3), recalls: [] },
        ],
      },
      OWNER,
      ['recall 2 schedule', 'recall 1 view'],
    ],
    [
      'documents that have expired or will within 60 days',
      {
        documents: [
          document(1, 1, '2026-05-30'),
          document(2, 2, '2026-05-31'),
          document(3, 3, '2026-03-01'),
          document(4, 1, null),
          document(5, 9, '2026-03-01'),
        ],
      },
      OWNER,
      ['document 3 openDocument', 'document 1 openDocument'],
    ],
    [
      'of documents, a driver can replace the license only',
      { documents: [document(1, 1, '2026-04-30'), document(2, 1, '2026-04-30', 'driver_licence')] },
      DRIVER,
      ['document 1 openDocument'],
    ],
    [
      'plates that have expired or will within 60 days',
      {
        plates: [
          { ...vehicle(1), license_plate_expiration: '2026-05-30' },
          { ...vehicle(2), license_plate_expiration: '2026-05-31' },
          { ...vehicle(3), license_plate_expiration: '2026-03-30' },
          { ...vehicle(9, { is_active: false }), license_plate_expiration: '2026-03-30' },
          { ...vehicle(4), license_plate_expiration: null },
        ],
      },
      OWNER,
      ['plate 3 editVehicle', 'plate 1 editVehicle'],
    ],
    [
      'fault codes of vehicles that were opened',
      {
        faults: [
          { vehicleId: 2, faults: [{ id: 1, dateTime: '2026-03-01T10:00:00Z', diagnostic: { name: 'P0420' } }] },
          { vehicleId: 1, faults: [] },
          { vehicleId: 8, faults: [] },
        ],
      },
      OWNER,
      ['fault 2 schedule'],
    ],
    [
      'uploads that failed',
      {
        uploads: [
          { id: 1, fileName: 'a.csv', status: 'processing', failed: 0 },
          { id: 2, fileName: 'b.csv', status: 'errored', failed: 0 },
          { id: 3, fileName: 'c.csv', status: 'completed_with_errors', failed: 2 },
          { id: 4, fileName: 'd.csv', status: 'completed', failed: 0 },
        ],
      },
      OWNER,
      ['upload 2 upload', 'upload 3 upload'],
    ],
    ['a sync that failed', { syncs: [sync(1, 'completed'), sync(2, 'failed')] }, OWNER, ['sync 2 openSyncs']],
    ['no sync that worked since', { syncs: [sync(2, 'completed'), sync(1, 'failed')] }, OWNER, []],
    ['no sync for who can’t start one', { syncs: [sync(2, 'failed')] }, DRIVER, []],
    [
      'policies that ask nobody who is active',
      {
        people: [{ id: 1 }, { id: 2, is_active: false }],
        policies: [
          policy(61, [2]),
          policy(62, [1, 2]),
          policy(63, []),
          policy(64, [2], { auto_approvable: true }),
          policy(65, [2], { amount: 999_999_999_999 }),
        ],
      },
      viewer('Manager'),
      ['policy 61 openPolicy'],
    ],
    [
      'no policy for who can’t change it',
      { people: [{ id: 2, is_active: false }], policies: [policy(61, [2])] },
      DRIVER,
      [],
    ],
    [
      'cards that expire',
      { cards: [card(1, '05/2026'), card(2, '04/2026'), card(3, '02/2026')] },
      OWNER,
      ['card 3 openPayments', 'card 2 openPayments'],
    ],
    [
      'own cards only, for who can’t change others',
      { cards: [card(1, '04/2026', 7), card(2, '04/2026', 3)] },
      viewer('Manager', 3),
      ['card 2 openPayments'],
    ],
  ])('%s', (_, facts, who, items) => {
    expect(seen(facts, who)).toEqual(items);
  });

  it('kinds are ranked', () => {
    const recalls = [{ report_received_at: '2024-01-01', component: 'Brakes' }];
    const faults = [{ id: 1, dateTime: '2026-03-01T10:00:00Z', diagnostic: { name: 'P0420' } }];
    const kinds = attentionOf(
      {
        ...NOTHING,
        cards: [card(1, '04/2026')],
        people: [{ id: 2, is_active: false }],
        policies: [policy(61, [2])],
        syncs: [sync(1, 'failed')],
        uploads: [{ id: 2, fileName: 'b.csv', status: 'errored', failed: 0 }],
        faults: [{ vehicleId: 1, faults }],
        plates: [{ ...vehicle(1), license_plate_expiration: '2026-04-01' }],
        documents: [document(1, 1, '2026-04-01')],
        recalls: [{ vehicle: vehicle(3), recalls }],
        due: [due(1, service('A')), due(2, service('B', 'Past Due'))],
        orders: [order(7, 1)],
      },
      OWNER,
    ).map(({ kind }) => kind);
    const ranked = 'order pastDue dueSoon recall document plate fault upload sync policy card';
    expect(kinds.join(' ')).toBe(ranked);
  });

  it('names of what is due only what is as urgent as the line', () => {
    const [item] = attentionOf(
      { ...NOTHING, due: [due(2, service('Oil change', 'Past Due'), service('Wiper blades'))] },
      OWNER,
    );
    expect(item).toMatchObject({ kind: 'pastDue', services: [{ name: 'Oil change' }] });
  });

  const planned = (name: string, estimated_maintenance_date: string | null, is_completed = false) => ({
    name,
    estimated_maintenance_date,
    is_completed,
  });
  it.each<[what: string, schedule: ReturnType<typeof planned>[], days: number | undefined]>([
    ['nothing without a schedule', [], undefined],
    ['the first of its services', [planned('A', '2026-04-07'), planned('B', '2026-04-03')], 3],
    ['late', [planned('A', '2026-03-14')], -17],
    ['no other service', [planned('C', '2026-04-01')], undefined],
    ['nothing that is done', [planned('A', '2026-04-01', true)], undefined],
    ['no service without a date', [planned('A', null), planned('B', '2026-04-03')], 3],
  ])('[VOR-10] in how many days it is due: %s', (_, schedule, days) => {
    const schedules = new Map([
      [1, schedule],
      [2, [planned('A', '2026-03-31')]],
    ]);
    const [item] = attentionOf({ ...NOTHING, schedules, due: [due(1, service('A'), service('B'))] }, OWNER);
    expect(item).toMatchObject({ kind: 'dueSoon', intervals: ['1,000 mile service'], days });
  });

  it('names each interval of what is as urgent as the line once', () => {
    const late = { ...due(1, service('A', 'Past Due')), interval_name: '60,000 mile service' };
    const items = [due(1, service('B')), late, { ...late, maintenance: [service('C', 'Past Due')] }];
    expect(attentionOf({ ...NOTHING, due: items }, OWNER)).toMatchObject([{ intervals: ['60,000 mile service'] }]);
  });

  it('[PPV-10] a driver is shown what is about their vehicles, and what is about none', () => {
    const items = attentionOf(
      {
        ...NOTHING,
        orders: [order(7, 1), order(8, 2)],
        due: [due(1, service('A')), due(3, service('B'))],
        recalls: [{ vehicle: vehicle(2), recalls: [{ report_received_at: '2024-01-01', component: 'Brakes' }] }],
        cards: [card(1, '04/2026', 4)],
      },
      DRIVER,
    );
    const all = ['order 7 review', 'order 8 review', 'dueSoon 1 schedule', 'dueSoon 3 schedule', 'recall 2 schedule'];
    expect(attentionOfVehicles(items, undefined).map(short)).toEqual([...all, 'card 1 openPayments']);
    const own = ['order 7 review', 'dueSoon 1 schedule', 'card 1 openPayments'];
    expect(attentionOfVehicles(items, new Set([1])).map(short)).toEqual(own);
  });

  it.each([
    ['nothing', [], { own: 0, others: 0, outside: 0 }],
    ['no order that is approved', [order(1, 1, { status: 'approved' })], { own: 0, others: 0, outside: 0 }],
    [
      'theirs, and one that names someone else',
      [order(1, 1), order(2, 1, { approver_user_ids: [1, 3] }), order(3, 1, { approver_user_ids: [3] })],
      { own: 2, others: 1, outside: 0 },
    ],
    [
      'one that the server forbids',
      [order(1, 1, { can_approve: false, not_approvable_reasons: ['not_an_approver', 'no_payment_method'] })],
      { own: 0, others: 1, outside: 0 },
    ],
    [
      'one that only lacks a payment method',
      [order(1, 1, { can_approve: false, not_approvable_reasons: ['no_payment_method'] })],
      { own: 1, others: 0, outside: 0 },
    ],
  ])('approvals by whom they await: %s', (_, orders, approvals) => {
    expect(approvalsOf(orders, OWNER, undefined)).toEqual(approvals);
  });

  it('[PPV-10] approvals outside one’s own vehicles are counted apart', () => {
    const orders = [order(1, 1), order(2, 2), order(3, 3), order(4, 1, { approver_user_ids: [9] })];
    expect(approvalsOf(orders, DRIVER, new Set([1]))).toEqual({ own: 1, others: 1, outside: 2 });
    expect(approvalsOf(orders, DRIVER, undefined)).toEqual({ own: 3, others: 1, outside: 0 });
  });
});
