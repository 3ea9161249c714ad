import { csvOf } from '@wayside/domain';
import { hashOf } from '../shared/random.ts';
import type { Fleet } from '../world/fleets/fleet-source.ts';
import type { World } from '../world/world.ts';
import { csvHeaders } from './csv-headers.ts';
import type { HandlersOf } from './handler.ts';

type Include = readonly string[] | undefined;

const COLUMNS = [
  'name',
  'region',
  'rep',
  'vehicles_total',
  'awaiting_approval_count',
  'total_order_count',
  'total_maintenance_cost',
] as const;

export const fleets = {
  listFleets: ({ query, world }) => world.fleets.page(query),

  listAllFleets: ({ world }) => world.fleets.all(),

  createFleet({ body, world, refusal }) {
    if (world.fleets.isNameTaken(body.name)) throw refusal('nameTaken');
    return world.fleets.create(body);
  },

  getMyFleet({ query, user, world, need }) {
    const fleet = need(user.fleet_id ? world.fleets.get(user.fleet_id) : undefined);
    return { ...fleet, ...included(world, query['include[]']) };
  },

  getFleet({ params, query, world, need, reply }) {
    const fleet = need(world.fleets.get(params.id));
    return reply(200, { ...fleet, ...included(world, query['include[]']) }, { etag: versionOf(fleet) });
  },

  updateFleet({ params, headers, body, user, world, need, refusal, reply }) {
    if (!world.users.mayActIn(user, params.id)) throw refusal('notFound');
    const version = headers['if-match'];
    const saved = need(world.fleets.get(params.id));
    if (version !== undefined && version !== versionOf(saved)) throw refusal('changedByAnother');
    if (body.name !== undefined && world.fleets.isNameTaken(body.name, params.id)) throw refusal('nameTaken');
    const fleet = world.fleets.update(params.id, body)!;
    return reply(200, fleet, { etag: versionOf(fleet) });
  },

  deleteFleet({ params, world, refusal }) {
    if (!world.fleets.remove(params.id)) throw refusal('notFound');
  },

  downloadFleetsCsv: ({ world, reply }) =>
    reply(
      200,
      csvOf(
        COLUMNS,
        world.fleets.all().map((fleet: Fleet) => COLUMNS.map((column) => fleet[column])),
      ),
      csvHeaders('fleets'),
    ),

  listFleetPaymentTypes: ({ world }) => world.fleets.paymentTypes(),

  createFleetLink: ({ params, body, world, need }) => need(world.fleets.addLink(params.fleetId, body)),

  updateFleetLink: ({ params, body, world, need }) => need(world.fleets.updateLink(params.fleetId, params.id, body)),

  deleteFleetLink({ params, world, refusal }) {
    if (!world.fleets.removeLink(params.fleetId, params.id)) throw refusal('notFound');
  },
} satisfies HandlersOf<'fleets'>;

function included(world: World, names: Include) {
  return names?.includes('fleet_payment_types') ? { fleet_payment_types: world.fleets.paymentTypes() } : {};
}

/**
 * The version that `If-Match` names: of the form's fields, because orders and vehicles of the fleet change all the
 * time.
 */
function versionOf({ name, region, rep, fleet_payment_type, other_id, share_wex_number }: Fleet): string {
  const fields = JSON.stringify([name, region, rep, fleet_payment_type, other_id, share_wex_number]);
  return `"${hashOf(fields).toString(16)}${hashOf(`again ${fields}`).toString(16)}"`;
}
