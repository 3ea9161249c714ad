import { describe, expect, it } from 'vitest';
import {
  adminSet,
  isFleetAdmin,
  isFmcUser,
  isPureDriver,
  managerSet,
  normaliseRole,
  roleDisplayName,
  roleNames,
  rolesOf,
} from './roles.ts';

describe('roles', () => {
  it('[ROL-02] [ROL2-07] eleven roles are known', () => {
    expect(new Set(roleNames).size).toBe(11);
  });

  it.each(roleNames)('[ROL-03] [OPN-44] the French name of %s is the same role', (role) => {
    const french = roleDisplayName(role, 'fr');
    expect(normaliseRole(french)).toBe(role);
    expect(normaliseRole(french.toUpperCase())).toBe(role);
    expect(normaliseRole({ name: role })).toBe(role);
    expect(roleDisplayName(role, 'en')).toBe(role);
  });

  it('[OPN-44] the two fleet managers of the French list stay apart', () => {
    expect(normaliseRole('Gestionnaire de parc')).toBe('Fleet Manager');
    expect(normaliseRole('Gestionnaire de parc GEF')).toBe('FMC Fleet Manager');
  });

  it('[ENT-01] roles are strings or objects, known once, unknown never', () => {
    expect(rolesOf({ roles: ['Owner', { name: 'Propriétaire' }, 'Janitor', { name: null }] })).toEqual(['Owner']);
    expect(rolesOf({ roles: null })).toEqual([]);
    expect(rolesOf(undefined)).toEqual([]);
  });

  it('[ROL-04] FMC, FMC Fleet Admin and FMC Fleet Manager count as FMC users, and no other', () => {
    expect(roleNames.filter((role) => isFmcUser({ roles: [role] }))).toEqual(['FMC', 'FMC Fleet Admin', 'FMC Fleet Manager']);
  });

  it('[OPN-36] the admin set leaves out managers and drivers', () => {
    expect(roleNames.filter((role) => !(adminSet as readonly string[]).includes(role))).toEqual([
      'Manager',
      'Driver',
      'FMC Fleet Manager',
      'Fleet Manager',
    ]);
  });

  it('[OPN-37] [OPN-40] the manager set, which is the fleet admins, is everyone but pure drivers', () => {
    expect(roleNames.filter((role) => !(managerSet as readonly string[]).includes(role))).toEqual(['Driver']);
    expect(isFleetAdmin({ roles: ['Driver', 'Manager'] })).toBe(true);
    expect(isFleetAdmin({ roles: ['Driver'] })).toBe(false);
    expect(isFleetAdmin({ roles: [] })).toBe(false);
  });

  it('[OPN-42] [OPN2-46] a pure driver holds Driver alone', () => {
    expect(isPureDriver({ roles: ['Conducteur'] })).toBe(true);
    expect(isPureDriver({ roles: ['Driver', 'Manager'] })).toBe(false);
    expect(isPureDriver({ roles: [] })).toBe(false);
  });
});
