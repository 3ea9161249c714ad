import { describe, expect, it } from 'vitest';
import {
  approvalBody,
  chargedMethod,
  contactsFor,
  countDecisions,
  countDeclined,
  decidedLines,
  decisionRefusal,
  discountOf,
  isApprovedBy,
  isAsShown,
  isDecidable,
  isOwnApproval,
  keptDecisions,
  leavesWork,
  mergePreview,
  mustChooseMethod,
  orderIdOf,
  ordersToReview,
  othersToReview,
  outcomeOf,
  pricesChanged,
  reviewLines,
  whyNotApprovable,
  type LineStatus,
  type ReviewLine,
  type ReviewOrder,
} from './order-approval.ts';
import { bodyOf, factsOf, isDeclining } from './order-decision.ts';
import { acceptAll } from './orders.ts';

function line(id: number, status: LineStatus, price: number | null = 50): ReviewLine {
  return {
    id,
    name: `Service ${id}`,
    position: null,
    status,
    price,
    total: price,
    service_miles: null,
    service_kilometers: null,
    odometer_config: null,
  };
}
const lines = [
  line(1, 'awaiting_approval'),
  line(2, 'active'),
  line(3, 'initiated'),
  line(4, 'rejected'),
  line(5, 'deleted'),
  line(6, 'paid'),
];
const order: ReviewOrder = {
  id: 4182,
  status: 'awaiting_approval',
  total: 200,
  saving: 20,
  po_number: 'PO-1',
  customer_comments: null,
  approver: null,
  can_approve: true,
  can_cancel: true,
  not_approvable_reasons: [],
  approver_user_ids: [1, 2],
  cancel_user_ids: [1],
  approvers: [
    { id: 1, name: 'Ann Lee', cellPhone: '3125550100' },
    { id: 2, name: 'Ben Ortiz', cellPhone: null },
  ],
  cancellers: [{ id: 1, name: 'Ann Lee', cellPhone: '3125550100' }],
  order_services: lines,
  braintree_payment_methods: [{ id: 9, token: 'card301', is_default: false, expiration_date: null }],
};
const ann = { id: 1, name: 'Ann Lee', pays_through_platform: true, payment_provider_type: 'Braintree' };

describe('lines', () => {
  it('[STS-07] active, awaiting and initiated lines need a decision', () => {
    expect(lines.filter(isDecidable).map(({ id }) => id)).toEqual([1, 2, 3]);
  });

  it('[STS-09] [CON2-15] an undecided line counts as approved; saved and done lines stay in the body', () => {
    expect(decidedLines(lines, { 2: 'rejected' }).map(({ status }) => status)).toEqual([
      'approved',
      'rejected',
      'approved',
      'rejected',
      'deleted',
      'paid',
    ]);
    expect(decidedLines(lines, { 5: 'approved' })[4]!.status).toBe('deleted');
  });

  it('[STS-07] without decisions the body equals accept all', () => {
    expect(decidedLines(lines, {})).toEqual(acceptAll({ id: 1, order_services: lines }).order_services);
  });

  it('[APR-09] deleted lines are not shown', () => {
    expect(reviewLines(lines, {}).map(({ id }) => id)).toEqual([1, 2, 3, 4, 6]);
  });

  it('nothing is left when every line is rejected', () => {
    expect(leavesWork([line(1, 'active'), line(4, 'rejected')], { 1: 'rejected' })).toBe(false);
    expect(leavesWork([line(1, 'active'), line(4, 'rejected')], {})).toBe(true);
    expect(leavesWork(lines, { 1: 'rejected', 2: 'rejected', 3: 'rejected' })).toBe(true);
  });

  it('decisions are dropped with their lines', () => {
    expect(
      keptDecisions([line(1, 'active'), line(2, 'deleted')], { 1: 'rejected', 2: 'rejected', 9: 'approved' }),
    ).toEqual({
      1: 'rejected',
    });
  });

  it('the shop changed something when a price or the number of lines differs', () => {
    expect(pricesChanged([line(1, 'active')], [line(1, 'approved')])).toBe(false);
    expect(pricesChanged([line(1, 'active')], [line(1, 'active', 60)])).toBe(true);
    expect(pricesChanged([line(1, 'active')], lines)).toBe(true);
    expect(pricesChanged([line(1, 'active')], [line(2, 'active', null)])).toBe(true);
  });

  it('[VOR-13] an order is as shown with the same status, lines, prices and total', () => {
    expect(isAsShown(order, { ...order, total: 200.004, po_number: 'PO-2' }, 200)).toBe(true);
    expect(isAsShown({ ...order, total: null }, { ...order, total: null }, null)).toBe(true);
    const declined = lines.map((one) => (one.id === 1 ? { ...one, status: 'rejected' as const } : one));
    for (const stored of [
      { ...order, status: 'approved' },
      { ...order, order_services: declined },
      { ...order, order_services: lines.slice(1) },
      { ...order, order_services: [line(1, 'awaiting_approval', 60), ...lines.slice(1)] },
      { ...order, total: 199.99 },
      { ...order, total: null },
    ]) {
      expect(isAsShown(order, stored, 200)).toBe(false);
    }
    expect(isAsShown(order, { ...order, total: 0 }, null)).toBe(false);
  });

  it('[VOR-13] the total of one’s own decisions is not compared with the stored one', () => {
    expect(isAsShown({ ...order, total: 150 }, order, undefined)).toBe(true);
  });

  it('[API2-22] a preview prices the lines and keeps them open, unless the shop deleted one', () => {
    const decisions = { 1: 'rejected' } as const;
    const preview = decidedLines(lines, decisions).map((one) => ({ ...one, price: 60 }));
    const merged = mergePreview(order, { ...order, total: 120, order_services: preview }, decisions);
    expect(merged.total).toBe(120);
    expect(merged.order_services.map(({ status }) => status)).toEqual(lines.map(({ status }) => status));
    expect(merged.order_services.every(({ price }) => price === 60)).toBe(true);
    const taken = preview.map((one) => (one.id === 2 ? { ...one, status: 'deleted' as const } : one));
    expect(mergePreview(order, { ...order, order_services: taken }, decisions).order_services[1]!.status).toBe(
      'deleted',
    );
    expect(
      mergePreview(order, { ...order, order_services: [line(8, 'active')] }, decisions).order_services[0]!.status,
    ).toBe('active');
  });
});

describe('the body', () => {
  it('[API2-19] [APR-06] [APR-13] [CON2-27] contains the lines, comments up to 150 characters, the PO number, the token and the status', () => {
    const body = approvalBody(order, {
      decisions: { 1: 'rejected' },
      comments: 'x'.repeat(151),
      paymentToken: 'card301',
    });
    expect(body).toEqual({
      id: 4182,
      status: 'approved',
      order_services: decidedLines(lines, { 1: 'rejected' }),
      customer_comments: 'x'.repeat(150),
      po_number: 'PO-1',
      payment_token: 'card301',
    });
  });
});

describe('permissions', () => {
  it('[APR-04] [APR-10] [OPN2-43] shows the server’s reasons, else ours', () => {
    expect(whyNotApprovable(ann, order)).toEqual([]);
    const refused = {
      ...order,
      can_approve: false,
      not_approvable_reasons: ['not_an_approver', 'no_payment_method'] as const,
    };
    expect(whyNotApprovable(ann, refused)).toEqual(['notAnApprover', 'noPaymentMethod']);
    expect(whyNotApprovable(ann, { ...order, status: 'approved', can_approve: false })).toEqual([
      'notAwaitingApproval',
    ]);
    expect(whyNotApprovable({ ...ann, id: 3 }, order)).toEqual(['notAnApprover']);
    expect(whyNotApprovable(ann, { ...order, can_approve: false })).toEqual(['notAnApprover']);
  });

  it('[CON2-04] anyone the server allows when no approvers are named', () => {
    expect(whyNotApprovable({ ...ann, id: 3 }, { ...order, approver_user_ids: [] })).toEqual([]);
  });

  it('[APR-11] [OPN2-44] [CON2-03] canceling needs can_cancel and an id among the cancelers', () => {
    expect(factsOf(order, ann).mayCancel).toBe(true);
    expect(factsOf({ ...order, can_cancel: false }, ann).mayCancel).toBe(false);
    expect(factsOf(order, { ...ann, id: 2 }).mayCancel).toBe(false);
  });

  it('[APR-12] [ERR2-07] contacts have names and phones; never the reader, and those with a phone number first', () => {
    const cy = { id: 3, name: 'Cy Park', cellPhone: '3125550199' };
    const open = { ...order, approver_user_ids: [1, 2, 3], approvers: [...order.approvers, cy] };
    expect(contactsFor('approval', open, ann)).toEqual({
      about: 'approval',
      people: [
        { id: 3, name: 'Cy Park', phone: '3125550199', email: null, isOfCompany: false },
        { id: 2, name: 'Ben Ortiz', phone: null, email: null, isOfCompany: false },
      ],
      isTooLate: false,
    });
    expect(contactsFor('cancelation', order, ann).people).toEqual([]);
  });

  it('[PPV-08] [OPN2-47] approvers and admins first, also without a phone; nobody whom the lists of users hide', () => {
    const people = [
      { id: 4, name: 'Dan', cellPhone: '3125550144' },
      { id: 5, name: 'Eve', cellPhone: null },
      { id: 6, name: 'Flo', cellPhone: '3125550166' },
      { id: 7, name: 'Gus', cellPhone: '3125550177' },
      { id: 9, name: 'Julia', cellPhone: '3125550199' },
    ];
    const open = { ...order, approver_user_ids: [6], cancel_user_ids: [4, 5, 6, 7, 9], cancellers: people };
    const users = [
      { id: 5, email: 'eve@wayside.example', roles: ['Admin'] },
      { id: 7, email: 'gus@wayside.example', roles: ['Driver'] },
      { id: 9, email: 'julia@wayside.example', roles: ['Super Admin'] },
    ];
    const { people: shown } = contactsFor('cancelation', open, ann, users);
    // Who is not among the fleet's users is of its management company, and comes after those who are.
    expect(shown.map(({ name, email, isOfCompany }) => [name, email, isOfCompany])).toEqual([
      ['Eve', 'eve@wayside.example', false],
      ['Flo', null, true],
      ['Gus', 'gus@wayside.example', false],
      ['Dan', null, true],
    ]);
    // The users of another fleet say nothing about them.
    const elsewhere = contactsFor('cancelation', open, ann, users, false).people;
    expect(elsewhere.some(({ isOfCompany }) => isOfCompany)).toBe(false);
  });

  it('[ERR2-09] [OPN2-71] it is too late to cancel when the shop has the vehicle', () => {
    const ben = { ...ann, id: 2 };
    expect(contactsFor('cancelation', { ...order, can_cancel: false }, ben)).toMatchObject({
      people: [{ name: 'Ann Lee' }],
      isTooLate: true,
    });
    expect(contactsFor('cancelation', order, ben).isTooLate).toBe(false);
  });

  it('[ERR2-19] [OPN2-23] card payers choose a method, unless the order is paid another way', () => {
    expect(mustChooseMethod(ann, order)).toBe(true);
    expect(mustChooseMethod({ ...ann, payment_provider_type: 'WEX' }, order)).toBe(false);
    expect(mustChooseMethod({ ...ann, pays_through_platform: false }, order)).toBe(false);
    expect(mustChooseMethod(ann, { braintree_payment_methods: [] })).toBe(false);
  });

  it('[VOR-08] is charged only where one must be chosen', () => {
    const [method] = order.braintree_payment_methods;
    expect(chargedMethod(ann, order, method!.token)).toBe(method);
    expect(chargedMethod(ann, order, null)).toBeUndefined();
    expect(chargedMethod({ ...ann, payment_provider_type: 'WEX' }, order, method!.token)).toBeUndefined();
  });
});

it('[APR-14] a promotion is what the total is below its lines; without all prices there is none to show', () => {
  const open = { order_services: lines, total: 160 };
  expect(discountOf(open, {})).toEqual({ subtotal: 200, discount: 40 });
  expect(discountOf({ ...open, total: 110 }, { 1: 'rejected' })).toEqual({ subtotal: 150, discount: 40 });
  expect(discountOf({ ...open, total: 200 }, {})).toBeNull();
  expect(discountOf({ ...open, total: 199.998 }, {})).toBeNull();
  expect(discountOf({ ...open, total: null }, {})).toBeNull();
  expect(discountOf({ ...open, order_services: [...lines, line(7, 'approved', null)] }, {})).toBeNull();
});

describe('the outcome of a decision', () => {
  it('an approval succeeded when this user approved the order', () => {
    expect(outcomeOf('approval', order, ann)).toBe('notDone');
    expect(outcomeOf('approval', { ...order, status: 'approved', approver: 'Ann Lee' }, ann)).toBe('done');
    expect(outcomeOf('approval', { ...order, status: 'approved', approver: 'Ben Ortiz' }, ann)).toBe('otherwise');
    expect(outcomeOf('approval', { ...order, status: 'cancel' }, ann)).toBe('otherwise');
  });

  it('[STS-08] a cancellation succeeded when the order is canceled, and can be retried while it is cancelable', () => {
    expect(outcomeOf('cancelation', { ...order, status: 'cancel', can_cancel: false }, ann)).toBe('done');
    expect(outcomeOf('cancelation', order, ann)).toBe('notDone');
    expect(outcomeOf('cancelation', { ...order, can_cancel: false }, ann)).toBe('otherwise');
  });

  it('[APR-10] an approval is this user’s own when it has their name and every line is as they sent it', () => {
    const sent = decidedLines(lines, { 1: 'rejected' });
    const stored = { ...order, status: 'approved', approver: 'Ann Lee', order_services: sent };
    expect(isOwnApproval(stored, sent, ann)).toBe(true);
    expect(isOwnApproval({ ...stored, approver: 'Ben Ortiz' }, sent, ann)).toBe(false);
    expect(isOwnApproval({ ...stored, approver: null }, sent, ann)).toBe(false);
    expect(isOwnApproval({ ...stored, status: 'awaiting_approval' }, sent, ann)).toBe(false);
    expect(isOwnApproval({ ...stored, order_services: decidedLines(lines, {}) }, sent, ann)).toBe(false);
    expect(isOwnApproval(stored, undefined, ann)).toBe(false);
  });

  it('what a decision depends on is read from the order', () => {
    expect(factsOf(order, ann)).toMatchObject({ status: 'awaiting_approval', mayApprove: true, needsMethod: true });
    expect(factsOf(order, ann).tokens).toEqual(order.braintree_payment_methods.map(({ token }) => token));
    expect(factsOf(order, ann).lines[0]).toEqual({ id: 1, status: 'awaiting_approval', price: 50 });
    expect(factsOf({ ...order, can_approve: false }, { ...ann, id: 3 })).toMatchObject({ mayApprove: false });
  });

  it('a decision is sent with the comments as typed, or else as they were', () => {
    const decision = { kind: 'approval', lines: { 1: 'rejected' }, comments: null, paymentToken: 'card301' } as const;
    const commented = { ...order, customer_comments: 'As ordered' };
    expect(bodyOf(commented, decision)).toEqual(
      approvalBody(commented, { decisions: { 1: 'rejected' }, comments: 'As ordered', paymentToken: 'card301' }),
    );
    expect(bodyOf(order, { ...decision, comments: 'Mine' })).toMatchObject({ customer_comments: 'Mine' });
    expect(bodyOf(order, decision)).toMatchObject({ customer_comments: '' });
    expect(bodyOf(order, { ...decision, kind: 'cancelation' })).toEqual({ id: order.id, status: 'cancel' });
  });

  it('a total for declined lines is not the stored one', () => {
    expect(
      [null, {}, { 1: 'approved' }, { 1: 'approved', 2: 'rejected' }].map((one) => isDeclining(one as never)),
    ).toEqual([false, false, false, true]);
  });

  it('an approval without a name may be the user’s own', () => {
    expect(isApprovedBy(ann, { approver: null })).toBe(true);
    expect(isApprovedBy({ id: 1 }, { approver: 'Ben Ortiz' })).toBe(true);
  });

  it.each([
    ['This order was already approved by someone else', 'alreadyApproved'],
    ['Maintenance requests can only be canceled before the vehicle is received by the shop', 'notCancelable'],
    ['This order is not awaiting approval', 'notPending'],
    ['You are not an approver of this order', 'notAllowed'],
    ['You are not allowed to cancel this order', 'notAllowed'],
    ['Please select payment method', 'paymentMethodMissing'],
    ['Error: No payment method is available', 'noPaymentMethod'],
    ['The payment method was not found', 'paymentMethodUnknown'],
    ['Something new', 'other'],
  ])('%s', (message, refusal) => {
    expect(decisionRefusal('approval', { isConflict: false, isForbidden: false, message })).toBe(refusal);
  });

  it('without a message the status decides', () => {
    const silent = { isConflict: false, isForbidden: false, message: undefined };
    expect(decisionRefusal('approval', { ...silent, isConflict: true })).toBe('alreadyApproved');
    expect(decisionRefusal('cancelation', { ...silent, isConflict: true })).toBe('notCancelable');
    expect(decisionRefusal('approval', { ...silent, isForbidden: true })).toBe('notAllowed');
    expect(decisionRefusal('approval', silent)).toBe('other');
  });
});

describe('next to an order', () => {
  it.each([
    ['4182', 4182],
    ['99999999', 99_999_999],
    ['0', undefined],
    ['007', undefined],
    ['-1', undefined],
    ['1e3', undefined],
    ['100000000', undefined],
    ['4182;drop', undefined],
    ['../me', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('[APR-01] the id in a URL: %s', (text, id) => {
    expect(orderIdOf(text)).toBe(id);
  });

  it('[CMP-03, OPN2-07] the next orders to review are those awaiting this user, soonest first', () => {
    const at = (id: number, appointment_datetime: string | null, fields: Partial<ReviewOrder> = {}) => ({
      ...order,
      ...fields,
      id,
      appointment_datetime,
    });
    const orders = [
      at(1, '2026-03-20T09:00:00Z'),
      at(2, null),
      at(3, '2026-03-16T09:00:00Z'),
      at(4, '2026-03-01T09:00:00Z', { approver_user_ids: [2] }),
      at(5, '2026-03-01T09:00:00Z', { status: 'active' }),
      at(6, '2026-03-01T09:00:00Z'),
    ];
    expect(othersToReview(ann, orders, 6).map(({ id }) => id)).toEqual([3, 1, 2]);
    expect(ordersToReview(ann, orders).map(({ id }) => id)).toEqual([6, 3, 1, 2]);
  });

  it('[APR-05] decisions are counted by line', () => {
    const unpriced = [...lines, line(7, 'active', null)];
    expect(countDecisions(unpriced, {})).toEqual({ open: 4, approved: 4, unpriced: 1 });
    expect(countDecisions(unpriced, { 1: 'rejected', 7: 'rejected' })).toEqual({ open: 4, approved: 2, unpriced: 0 });
    expect([countDeclined({ lines: { 1: 'rejected', 2: 'approved' } }), countDeclined({})]).toEqual([1, 0]);
  });
});
