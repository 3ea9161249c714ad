import { takeUpload } from '../world/vehicles/bulk-upload.ts';
import { vehiclesCsv } from '../world/vehicles/vehicle-csv.ts';
import { engines, makes, models, submodels, years } from '../world/vehicles/vehicle-lookups.ts';
import { csvHeaders } from './csv-headers.ts';
import type { HandlersOf } from './handler.ts';

export const vehicles = {
  listVehicles({ query, user, origin, world, need }) {
    const matches = need(world.vehicles.list(user, query));
    const vehicles = query.request
      ? world.vehicles.withActiveOrders(matches, user)
      : world.vehicles.withActiveOrderIds(matches);
    return query.data_type === 'extended' ? world.vehicles.withDocuments(vehicles, origin) : vehicles;
  },

  createVehicle: ({ body, user, world, accept }) => accept(world.vehicles.create(user, body)),

  listBasicVehicles: ({ user, world }) => world.vehicles.basics(user.fleet_id),

  getVehicle({ params, query, user, origin, world, need }) {
    const vehicle = need(world.vehicles.seenBy(user, params.id));
    return query.include ? world.vehicles.detail(vehicle, user, origin) : vehicle;
  },

  updateVehicle({ params, body, user, world, need, accept }) {
    const vehicle = need(world.vehicles.seenBy(user, params.id));
    return accept(world.vehicles.update(user, vehicle, body));
  },

  deleteVehicle({ params, user, world, need, refusal }) {
    need(world.vehicles.seenBy(user, params.id));
    const outcome = world.vehicles.remove(params.id);
    if (outcome !== 'removed') throw refusal(outcome);
  },

  deactivateVehicle({ params, user, world, need }) {
    const vehicle = need(world.vehicles.seenBy(user, params.id));
    return world.vehicles.deactivate(vehicle.id)!;
  },

  uploadVehicles({ body, user, session, refusal }) {
    const id = takeUpload(session, user, body.fileData);
    if (id === undefined) throw refusal('bulkUploadFailed');
    return { id, status: 'submitted' };
  },

  transferVehicles({ body, world, refusal }) {
    const outcome = world.vehicles.transfer(body);
    if (outcome !== 'moved') throw refusal(outcome);
  },

  downloadVehiclesCsv: ({ query, user, world, reply }) =>
    reply(
      200,
      vehiclesCsv(world.vehicles.list(user) ?? [], query.lancode === 'FR' ? 'fr' : 'en', world.base.country),
      csvHeaders('vehicles'),
    ),

  listYears: () => years(),
  listMakes: ({ params, need }) => need(makes(params.year)),
  listModels: ({ params, need }) => need(models(params.year, params.make_id)),
  listSubmodels: ({ params, need }) => need(submodels(params.year, params.make_id, params.model_id)),
  listEngines: ({ params, need }) => need(engines(params.year, params.make_id, params.model_id, params.sub_model_id)),
} satisfies HandlersOf<'vehicles'>;
