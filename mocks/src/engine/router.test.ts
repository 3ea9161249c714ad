import { describe, expect, it } from 'vitest';
import type { Operation } from './contract.ts';
import { createRouter } from './router.ts';

const operation = (id: string, method: string, mountedPath: string) => ({ id, method, mountedPath }) as unknown as Operation;
const match = createRouter([
  operation('listVehicles', 'GET', '/api/v4/vehicles'),
  operation('createVehicle', 'POST', '/api/v4/vehicles'),
  operation('listYears', 'GET', '/api/v4/vehicles/years'),
  operation('getVehicle', 'GET', '/api/v4/vehicles/{id}'),
  operation('deactivate', 'PUT', '/api/v4/vehicles/{id}/deactivate'),
  operation('snoozed', 'GET', '/api/v4/vehicles/me/vehicle_reminders/snoozed_date'),
  operation('states', 'GET', '/api/v4/states/'),
  operation('link', 'PUT', '/api/v4/fleets/{fleetId}/fleet_links/{id}'),
]);
const found = (method: string, path: string) => {
  const result = match(method, path);
  return 'operation' in result ? [result.operation.id, result.params] : result.allowed;
};

describe('router', () => {
  it('[OPN2-76] literal segments win over parameters', () => {
    expect(found('GET', '/api/v4/vehicles/years')).toEqual(['listYears', {}]);
    expect(found('GET', '/api/v4/vehicles/7')).toEqual(['getVehicle', { id: '7' }]);
    expect(found('GET', '/api/v4/vehicles/me/vehicle_reminders/snoozed_date')).toEqual(['snoozed', {}]);
  });

  it('backtracks to the parameter when a literal segment leads nowhere', () => {
    expect(found('PUT', '/api/v4/vehicles/me/deactivate')).toEqual(['deactivate', { id: 'me' }]);
  });

  it('returns all parameters by name, decoded', () => {
    expect(found('PUT', '/api/v4/fleets/5/fleet_links/a%20b')).toEqual(['link', { fleetId: '5', id: 'a b' }]);
  });

  it('[OPN2-74] a trailing slash is part of the path', () => {
    expect(found('GET', '/api/v4/states/')).toEqual(['states', {}]);
    expect(found('GET', '/api/v4/states')).toEqual([]);
    expect(found('GET', '/api/v4/vehicles/')).toEqual([]);
  });

  it('an unknown path allows no methods, a known one the declared methods', () => {
    expect(found('GET', '/api/v4/nothing')).toEqual([]);
    expect(found('DELETE', '/api/v4/vehicles')).toEqual(['GET', 'POST']);
    expect(found('POST', '/api/v4/vehicles/years')).toEqual(['GET']);
  });
});
