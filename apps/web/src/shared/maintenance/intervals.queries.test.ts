import { QueryClient } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import type { UpcomingItem } from './upcoming.ts';

interface Query {
  page: number;
  'vehicle_ids[]'?: number[];
}
const acting = vi.hoisted(() => ({ fleet: 5 }));
const requests = vi.hoisted(() => ({ queries: [] as Query[], pages: 2 }));

vi.mock('../data/api.ts', () => ({
  api: {
    GET: async (_path: string, { params }: { params: { query: Query } }) => {
      requests.queries.push(params.query);
      const data = params.query.page <= requests.pages ? [itemOf(params.query.page)] : [];
      return { data, response: new Response('[]', { status: 200 }) };
    },
  },
}));
vi.mock('../data/user.ts', () => ({ useKnownUser: () => ({}) }));
vi.mock('../data/fleet-scope.ts', () => ({ fleetScope: () => acting.fleet }));
vi.mock('../session/session.ts', () => ({ isSignedIn: () => true }));

function itemOf(id: number): UpcomingItem {
  return {
    vehicle: {
      id,
      vehicle_name: null,
      license_plate_number: null,
      other_id: null,
      is_active: true,
      vehicle_type_id: 1,
    },
    type: 'past-due',
    interval_name: '45,000 mile service',
    last_maintenance_miles: null,
    miles: null,
    kilometers: null,
    maintenance: [
      { id: 1, name: 'Oil change', position: null, positions: [], status: 'due', recommendation_state: 'Past Due' },
    ],
  };
}

const { fleetIntervalsQuery, vehicleIntervalsQuery } = await import('./intervals.queries.ts');

async function pagesOf(load: (client: QueryClient) => Promise<unknown>): Promise<Query[]> {
  requests.queries = [];
  await load(new QueryClient());
  return requests.queries;
}

it('[UPM-05, API2-32] the intervals of a fleet are asked for page by page until one is empty', async () => {
  const queries = await pagesOf((client) => client.fetchQuery(fleetIntervalsQuery()));
  expect(queries).toEqual([{ page: 1 }, { page: 2 }, { page: 3 }]);
});

it('[UPM-06, API2-32] those of some vehicles come in one call', async () => {
  const queries = await pagesOf((client) => client.fetchQuery(vehicleIntervalsQuery([7, 8])));
  expect(queries).toEqual([{ page: 1, 'vehicle_ids[]': [7, 8] }]);
});

it('[OPN2-49] FMC mode loads the first page only', async () => {
  const queries = await pagesOf((client) => client.fetchQuery(fleetIntervalsQuery('fmc')));
  expect(queries).toEqual([{ page: 1 }]);
});

it('[UPM-07] a fleet that was loaded is not loaded again; another one is', async () => {
  const client = new QueryClient();
  await pagesOf(async () => client.fetchQuery(fleetIntervalsQuery()));
  expect(await pagesOf(async () => client.fetchQuery(fleetIntervalsQuery()))).toEqual([]);
  acting.fleet = 6;
  expect(await pagesOf(async () => client.fetchQuery(fleetIntervalsQuery()))).toHaveLength(3);
});
