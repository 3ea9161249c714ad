import type { Schemas } from '@wayside/api-client';
import { attentionOf, isInOrder, isToReview, isUpcoming } from '@wayside/domain';
import type { AttentionItem } from '@wayside/domain';
import { DEFAULT_CLOCK, scenarios } from '@wayside/scenarios';
import type { ScenarioId } from '@wayside/scenarios';
import { describe, expect, it } from 'vitest';
import { shopDay } from '../seed/moments.ts';
import { startedServer } from '../../test/started-server.ts';

const { client } = startedServer();
type Client = Awaited<ReturnType<typeof client.enter>>;
type Vehicle = Required<Schemas['Vehicle']>;

/** What failed once is asked for again, as the section does. */
async function got(who: Client, path: string) {
  const { status, json } = await who.call('GET', path);
  return status === 200 ? json : (await who.call('GET', path)).json;
}

async function allDue(who: Client): Promise<Schemas['UpcomingItem'][]> {
  const items: Schemas['UpcomingItem'][] = [];
  for (let page = 1; ; page += 1) {
    const found = await got(who, `/fleets/me/vehicle_services?page=${page}`);
    if (found.length === 0) return items;
    items.push(...found);
  }
}

/** What the dashboard says of a fleet, all of whose vehicles were opened, and what their pages say. */
async function bothOf(scenario: ScenarioId) {
  const who = await client.enter({ scenario, role: 'Owner' });
  const { vehicles } = await got(who, '/dashboard');
  const pages: Vehicle[] = [];
  for (const { id } of vehicles) pages.push(await got(who, `/vehicles/${id}?include=all`));
  const policies: Schemas['Policy'][] = await got(who, '/policies');
  const faults = [];
  for (const { id, geotab_device_id } of pages)
    if (geotab_device_id) faults.push({ vehicleId: id, faults: await got(who, `/geotab_vehicles/${id}/fault_data`) });
  const items = attentionOf(
    {
      today: shopDay(DEFAULT_CLOCK),
      requiresEnrolment: false,
      vehicles,
      orders: await got(who, '/orders/fleet_orders'),
      due: await allDue(who),
      snoozed: new Map(),
      recalls: await got(who, '/vehicles/recalls'),
      documents: pages.flatMap(({ glovebox_items }) => glovebox_items),
      plates: await got(who, '/vehicles'),
      faults,
      policies,
      people: await got(who, '/fleet_users'),
      syncs: [],
      cards: [],
    },
    { id: who.user.id, roles: ['Owner'] },
  );
  return { items, pages, policies, userId: who.user.id };
}

const vehiclesOf = (items: readonly AttentionItem[], ...kinds: AttentionItem['kind'][]): number[] =>
  items
    .filter(({ kind }) => kinds.includes(kind))
    .flatMap((item) => ('vehicle' in item ? item.vehicle.id : item.kind === 'order' ? item.order.vehicle.id : []))
    .toSorted();
const ids = (items: readonly { id: number }[]): number[] => items.map(({ id }) => id).toSorted();

/** Due on the page of the vehicle, and not in its order. */
const isDue = ({ maintenance, active_order }: Vehicle): boolean =>
  maintenance.some((service) => isUpcoming(service) && !isInOrder(service, active_order));

const ATTENTION = [...scenarios.keys()].filter((id): id is ScenarioId => id.startsWith('attention/'));

describe.each(ATTENTION)('%s', (scenario) => {
  it('[ATN-01, ATN-03] what needs attention is what the pages of the vehicles say', async () => {
    const { items, pages, policies, userId } = await bothOf(scenario);
    const used = pages.filter(({ is_active }) => is_active);
    expect(vehiclesOf(items, 'pastDue', 'dueSoon')).toEqual(ids(used.filter(isDue)));
    expect(vehiclesOf(items, 'recall')).toEqual(ids(used.filter(({ recalls }) => recalls.length > 0)));
    const toReview = pages.filter(
      ({ active_order: order }) => order && isToReview({ id: userId, roles: ['Owner'] }, order),
    );
    expect(vehiclesOf(items, 'order')).toEqual(ids(toReview));
    const ofPages = new Set(pages.flatMap((page) => ids(page.policies)));
    expect([...ofPages].toSorted()).toEqual(ids(policies));
    const isQuiet = scenario === 'attention/quiet-fleet';
    expect(items.length === 0).toBe(isQuiet);
  });
});
