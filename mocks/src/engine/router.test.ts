import { describe, expect, it } from 'vitest';
import type { Operation } from './contract.ts';
import { createRouter } from './router.ts';

function operation(id: string, method: string, path: string, mounts = ['/api/v4']) {
  return { id, method, path, mounts } as unknown as Operation;
}
const match = createRouter([
  operation('listVehicles', 'GET', '/vehicles'),
  operation('createVehicle', 'POST', '/vehicles'),
  operation('listYears', 'GET', '/vehicles/years'),
  operation('getVehicle', 'GET', '/vehicles/{id}'),
  operation('deactivate', 'PUT', '/vehicles/{id}/deactivate'),
  operation('snoozed', 'GET', '/vehicles/me/vehicle_reminders/snoozed_date'),
  operation('states', 'GET', '/states/'),
  operation('link', 'PUT', '/fleets/{fleetId}/fleet_links/{id}'),
  operation('flags', 'POST', '/ofrep/v1/evaluate/flags', ['', '/api/v4']),
]);
function routed(method: string, path: string) {
  const result = match(method, path);
  return 'operation' in result ? [result.operation.id, result.params] : result.allowed;
}

describe('router', () => {
  it('[OPN2-76] literal segments win over parameters', () => {
    expect(routed('GET', '/api/v4/vehicles/years')).toEqual(['listYears', {}]);
    expect(routed('GET', '/api/v4/vehicles/7')).toEqual(['getVehicle', { id: '7' }]);
    expect(routed('GET', '/api/v4/vehicles/me/vehicle_reminders/snoozed_date')).toEqual(['snoozed', {}]);
  });

  it('backtracks to the parameter when a literal segment leads nowhere', () => {
    expect(routed('PUT', '/api/v4/vehicles/me/deactivate')).toEqual(['deactivate', { id: 'me' }]);
  });

  it('returns all parameters by name, decoded', () => {
    expect(routed('PUT', '/api/v4/fleets/5/fleet_links/a%20b')).toEqual(['link', { fleetId: '5', id: 'a b' }]);
  });

  it('[OPN2-74] a trailing slash is part of the path', () => {
    expect(routed('GET', '/api/v4/states/')).toEqual(['states', {}]);
    expect(routed('GET', '/api/v4/states')).toEqual([]);
    expect(routed('GET', '/api/v4/vehicles/')).toEqual([]);
  });

  it('finds an operation with a server of its own there, and where clients that know one server look', () => {
    for (const path of ['/ofrep/v1/evaluate/flags', '/api/v4/ofrep/v1/evaluate/flags'])
      expect(match('POST', path)).toMatchObject({ operation: { id: 'flags' }, path: '/ofrep/v1/evaluate/flags' });
    expect(match('GET', '/api/v4/vehicles/7')).toMatchObject({ path: '/vehicles/7' });
  });

  it('an unknown path allows no methods, a known one the declared methods', () => {
    expect(routed('GET', '/api/v4/nothing')).toEqual([]);
    expect(routed('DELETE', '/api/v4/vehicles')).toEqual(['GET', 'POST']);
    expect(routed('POST', '/api/v4/vehicles/years')).toEqual(['GET']);
  });
});
