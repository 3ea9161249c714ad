import type { Schemas } from '@wayside/api-client';
import type { Change } from '../../../../shared/data/changed.ts';
import { api } from '../../../../shared/data/api.ts';
import type { runEach } from '../../../../shared/save/run-each.ts';
import { deactivateVehicle, enrollVehicle } from '../../status/use-enroll.ts';
import type { Vehicle } from '../vehicles.queries.ts';
import type { BulkCall } from './to-do.ts';

type Weeks = Schemas['SnoozeInput']['value'];
type Call = Parameters<typeof runEach<Vehicle>>[1];

/** The calls of an action, and what they make stale. */
export const BULK_CALLS: Record<BulkCall, { call: (weeks: Weeks) => Call; changed: Change }> = {
  snooze: {
    call: (value) => (vehicle) =>
      api.POST('/vehicles/{id}/vehicle_reminders/snooze_reminder', {
        params: { path: { id: vehicle.id } },
        body: { vehicle_id: vehicle.id, value },
      }),
    changed: 'reminders',
  },
  deactivate: { call: () => (vehicle) => deactivateVehicle(vehicle.id), changed: 'vehicles' },
  enroll: { call: () => (vehicle) => enrollVehicle(vehicle.id), changed: 'vehicles' },
};
