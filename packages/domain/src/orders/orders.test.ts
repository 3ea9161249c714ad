import { describe, expect, it } from 'vitest';
import {
  acceptAll,
  activeOrderStatuses,
  appointmentState,
  cancelOrder,
  capitalise,
  contactsOf,
  dashboardAction,
  isActiveStatus,
  isCompletedService,
  isPastStatus,
  isSavedService,
  linesOfList,
  linesOfReview,
  notEligibleReasons,
  orderStatuses,
  readableStatus,
  showsReview,
  statusOf,
  statusView,
} from './orders.ts';

describe('statuses', () => {
  it('[STS-01] eleven statuses', () => {
    expect(new Set(orderStatuses).size).toBe(11);
  });

  it('[STS-02] [CON2-02] every status has a label', () => {
    const labels = Object.fromEntries(orderStatuses.map((status) => [status, statusView(status)?.label]));
    expect(labels).toEqual({
      initiated: 'initiated',
      initiated_by_user: 'initiated',
      active: 'active',
      awaiting_approval: 'awaitingApproval',
      approved: 'approved',
      complete: 'complete',
      paid: 'paid',
      paid_in_shop: 'paidAtShop',
      paid_deferred: 'inManualReview',
      cancel: 'cancelled',
      walk_in: 'completed',
    });
  });

  it('[STS-02] in manual review does not look like an error; awaiting approval is the most prominent', () => {
    expect(statusView('paid_deferred')?.tone).toBe('neutral');
    expect(orderStatuses.filter((status) => statusView(status)?.tone === 'attention')).toEqual(['awaiting_approval']);
  });

  it('[STS-05] a past order of unknown status reads completed, an active one its own text', () => {
    expect(statusView('xyz', { past: true })?.label).toBe('completed');
    expect(statusView('xyz')).toBeUndefined();
    expect(readableStatus('in_transit')).toBe('In transit');
    expect(capitalise('état', 'fr')).toBe('État');
    expect(capitalise('')).toBe('');
  });

  it('[STS-03] [STS-04] [CON2-01] active and past sets do not overlap, cancel and walk_in are in neither', () => {
    expect(orderStatuses.filter((status) => !isActiveStatus(status) && !isPastStatus(status))).toEqual([
      'cancel',
      'walk_in',
    ]);
    expect(activeOrderStatuses.some(isPastStatus)).toBe(false);
    expect(isPastStatus('complete')).toBe(true);
    expect(isActiveStatus('initiated')).toBe(true);
    expect(isActiveStatus(null)).toBe(false);
  });

  it('[STS-09] [STS-10] completed and saved lines', () => {
    for (const status of ['complete', 'paid', 'paid_in_shop', 'paid_deferred'])
      expect(isCompletedService(status)).toBe(true);
    expect(isCompletedService('approved')).toBe(false);
    expect(['rejected', 'deleted', 'approved'].filter(isSavedService)).toEqual(['rejected', 'deleted']);
  });

  it('[STS-14] an appointment is requested, then confirmed', () => {
    expect(appointmentState({ id: 1, status: 'initiated_by_user' })).toBe('requested');
    expect(appointmentState({ id: 1, status: 'active' })).toBe('confirmed');
    expect(appointmentState({ id: 1, status: 'cancel' })).toBe('canceled');
  });

  it('status and state are synonyms', () => {
    expect(statusOf({ status: null, state: 'paid' })).toBe('paid');
    expect(statusOf({})).toBeUndefined();
  });
});

describe('dashboard action', () => {
  it.each(['initiated', 'active', 'initiated_by_user'])('[DSH-10] %s shows CANCEL', (status) => {
    expect(dashboardAction({ id: 1, status })).toBe('cancel');
  });

  it('[DSH-11] [DSH-12] ACCEPT ALL needs awaiting_approval and can_approve; anything else is text', () => {
    expect(dashboardAction({ id: 1, status: 'awaiting_approval', can_approve: true })).toBe('acceptAll');
    expect(dashboardAction({ id: 1, status: 'awaiting_approval', can_approve: false })).toBe('none');
    expect(dashboardAction({ id: 1, status: 'approved', can_approve: true })).toBe('none');
  });

  it('[SVC-06] review is for awaiting approval', () => {
    expect(orderStatuses.filter((status) => showsReview({ id: 1, status }))).toEqual(['awaiting_approval']);
  });
});

describe('changes', () => {
  const statuses = ['active', 'awaiting_approval', 'initiated', 'rejected', 'deleted', 'paid'];
  const order = { id: 5, order_services: statuses.map((status, id) => ({ id, status, price: 10 })) };

  it('[STS-07] accept all approves the order and its open lines, and keeps the others', () => {
    const body = acceptAll(order);
    expect(body).toMatchObject({ id: 5, status: 'approved' });
    expect(body.order_services.map((line) => line.status)).toEqual([
      'approved',
      'approved',
      'approved',
      'rejected',
      'deleted',
      'paid',
    ]);
    expect(body.order_services[0]).toEqual({ id: 0, status: 'approved', price: 10 });
    expect(order.order_services[0]?.status).toBe('active');
  });

  it('[STS-08] cancel sets the status cancel', () => {
    expect(cancelOrder(order)).toEqual({ id: 5, status: 'cancel' });
  });

  it('[SVC-07] [APR-09] rejected lines are hidden in the list, deleted lines in the review', () => {
    expect(linesOfList(order.order_services).map((line) => line.status)).not.toContain('rejected');
    expect(linesOfReview(order.order_services).map((line) => line.status)).not.toContain('deleted');
  });
});

describe('eligibility', () => {
  const awaiting = { id: 1, status: 'awaiting_approval', can_approve: true, approver_user_ids: [7] };

  it('[APR-04] [OPN2-43] reasons', () => {
    expect(notEligibleReasons({ id: 7 }, awaiting)).toEqual([]);
    expect(notEligibleReasons({ id: 8 }, awaiting)).toEqual(['notAnApprover']);
    expect(notEligibleReasons({ id: 7 }, { ...awaiting, status: 'approved' })).toEqual(['notAwaitingApproval']);
    expect(notEligibleReasons({ id: 7 }, awaiting, { lacksPaymentMethod: true })).toEqual(['noPaymentMethod']);
  });

  it('[APR-12] contacts have names, and phones where known', () => {
    const people = [
      { id: 1, firstName: 'Ann', lastName: 'Lee', cellPhone: '5551234567' },
      { id: 2, name: 'Bo Ek', cellPhone: '' },
    ];
    expect(contactsOf([2, 1, 9], people)).toEqual([
      { id: 2, name: 'Bo Ek', phone: null },
      { id: 1, name: 'Ann Lee', phone: '5551234567' },
    ]);
  });
});
