import type { Schemas } from '@wayside/api-client';
import type { Change } from '../../../../shared/data/changed.ts';
import { api } from '../../../../shared/data/api.ts';
import type { runEach } from '../../../../shared/save/run-each.ts';
import { activateVehicle, deactivateVehicle, enrollVehicle, updateVehicle } from '../../status/use-enroll.ts';
import type { Vehicle } from '../vehicles.queries.ts';
import type { BulkCall } from './to-do.ts';

/** What the dialog asked for. */
export interface Given {
  readonly weeks: Schemas['SnoozeInput']['value'];
  readonly department: string;
}
type Call = Parameters<typeof runEach<Vehicle>>[1];

interface BulkCalls {
  call: (given: Given) => Call;
  changed: Change;
  /** Undoes the action, given the vehicle as it was before. */
  undo?: Call;
}

const activate: Call = ({ id }) => activateVehicle(id);
const deactivate: Call = ({ id }) => deactivateVehicle(id);

/** The calls of an action, and what they make stale. */
export const BULK_CALLS: Record<BulkCall, BulkCalls> = {
  snooze: {
    call:
      ({ weeks: value }) =>
      (vehicle) =>
        api.POST('/vehicles/{id}/vehicle_reminders/snooze_reminder', {
          params: { path: { id: vehicle.id } },
          body: { vehicle_id: vehicle.id, value },
        }),
    changed: 'reminders',
  },
  deactivate: { call: () => deactivate, undo: activate, changed: 'vehicles' },
  activate: { call: () => activate, undo: deactivate, changed: 'vehicles' },
  department: {
    call:
      ({ department }) =>
      ({ id }) =>
        updateVehicle(id, { id, department_number: department.trim() || null }),
    undo: ({ id, department_number }) => updateVehicle(id, { id, department_number }),
    changed: 'vehicles',
  },
  enroll: { call: () => (vehicle) => enrollVehicle(vehicle.id), changed: 'vehicles' },
};
