import type { Schemas } from '@wayside/api-client';
import { fmcTypeRoles, leaderRoles, roleDisplayName, roleNames } from '@wayside/domain';
import type { Role } from '@wayside/domain';
import { emailOf } from '@wayside/scenarios';
import { between, chance, pick } from '../../shared/random.ts';
import type { BaseWorld } from '../seed/base.ts';
import { AFFILIATION_ID, OWN_FLEET_ID, accountsOf, fleetCount, vehicleIdsIn } from '../fleets/fleet-source.ts';

export type User = Schemas['User'];

/** The users testers sign in as, one per role, in role order. */
const PLAYERS: Record<Role, [string, string]> = {
  Owner: ['Ann', 'Lee'],
  Admin: ['Ben', 'Ortiz'],
  Manager: ['Carla', 'Novak'],
  Driver: ['Dan', 'Whitfield'],
  FMC: ['Fiona', 'Marsh'],
  'FMC Admin': ['Greg', 'Tanaka'],
  'FMC Fleet Admin': ['Hana', 'Kovacs'],
  'FMC Fleet Manager': ['Ivan', 'Petrov'],
  'Super Admin': ['Julia', 'Stone'],
  'Account Owner': ['Karim', 'Haddad'],
  'Fleet Manager': ['Lena', 'Fischer'],
};

const OTHERS_OF_THE_FLEET = 14;
const OTHERS_OF_THE_COMPANY = 5;
/** Maximum number of vehicles assigned to one person, unless a scenario sets another. */
const ALL_VEHICLES = 24;
/** One driver has more vehicles than a cell shows documents for. */
const MANY_VEHICLES = { person: 13, vehicles: 7 };

/** Everyone in the fleet and its management company. */
export function peopleOf(base: BaseWorld): User[] {
  const players = roleNames.map((role, index) =>
    person(base, index + 1, { name: PLAYERS[role], role, email: emailOf(role) }),
  );
  const others = { fleet: OTHERS_OF_THE_FLEET, company: OTHERS_OF_THE_COMPANY, ...base.shape.otherPeople };
  const colleagues = Array.from({ length: others.fleet }, (_, index) => {
    const id = roleNames.length + 1 + index;
    return person(base, id, {
      role: pick(base.key('role', id), ['Driver', 'Driver', 'Driver', 'Manager', 'Admin'] as const),
    });
  });
  const company = Array.from({ length: others.company }, (_, index) => {
    const id = roleNames.length + others.fleet + 1 + index;
    return person(base, id, { role: pick(base.key('role', id), fmcTypeRoles) });
  });
  return [...players, ...colleagues, ...company];
}

/** What all users of this world share. */
export function memberOf(base: BaseWorld) {
  const accounts = base.part(accountsOf);
  const pays = base.shape.paysThroughPlatform ?? true;
  return {
    language: base.country === 'CA' ? 'fr' : 'en',
    affiliation_id: AFFILIATION_ID,
    payment_id: null,
    zip: base.country === 'US' ? '60614' : 'H2X 1Y4',
    country: base.country,
    authentication_token: null,
    user_accounts: accounts.map((account) => account.account),
    user_account_fleets: accounts.flatMap((account) => account.fleets),
    root_reference_id: 9,
    total_fleets: 0,
    total_vehicles: 0,
    total_maintenance_cost: 0,
    pays_through_platform: pays,
    has_payment_method: pays,
    payment_provider_type: base.provider,
  } satisfies Partial<User>;
}

function person(
  base: BaseWorld,
  id: number,
  { role, name, email }: { role: Role; name?: [string, string]; email?: string },
): User {
  return base.invent('user', id, (faker): User => {
    const [firstName, lastName] = name ?? [faker.person.firstName(), faker.person.lastName()];
    const ofCompany = (fmcTypeRoles as readonly Role[]).includes(role);
    const ofPlatform = email !== undefined;
    const preferences = ofCompany
      ? null
      : { ...PREFERENCES, one_hour_reminder: chance(base.key('reminder', id)) < 0.5 };
    return {
      ...memberOf(base),
      id,
      firstName,
      lastName,
      name: `${firstName} ${lastName}`,
      email: email ?? `${plain(firstName)}.${plain(lastName)}.${id}@wayside.example`,
      cellPhone:
        !ofPlatform && chance(base.key('phone', id)) < 0.15
          ? null
          : `${between(base.key('area', id), 201, 989)}555${String(100 + id).padStart(4, '0')}`,
      roles: rolesOf(base, id, role),
      fleet_id: base.shape.withoutFleet && ofPlatform ? null : OWN_FLEET_ID,
      other_id: ofPlatform ? null : `E-${1000 + id}`,
      vehicle_ids: ofCompany ? [] : vehiclesOf(base, id, role),
      approvalFleetIds: ofCompany ? approvalFleetsOf(base, id, role) : [],
      car_count: ofCompany ? null : (base.shape.vehicles ?? 24),
      is_active: isActive(base, id, role) && (ofPlatform || chance(base.key('active', id)) > 0.15),
      text_notification_preference_attributes: preferences,
      email_notification_preference_attributes: preferences,
    };
  });
}

/** The Owner whom one signs in as is the first person. */
function isActive({ shape }: BaseWorld, id: number, role: Role): boolean {
  return shape.leaders !== 'one' || id === 1 || !(leaderRoles as readonly Role[]).includes(role);
}

/** Every world contains both forms the contract allows. */
function rolesOf({ shape }: BaseWorld, id: number, role: Role): User['roles'] {
  const name = roleDisplayName(role, shape.frenchRoles ? 'fr' : 'en') as Schemas['RoleName'];
  return (id % 2 === 0) === (shape.frenchRoles ?? false) ? [name] : [{ name }];
}

/** Drivers have one or two vehicles, everyone else all of the fleet's. */
function vehiclesOf(base: BaseWorld, id: number, role: Role): number[] {
  const all = vehicleIdsIn(base, OWN_FLEET_ID);
  if (role !== 'Driver') return all.slice(0, ALL_VEHICLES);
  const wanted = id === MANY_VEHICLES.person ? MANY_VEHICLES.vehicles : between(base.key('vehicles', id), 1, 2);
  const first = between(base.key('first vehicle', id), 0, Math.max(0, all.length - 1));
  return Array.from({ length: Math.min(wanted, all.length) }, (_, index) => all[(first + index) % all.length]!);
}

/** The top role approves for every fleet, the others for their own and a few more. */
function approvalFleetsOf(base: BaseWorld, id: number, role: Role): number[] {
  const ids = Array.from({ length: fleetCount(base) }, (_, index) => index + 1);
  if (role === 'FMC' || ids.length === 0) return ids;
  const more = between(base.key('approval fleets', id), 0, 4);
  return ids.filter((fleet) => fleet === OWN_FLEET_ID || (fleet > OWN_FLEET_ID && fleet <= OWN_FLEET_ID + more));
}

const PREFERENCES = {
  appointment_requested: true,
  appointment_confirmed: true,
  approvals_required: true,
  approvals_submitted: false,
  services_completed: true,
  services_canceled: true,
  payment_received: false,
  twenty_four_hour_reminder: true,
  one_hour_reminder: true,
};

function plain(name: string): string {
  return name
    .normalize('NFD')
    .replace(/[^A-Za-z]/g, '')
    .toLowerCase();
}
