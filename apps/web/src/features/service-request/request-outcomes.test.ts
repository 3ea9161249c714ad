import { createApiClient, resultOf } from '@wayside/api-client';
import type { Failure, Schemas } from '@wayside/api-client';
import type { ServiceRequestBody } from '@wayside/domain';
import { describe, expect, it } from 'vitest';
import { orderOf, submitOutcome } from './request-outcomes.ts';

type Order = Schemas['Order'];

function failure(kind: Failure['kind'], alertMessage?: string): Failure {
  return {
    status: 'failure',
    kind,
    alertMessage,
    retryAfter: undefined,
    alertType: 'error',
  };
}
function order(more: object = {}) {
  return {
    id: 9,
    vehicle: { id: 7 },
    shop: { id: 31 },
    appointment_datetime: '2026-03-20T18:30:00Z',
    ...more,
  } as Order;
}
const body: ServiceRequestBody = {
  vehicle_id: 7,
  shop_id: 31,
  order_services: [],
  po_number: null,
  customer_comments: '',
  appointment_datetime: '2026-03-20T13:30',
  payment_method_availability: false,
  fault_codes: [],
};

describe('what became of a sent request', () => {
  it.each(['timeout', 'offline', 'unreadable'] as const)(
    '[SRQ-07] a response that is %s is lost, not refused',
    (kind) => {
      expect(submitOutcome(failure(kind))).toEqual({ status: 'lost' });
    },
  );

  it.each([
    ['204', () => new Response(null, { status: 204 })],
    ['nothing', () => new Response(null, { status: 201, headers: { 'content-length': '0' } })],
    ['null', () => Response.json(null, { status: 201 })],
    ['{}', () => Response.json({}, { status: 201 })],
  ])('[SRQ-07] %s in place of the order is lost, not sent', async (_title, respond) => {
    const api = createApiClient({ origin: 'http://api.localhost', token: () => 'T1', fetch: async () => respond() });
    expect(submitOutcome(await resultOf(api.POST('/orders', { body })))).toEqual({ status: 'lost' });
  });

  it('[SRQ-07] an error on the way is lost as well, whatever the server says, unless it asks for patience', () => {
    expect(submitOutcome(failure('server'))).toEqual({ status: 'lost' });
    expect(submitOutcome(failure('server', 'Down for an hour'))).toEqual({ status: 'lost' });
    expect(submitOutcome({ ...failure('server', 'Down'), retryAfter: 20 })).toMatchObject({
      reason: 'other',
      notice: { label: 'busy', retryAfter: 20 },
    });
  });

  it('[ERR2-10] [ERR2-11] [ERR2-12] what has a text of ours is said in it', () => {
    const said = (kind: Failure['kind'], text: string) => submitOutcome(failure(kind, text));
    expect(said('conflict', 'There is already an active order for this vehicle. Complete it')).toMatchObject({
      reason: 'orderExistsAlert',
      notice: { label: 'orderExistsAlert' },
    });
    expect(said('conflict', 'Belegt')).toMatchObject({ reason: 'slotTaken', notice: { label: 'slotTaken' } });
    expect(said('rejected', 'The PO number is not known')).toMatchObject({
      reason: 'other',
      notice: { text: 'The PO number is not known' },
    });
  });

  it('[SRQ-16] a made order is known by its id', () => {
    expect(submitOutcome({ status: 'success', data: order(), alertMessage: undefined, alertType: 'default' })).toEqual({
      status: 'success',
      orderId: 9,
    });
  });
});

describe('[SRQ-07] looking for the order of a lost response', () => {
  it('finds it by vehicle, shop and the time on the clock of the shop', () => {
    expect(orderOf([order({ id: 8, vehicle: { id: 6 } }), order()], body)).toBe(9);
  });

  it('takes no other order for it', () => {
    expect(orderOf([], body)).toBeNull();
    expect(orderOf([order({ shop: { id: 32 } })], body)).toBeNull();
    expect(orderOf([order({ appointment_datetime: '2026-03-20T19:00:00Z' })], body)).toBeNull();
  });

  it('finds one without an appointment', () => {
    const anywhere = { ...body, shop_id: null, appointment_datetime: null };
    expect(orderOf([order({ shop: null, appointment_datetime: null })], anywhere)).toBe(9);
  });
});
