import type { Schemas } from '@wayside/api-client';
import { read } from '../data/read.ts';

type Vehicle = Schemas['Vehicle'];

/** A vehicle with everything that belongs to it. */
export const wholeVehicleQuery = (id: number) => read('/vehicles/{id}', { path: { id }, query: { include: 'all' } });

/** Past orders and manually entered maintenance. */
export function recordsOf({ maintenance_histories = [], manualMaintenanceHistories = [] }: Vehicle) {
  return [...maintenance_histories, ...manualMaintenanceHistories];
}
