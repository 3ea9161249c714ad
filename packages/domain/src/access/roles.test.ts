import { describe, expect, it } from 'vitest';
import {
  adminSet,
  isFleetAdmin,
  isFmcUser,
  isPureDriver,
  managerSet,
  normalizeRole,
  roleDisplayName,
  roleNames,
  roleNamesOf,
  rolesOf,
} from './roles.ts';

describe('roles', () => {
  it('[ROL-02] [ROL2-07] has eleven known roles', () => {
    expect(new Set(roleNames).size).toBe(11);
  });

  it.each(roleNames)('[ROL-03] [OPN-44] the French name of %s is the same role', (role) => {
    const french = roleDisplayName(role, 'fr');
    expect(normalizeRole(french)).toBe(role);
    expect(normalizeRole(french.toUpperCase())).toBe(role);
    expect(normalizeRole({ name: role })).toBe(role);
    expect(roleDisplayName(role, 'en')).toBe(role);
  });

  it('[OPN-44] the two fleet managers of the French list are distinct', () => {
    expect(normalizeRole('Gestionnaire de parc')).toBe('Fleet Manager');
    expect(normalizeRole('Gestionnaire de parc GEF')).toBe('FMC Fleet Manager');
  });

  it('[ENT-01] roles are strings or objects; duplicates and unknown ones are dropped', () => {
    expect(rolesOf({ roles: ['Owner', { name: 'Propriétaire' }, 'Janitor', { name: null }] })).toEqual(['Owner']);
    expect(rolesOf({ roles: null })).toEqual([]);
    expect(rolesOf(undefined)).toEqual([]);
  });

  it('the names to send back include unknown ones', () => {
    expect(roleNamesOf({ roles: ['Conducteur', { name: 'Janitor' }, 'Driver', { name: null }, 'Janitor'] })).toEqual([
      'Driver',
      'Janitor',
    ]);
    expect(roleNamesOf({ roles: null })).toEqual([]);
  });

  it('[ROL-04] only FMC, FMC Fleet Admin and FMC Fleet Manager count as FMC users', () => {
    expect(roleNames.filter((role) => isFmcUser({ roles: [role] }))).toEqual([
      'FMC',
      'FMC Fleet Admin',
      'FMC Fleet Manager',
    ]);
  });

  it('[OPN-36] the admin set excludes managers and drivers', () => {
    expect(roleNames.filter((role) => !(adminSet as readonly string[]).includes(role))).toEqual([
      'Manager',
      'Driver',
      'FMC Fleet Manager',
      'Fleet Manager',
    ]);
  });

  it('[OPN-37] [OPN-40] the manager set (fleet admins) is everyone but pure drivers', () => {
    expect(roleNames.filter((role) => !(managerSet as readonly string[]).includes(role))).toEqual(['Driver']);
    expect(isFleetAdmin({ roles: ['Driver', 'Manager'] })).toBe(true);
    expect(isFleetAdmin({ roles: ['Driver'] })).toBe(false);
    expect(isFleetAdmin({ roles: [] })).toBe(false);
  });

  it('[OPN-42] [OPN2-46] a pure driver has only the Driver role', () => {
    expect(isPureDriver({ roles: ['Conducteur'] })).toBe(true);
    expect(isPureDriver({ roles: ['Driver', 'Manager'] })).toBe(false);
    expect(isPureDriver({ roles: [] })).toBe(false);
  });
});
