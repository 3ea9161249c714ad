/** Role names as the server sends them in English, in the order in which they are offered and listed. */
export const roleNames = [
  'Owner',
  'Admin',
  'Manager',
  'Driver',
  'FMC',
  'FMC Admin',
  'FMC Fleet Admin',
  'FMC Fleet Manager',
  'Super Admin',
  'Account Owner',
  'Fleet Manager',
] as const;

export type Role = (typeof roleNames)[number];

/** The fields of a user that decide their rights. The server sends a role as its name or as an object with a name. */
export interface RoleHolder {
  readonly roles?: readonly (string | { readonly name?: string | null })[] | null;
}

const frenchNames: Record<Role, string> = {
  Owner: 'Propriétaire',
  Admin: 'Administrateur',
  Manager: 'Gestionnaire',
  Driver: 'Conducteur',
  FMC: 'GEF',
  'FMC Admin': 'Administrateur GEF',
  'FMC Fleet Admin': 'Administrateur de parc GEF',
  'FMC Fleet Manager': 'Gestionnaire de parc GEF',
  'Super Admin': 'Super administrateur',
  'Account Owner': 'Propriétaire du compte',
  'Fleet Manager': 'Gestionnaire de parc',
};

/** Staff of a management company, by role. Wider than `fmcUserRoles`: FMC Admin is staff but gets no FMC screens. */
export const fmcTypeRoles = [
  'FMC',
  'FMC Admin',
  'FMC Fleet Admin',
  'FMC Fleet Manager',
] as const satisfies readonly Role[];
/** The three roles that count as FMC users: FMC screens, navigation and landing page. */
export const fmcUserRoles = ['FMC', 'FMC Fleet Admin', 'FMC Fleet Manager'] as const satisfies readonly Role[];
export const ownerTypeRoles = ['Owner', 'Account Owner', 'Super Admin'] as const satisfies readonly Role[];
/**
 * Owners and admins of a fleet: one of them must stay (PPV-01). An account owner is neither, and may not edit everyone
 * whom they may (ROL-13).
 */
export const leaderRoles = ['Owner', 'Admin'] as const satisfies readonly Role[];
/** Roles that pass the admin check: deleting users, vehicles and history; adding and editing users. */
export const adminSet = [
  'Owner',
  'Admin',
  'Account Owner',
  'Super Admin',
  'FMC',
  'FMC Admin',
  'FMC Fleet Admin',
] as const satisfies readonly Role[];
/** Everyone but pure drivers. The same set is the "fleet admin" of policies, payments tab and database name. */
export const managerSet = [
  ...adminSet,
  'Manager',
  'Fleet Manager',
  'FMC Fleet Manager',
] as const satisfies readonly Role[];
export const fleetAdminSet = managerSet;

const fold = (name: string): string => name.normalize('NFC').trim().replace(/\s+/g, ' ').toLocaleLowerCase('fr-CA');

const byFoldedName = new Map<string, Role>(
  Object.entries(frenchNames).flatMap(([role, french]) => [
    [fold(role), role as Role],
    [fold(french), role as Role],
  ]),
);

/**
 * English name of a role given by its English or French name, or by an object with that name; undefined when unknown.
 */
export function normalizeRole(role: string | { readonly name?: string | null } | null | undefined): Role | undefined {
  const name = typeof role === 'string' ? role : role?.name;
  return name ? byFoldedName.get(fold(name)) : undefined;
}

/** A user's known roles without duplicates, in their order. Unknown names give no rights and are dropped. */
export function rolesOf(user: RoleHolder | null | undefined): Role[] {
  const roles = (user?.roles ?? []).map(normalizeRole).filter((role) => role !== undefined);
  return [...new Set(roles)];
}

/** Display names of all roles that a user has. */
export const rolesText = (user: RoleHolder, language: 'en' | 'fr'): string =>
  rolesOf(user)
    .map((role) => roleDisplayName(role, language))
    .join(', ');

/** Names of all roles that a user has, to send back: known ones in English, unknown ones as they came. */
export function roleNamesOf(user: RoleHolder): string[] {
  const names = (user.roles ?? []).map((role) => normalizeRole(role) ?? (typeof role === 'string' ? role : role.name));
  return [...new Set(names.filter((name) => name != null))];
}

export function holdsAny(user: RoleHolder | null | undefined, set: readonly Role[]): boolean {
  return rolesOf(user).some((role) => set.includes(role));
}

export const isFmcUser = (user: RoleHolder | null | undefined): boolean => holdsAny(user, fmcUserRoles);
export const isAdmin = (user: RoleHolder | null | undefined): boolean => holdsAny(user, adminSet);
export const isFleetAdmin = (user: RoleHolder | null | undefined): boolean => holdsAny(user, fleetAdminSet);

/** Only a driver: restricted to the driver license among documents, and the only role that is not a fleet admin. */
export function isPureDriver(user: RoleHolder | null | undefined): boolean {
  const roles = rolesOf(user);
  return roles.length === 1 && roles[0] === 'Driver';
}

/** Display name of a role. */
export function roleDisplayName(role: Role, language: 'en' | 'fr'): string {
  return language === 'fr' ? frenchNames[role] : role;
}
