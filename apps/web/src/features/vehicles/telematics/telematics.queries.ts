import type { Schemas } from '@wayside/api-client';
import { read } from '../../../shared/data/read.ts';

export type Tire = Schemas['Tire'];
export type Fault = Schemas['FaultCode'];

export const batteryQuery = (id: number) => read('/geotab_vehicles/{id}/battery_life_info', { path: { id } });
export const engineOilQuery = (id: number) => read('/geotab_vehicles/{id}/engine_oil_info', { path: { id } });
export const tiresQuery = (id: number) => read('/geotab_vehicles/{id}/tire_pressure_info', { path: { id } });
export const faultsQuery = (id: number) => read('/geotab_vehicles/{id}/fault_data', { path: { id } });
