import { expect, it } from 'vitest';
import { getCall } from './call.ts';
import type { ReadCall } from './call.ts';
import { createApiClient } from './client.ts';
import { addressOf } from './request.ts';

const origin = 'http://api.test';

/** The address at which the client calls. */
async function addressOfClient({ path, asked }: ReadCall): Promise<string> {
  let address = '';
  const client = createApiClient({
    origin,
    token: () => undefined,
    fetch: async ({ url }) => {
      address = url;
      return Response.json([]);
    },
  });
  await (client.GET as (path: string, init: object) => Promise<unknown>)(path, { params: asked });
  return address;
}

it.each<[title: string, call: ReadCall, address: string]>([
  ['no parameters', getCall('/dashboard'), '/dashboard'],
  ['a path parameter', getCall('/vehicles/{id}', { path: { id: 7 } }), '/vehicles/7'],
  [
    'a text',
    getCall('/vehicles', { query: { data_type: 'search', search: 'a b&c/é' } }),
    '/vehicles?data_type=search&search=a%20b%26c%2F%C3%A9',
  ],
  [
    'a list',
    getCall('/fleets/me/vehicle_services', { query: { page: 1, 'vehicle_ids[]': [1, 2] } }),
    '/fleets/me/vehicle_services?page=1&vehicle_ids[]=1&vehicle_ids[]=2',
  ],
  [
    'an empty list, nothing else',
    getCall('/fleets/me/vehicle_services', { query: { page: 1, 'vehicle_ids[]': [] } }),
    '/fleets/me/vehicle_services?page=1',
  ],
  [
    'what is undefined',
    getCall('/vehicles', { query: { data_type: 'search', fleet_id: undefined } }),
    '/vehicles?data_type=search',
  ],
  [
    'false and 0',
    getCall('/services', { query: { basic: false, vehicle_id: 0 } }),
    '/services?basic=false&vehicle_id=0',
  ],
])('a call has the same address as a value and by the client: %s', async (_, call, address) => {
  expect(addressOf(origin, call)).toBe(`${origin}/api/v4${address}`);
  expect(await addressOfClient(call)).toBe(`${origin}/api/v4${address}`);
});
