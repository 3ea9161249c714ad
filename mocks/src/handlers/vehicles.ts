import { takeUpload } from '../world/vehicles/bulk-upload.ts';
import { isRefusal } from '../world/seed/refusal.ts';
import { vehiclesCsv } from '../world/vehicles/vehicle-csv.ts';
import { engines, makes, models, submodels, years } from '../world/vehicles/vehicle-lookups.ts';
import type { Handlers } from './handler.ts';

export const vehicles = {
  listVehicles({ query, user, origin, world, fail }) {
    const matches = world.vehicles.list(user, query);
    if (!matches) return fail('notFound');
    const vehicles = query.request ? world.vehicles.withActiveOrders(matches, user) : world.vehicles.withActiveOrderIds(matches);
    return query.data_type === 'extended' ? world.vehicles.withDocuments(vehicles, origin) : vehicles;
  },

  createVehicle({ body, user, world, fail, reply }) {
    const outcome = world.vehicles.create(user, body);
    return isRefusal(outcome) ? fail(outcome.refused, outcome.errors) : reply(201, outcome);
  },

  listBasicVehicles: ({ user, world }) => world.vehicles.basics(user.fleet_id),

  getVehicle({ params, query, user, origin, world, fail }) {
    const vehicle = world.vehicles.seenBy(user, params.id);
    if (!vehicle) return fail('notFound');
    return query.include ? world.vehicles.detail(vehicle, user, origin) : (world.vehicles.beforeSave(vehicle) ?? fail('notFound'));
  },

  updateVehicle({ params, body, user, world, fail }) {
    const vehicle = world.vehicles.seenBy(user, params.id);
    if (!vehicle) return fail('notFound');
    const outcome = world.vehicles.update(user, vehicle, body);
    return isRefusal(outcome) ? fail(outcome.refused, outcome.errors) : outcome;
  },

  deleteVehicle({ params, user, world, fail, reply }) {
    if (!world.vehicles.seenBy(user, params.id)) return fail('notFound');
    const outcome = world.vehicles.remove(params.id);
    return outcome === 'removed' ? reply(204, undefined) : fail(outcome);
  },

  deactivateVehicle({ params, user, world, fail }) {
    return (world.vehicles.seenBy(user, params.id) && world.vehicles.deactivate(params.id)) ?? fail('notFound');
  },

  uploadVehicles({ body, user, session, fail, reply }) {
    const id = takeUpload(session, user, body.fileData);
    return id === undefined ? fail('bulkUploadFailed') : reply(201, { id, status: 'submitted' });
  },

  transferVehicles({ body, world, fail, reply }) {
    const outcome = world.vehicles.transfer(body);
    return outcome === 'moved' ? reply(204, undefined) : fail(outcome);
  },

  downloadVehiclesCsv: ({ query, user, world, reply }) =>
    reply(200, vehiclesCsv(world.vehicles.list(user) ?? [], query.lancode === 'FR' ? 'fr' : 'en', world.base.country), {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="vehicles.csv"',
    }),

  listYears: () => years(),
  listMakes: ({ params, fail }) => makes(params.year) ?? fail('notFound'),
  listModels: ({ params, fail }) => models(params.year, params.make_id) ?? fail('notFound'),
  listSubmodels: ({ params, fail }) => submodels(params.year, params.make_id, params.model_id) ?? fail('notFound'),
  listEngines: ({ params, fail }) => engines(params.year, params.make_id, params.model_id, params.sub_model_id) ?? fail('notFound'),
} satisfies Handlers;
