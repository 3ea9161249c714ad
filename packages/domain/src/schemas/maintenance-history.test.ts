import { describe, expect, it } from 'vitest';
import { emptyHistoryLine, historyBody, historyGap, historySchema, isSavedAs } from './maintenance-history.ts';
import type { HistoryValues } from './maintenance-history.ts';

const TODAY = '2026-03-16';
const complete: HistoryValues = {
  vehicleId: 7,
  day: '2026-03-16',
  odometer: 41_200,
  shopKind: 'saved',
  shopId: 31,
  shopName: '',
  poNumber: ' PO-1 ',
  comments: '',
  lines: [{ serviceId: 101, name: 'Oil change', position: null, price: 64.99 }],
};

describe('what is missing', () => {
  it.each([
    ['vehicle', { vehicleId: null }],
    ['day', { day: null }],
    ['day', { day: '' }],
    ['futureDay', { day: '2026-03-17' }],
    ['earlyDay', { day: '1979-12-31' }],
    ['service', { lines: [...complete.lines, emptyHistoryLine] }],
    ['service', { lines: [] }],
    ['shop', { shopId: null }],
    ['shop', { shopKind: 'typed', shopName: '  ' }],
    // The typed name doesn't count while a saved shop is to be chosen, nor the other way around.
    ['shop', { shopId: null, shopName: 'Corner Garage' }],
    ['shop', { shopKind: 'typed' }],
    // What can't be read, and what the contract doesn't take.
    ['amount', { odometer: Number.NaN }],
    ['amount', { odometer: 1_000_000 }],
    ['amount', { lines: [{ ...complete.lines[0]!, price: Number.NaN }] }],
    ['amount', { lines: [{ ...complete.lines[0]!, price: 100_001 }] }],
  ] as const)('[MNH-04, MNH-05] %s', (gap, values) => {
    expect(historyGap({ ...complete, ...values } as HistoryValues, TODAY, 'miles')).toBe(gap);
  });

  it('[MNH-04, MNH-05] nothing, with either kind of shop, today or earlier', () => {
    expect(historyGap(complete, TODAY, 'miles')).toBeUndefined();
    expect(
      historyGap({ ...complete, day: '2025-12-31', shopKind: 'typed', shopName: 'Corner Garage' }, TODAY, 'miles'),
    ).toBeUndefined();
  });
});

it('texts longer than the contract allows are refused', () => {
  const wrong = historySchema.safeParse({
    ...complete,
    shopName: 'x'.repeat(121),
    poNumber: 'x'.repeat(61),
    comments: 'x'.repeat(151),
  });
  expect(wrong.error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`)).toEqual([
    'shopName tooLong',
    'poNumber tooLong',
    'comments tooLong',
  ]);
  expect(historySchema.safeParse(complete).success).toBe(true);
});

it('[ENT2-08] the body has every field of the form; each line repeats date and reading', () => {
  expect(historyBody(complete, 'miles')).toEqual({
    vehicle_id: 7,
    shop_id: 31,
    custom_shop_name: null,
    odometer: 41_200,
    date_of_completion: '2026-03-16',
    po_number: 'PO-1',
    customer_comments: null,
    with_manual_history: true,
    appointment_datetime: '2026-03-16T12:00',
    vehicle_services: [
      {
        service_definition_id: 101,
        name: 'Oil change',
        position: null,
        price: 64.99,
        odometer: 41_200,
        odometer_units: 'miles',
        date_of_completion: '2026-03-16',
      },
    ],
  });
  expect(historyBody({ ...complete, shopKind: 'typed', shopName: ' Corner Garage ' }, 'kilometers')).toMatchObject({
    shop_id: null,
    custom_shop_name: 'Corner Garage',
    vehicle_services: [{ odometer_units: 'kilometers' }],
  });
});

describe('a record that may be the one that was sent', () => {
  const body = historyBody(complete, 'miles');
  const record = {
    vehicle_id: 7,
    appointment_datetime: '2026-03-16T17:00:00Z',
    shop: { id: 31 },
    custom_shop_name: null,
    po_number: 'PO-1',
    customer_comments: null,
    order_services: [{ name: 'Oil change', position: null, price: 64.99 }],
  };

  it('is, if everything is the same', () => expect(isSavedAs(record, body)).toBe(true));

  it.each([
    { vehicle_id: 8 },
    { appointment_datetime: '2026-03-15T17:00:00Z' },
    { shop: null },
    { custom_shop_name: 'Corner Garage' },
    { po_number: null },
    { customer_comments: 'Done on the road.' },
    { order_services: [] },
    { order_services: [{ name: 'Tire rotation', position: null, price: 64.99 }] },
    { order_services: [{ name: 'Oil change', position: 'Front', price: 64.99 }] },
    { order_services: [{ name: 'Oil change', position: null, price: null }] },
  ])('is not with %j', (other) => expect(isSavedAs({ ...record, ...other }, body)).toBe(false));
});
