import { createHash } from 'node:crypto';
import { csvOf } from '@wayside/domain';
import type { Fleet } from '../world/fleets/fleet-source.ts';
import type { World } from '../world/world.ts';
import type { Handlers } from './handler.ts';

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

  createFleet: ({ body, world, fail, reply }) =>
    world.fleets.isNameTaken(body.name) ? fail('nameTaken') : reply(201, world.fleets.create(body)),

  getMyFleet({ query, user, world, fail }) {
    const fleet = user.fleet_id ? world.fleets.get(user.fleet_id) : undefined;
    return fleet ? { ...fleet, ...included(world, query['include[]']) } : fail('notFound');
  },

  getFleet({ params, query, world, fail, reply }) {
    const fleet = world.fleets.get(params.id);
    if (!fleet) return fail('notFound');
    return reply(200, { ...fleet, ...included(world, query['include[]']) }, { etag: versionOf(fleet) });
  },

  updateFleet({ params, headers, body, user, world, fail, reply }) {
    if (!world.users.mayActIn(user, params.id)) return fail('notFound');
    const version = headers['if-match'];
    if (version !== undefined) world.fleets.beforeSave(params.id);
    const saved = world.fleets.get(params.id);
    if (!saved) return fail('notFound');
    if (version !== undefined && version !== versionOf(saved)) return fail('changedByAnother');
    if (body.name !== undefined && world.fleets.isNameTaken(body.name, params.id)) return fail('nameTaken');
    const fleet = world.fleets.update(params.id, body)!;
    return reply(200, fleet, { etag: versionOf(fleet) });
  },

  deleteFleet: ({ params, world, fail, reply }) => (world.fleets.remove(params.id) ? reply(204, undefined) : fail('notFound')),

  downloadFleetsCsv: ({ world, reply }) =>
    reply(
      200,
      csvOf(
        COLUMNS,
        world.fleets.all().map((fleet: Fleet) => COLUMNS.map((column) => fleet[column])),
      ),
      {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': 'attachment; filename="fleets.csv"',
      },
    ),

  listFleetPaymentTypes: ({ world }) => world.fleets.paymentTypes(),

  createFleetLink({ params, body, world, fail, reply }) {
    const link = world.fleets.addLink(params.fleetId, body);
    return link ? reply(201, link) : fail('notFound');
  },

  updateFleetLink: ({ params, body, world, fail }) => world.fleets.updateLink(params.fleetId, params.id, body) ?? fail('notFound'),

  deleteFleetLink: ({ params, world, fail, reply }) =>
    world.fleets.removeLink(params.fleetId, params.id) ? reply(204, undefined) : fail('notFound'),
} satisfies Handlers;

function included(world: World, names: Include) {
  return names?.includes('fleet_payment_types') ? { fleet_payment_types: world.fleets.paymentTypes() } : {};
}

/** The version that `If-Match` names: of the form's fields, because orders and vehicles of the fleet change all the time. */
function versionOf({ name, region, rep, fleet_payment_type, other_id, share_wex_number }: Fleet): string {
  const fields = JSON.stringify([name, region, rep, fleet_payment_type, other_id, share_wex_number]);
  return `"${createHash('sha1').update(fields).digest('hex').slice(0, 16)}"`;
}
