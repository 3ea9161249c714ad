import { expect, it } from 'vitest';
import { keptData } from './kept-data.ts';

const card = { id: 1, token: 'tok', card_type: 'Visa', last_4: '4242', expiration_date: '12/2030', email: null };

it.each<[what: string, path: string, data: unknown, kept: unknown]>([
  [
    'an order: without the cards it may be paid with',
    '/orders/fleet_orders',
    [{ id: 5, total: 81.5, braintree_payment_methods: [card], order_services: [{ name: 'Oil', price: 40 }] }],
    [{ id: 5, total: 81.5, braintree_payment_methods: [], order_services: [{ name: 'Oil', price: 40 }] }],
  ],
  [
    'a user: without token and payment',
    '/fleet_users/me',
    {
      id: 7,
      name: 'Ann Lee',
      authentication_token: 't',
      payment_id: 9,
      payment_provider_type: 'WEX',
      roles: ['Owner'],
    },
    { id: 7, name: 'Ann Lee', payment_id: null, roles: ['Owner'] },
  ],
  [
    'a fleet: without how it pays',
    '/fleets/me',
    { id: 1, name: 'Maple', fleet_payment_type: 'WEX', fleet_payment_types: [{ id: 1, name: 'WEX' }], account: null },
    { id: 1, name: 'Maple', fleet_payment_type: null, fleet_payment_types: [], account: null },
  ],
  [
    'a vehicle: whole, but for the cards of its orders',
    '/vehicles/{id}',
    { id: 3, vin: '1FT', mileage: null, active_order: { id: 5, braintree_payment_methods: [card] } },
    { id: 3, vin: '1FT', mileage: null, active_order: { id: 5, braintree_payment_methods: [] } },
  ],
  [
    'pages of a list',
    '/manual_maintenance_histories',
    { pages: [{ total_pages: 1, manual_histories: [{ id: 1, method_of_payment: 'Visa' }] }], pageParams: [1] },
    { pages: [{ total_pages: 1, manual_histories: [{ id: 1, method_of_payment: null }] }], pageParams: [1] },
  ],
  [
    'what a server may add one day',
    '/vehicles',
    [{ id: 3, upload_token: 'a', payment_nonce: 'b', card, last4: '4242', cardinal: 'north', newPassword: 'c' }],
    [{ id: 3, cardinal: 'north' }],
  ],
  [
    'documents: what is said of them, and no file',
    '/glovebox_items',
    [{ id: 1, documents: [{ id: 2, document_url: '/glovebox_documents/2' }], file: new Blob(['%PDF']) }],
    [{ id: 1, documents: [{ id: 2, document_url: '/glovebox_documents/2' }], file: undefined }],
  ],
  ['nothing of payment methods', '/braintree_payment_methods', [card], undefined],
  ['nothing of a stored file', '/glovebox_documents/{id}', { blob: new Blob(['%PDF']), type: 'pdf' }, undefined],
  ['nothing of what is no path', undefined as never, { id: 1 }, undefined],
])('[OPS-03] %s', (_what, path, data, kept) => {
  expect(keptData(path, data)).toEqual(kept);
});
