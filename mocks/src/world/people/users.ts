import type { Schemas } from '@wayside/api-client';
import {
  canDeleteUser,
  canEditUser,
  canToggleActive,
  codePoints,
  fmcTypeRoles,
  holdsAny,
  isFmcUser,
  isLastLeader,
  isListedUser,
} from '@wayside/domain';
import { Cached } from '../seed/cached.ts';
import { Collection, listed } from '../seed/collection.ts';
import { AFFILIATION_ID, OWN_FLEET_ID } from '../fleets/fleet-source.ts';
import { memberOf, peopleOf } from './people.ts';
import type { User } from './people.ts';
import type { Surroundings } from '../surroundings.ts';

type Input = Partial<Schemas['UserInput']>;

/** What is known of somebody who signs up. */
interface SignUp extends Pick<User, 'firstName' | 'lastName' | 'email' | 'cellPhone' | 'has_payment_method'> {
  zip?: string;
  car_count?: number;
  inFrench?: boolean;
}

const MINIMUM_PASSWORD = 6;

/** Above every user id of the initial world. */
const FIRST_NEW_USER = 100_001;

/** Scopes of the two lists of people. */
const FLEET = 0;
const COMPANY = 1;

const scopeOf = (user: User): number => (holdsAny(user, fmcTypeRoles) ? COMPANY : FLEET);

/** People, what they may do to one another, and who acts in which fleet. */
export class Users {
  readonly #world: Surroundings;
  readonly #people: Collection<User>;
  readonly #counts: Cached<ReadonlyMap<number | null | undefined, number>>;

  constructor(world: Surroundings) {
    this.#world = world;
    this.#people = new Collection(world.base.part(source), () => world.changes.note());
    this.#counts = new Cached(world.base.part(counts));
  }

  get(id: number): User | undefined {
    return this.#people.get(id);
  }

  /** Users of a fleet, excluding the management company's. */
  ofFleet(fleetId: number | null | undefined): User[] {
    return this.#people.in(FLEET).filter((user) => fleetId != null && user.fleet_id === fleetId);
  }

  /** Number of people that the fleet's list shows to its members (CNT-03). Counted for all fleets at once. */
  countIn(fleetId: number): number {
    const all = this.#counts.get(FLEET, this.#world.changes.all, () => {
      const byFleet = new Map<number | null | undefined, number>();
      for (const user of this.#people.in(FLEET).filter(isListedUser))
        byFleet.set(user.fleet_id, (byFleet.get(user.fleet_id) ?? 0) + 1);
      return byFleet;
    });
    return all.get(fleetId) ?? 0;
  }

  ofCompany(affiliationId: number | undefined): User[] {
    return this.#people
      .in(COMPANY)
      .filter((user) => affiliationId === undefined || user.affiliation_id === affiliationId);
  }

  byEmail(email: string): User | undefined {
    const folded = email.toLowerCase();
    return [...this.#people.in(FLEET), ...this.#people.in(COMPANY)].find((user) => user.email.toLowerCase() === folded);
  }

  /** The user as screens see it; management company users include their fleets' totals. */
  view(user: User): User {
    const totals = isFmcUser(user)
      ? this.#world.fleets.totals()
      : this.#world.fleets.totals([user.fleet_id ?? OWN_FLEET_ID]);
    return { ...user, ...totals };
  }

  create(input: Schemas['UserInput'], fleetId: number | null | undefined): User {
    return this.#people.insert((id) => {
      const blank = this.#blank(id, fleetId ?? null);
      return { ...blank, ...fieldsOf(input, blank), name: `${input.firstName} ${input.lastName}` };
    });
  }

  /** The owner of a new fleet, who has nothing to do with the others. Canadians choose their language. */
  signUp({ inFrench, ...person }: SignUp, fleetId: number): User {
    const { language } = memberOf(this.#world.base);
    return this.#people.insert((id) => ({
      ...this.#blank(id, fleetId),
      ...person,
      name: `${person.firstName} ${person.lastName}`,
      roles: ['Owner'],
      language: inFrench === undefined ? language : inFrench ? 'fr' : 'en',
      user_accounts: [],
      user_account_fleets: [],
    }));
  }

  update(id: number, input: Input): User | undefined {
    const user = this.get(id);
    if (!user) return undefined;
    const fields = fieldsOf(input, user);
    const { firstName, lastName } = { ...user, ...fields };
    return this.#people.update(id, { ...fields, name: `${firstName} ${lastName}` });
  }

  /** Why the form's values are rejected, as a contract example name; `id` is the user being edited. */
  refusal(input: Input, id?: number): 'emailTaken' | 'passwordTooShort' | 'passwordMismatch' | undefined {
    const owner = input.email === undefined ? undefined : this.byEmail(input.email);
    if (owner && owner.id !== id) return 'emailTaken';
    if (input.password && codePoints(input.password) < MINIMUM_PASSWORD) return 'passwordTooShort';
    if ((input.password ?? '') !== (input.password_confirmation ?? input.password ?? '')) return 'passwordMismatch';
    return undefined;
  }

  /** Everyone edits their own account. Whether the user is active is a question of its own, with its own answer. */
  mayEdit(viewer: User, target: User): boolean {
    return viewer.id === target.id || canEditUser(viewer, { ...target, is_active: true });
  }

  mayToggle(viewer: User, target: User): boolean {
    return canToggleActive(viewer, target);
  }

  mayDelete(viewer: User, target: User): boolean {
    return canDeleteUser(viewer, target);
  }

  /** Whether a user may act in a fleet: FMC users in all, others in those of their accounts. */
  mayActIn(user: User, fleetId: number): boolean {
    if (!this.#world.fleets.get(fleetId)) return false;
    return isFmcUser(user) || fleetId === user.fleet_id || user.user_account_fleets.some(({ id }) => id === fleetId);
  }

  /** Whether their fleet would be left without an active owner or admin, with `roles` in place of theirs (PPV-01). */
  isLastLeader(user: User, roles: User['roles'] = []): boolean {
    return isLastLeader(user, this.ofFleet(user.fleet_id), roles);
  }

  affiliationOf(user: User): Schemas['Affiliation'] | undefined {
    if (user.affiliation_id !== AFFILIATION_ID) return undefined;
    return {
      id: AFFILIATION_ID,
      parent_id: null,
      name: this.#world.base.hasProviderSession ? 'Shell' : 'Meridian Fleet Management',
      description: null,
    };
  }

  setActive(id: number, is_active: boolean): User | undefined {
    return this.#people.update(id, { is_active });
  }

  actIn(userId: number, fleetId: number): User | undefined {
    return this.#people.update(userId, { fleet_id: fleetId });
  }

  /** Takes a vehicle off the lists of the fleet's people that name it. */
  forget(vehicleId: number, fleetId: number): void {
    for (const { id, vehicle_ids } of this.ofFleet(fleetId))
      if (vehicle_ids.includes(vehicleId))
        this.#people.update(id, { vehicle_ids: vehicle_ids.filter((one) => one !== vehicleId) });
  }

  remove(id: number): boolean {
    return this.#people.remove(id);
  }

  #blank(id: number, fleetId: number | null): User {
    return {
      ...memberOf(this.#world.base),
      id,
      firstName: '',
      lastName: '',
      name: '',
      email: '',
      cellPhone: null,
      roles: [],
      fleet_id: fleetId,
      other_id: null,
      vehicle_ids: [],
      approvalFleetIds: [],
      car_count: null,
      is_active: true,
      text_notification_preference_attributes: ALL_OFF,
      email_notification_preference_attributes: ALL_OFF,
    };
  }
}

const counts = () => new Map<number, ReadonlyMap<number | null | undefined, number>>();
const source = (base: Surroundings['base']) => listed(peopleOf(base), scopeOf, FIRST_NEW_USER);

type Preferences = User['text_notification_preference_attributes'];

/** The fields to store: never passwords; preferences that were not sent stay unchanged. */
function fieldsOf(input: Input, before: User): Partial<User> {
  const { password: _password, password_confirmation: _confirmation, affiliationId, ...rest } = input;
  const {
    text_notification_preference_attributes: text,
    email_notification_preference_attributes: email,
    ...plain
  } = rest;
  return {
    ...(plain as Partial<User>),
    affiliation_id: affiliationId === undefined ? before.affiliation_id : affiliationId,
    text_notification_preference_attributes: merged(before.text_notification_preference_attributes, text),
    email_notification_preference_attributes: merged(before.email_notification_preference_attributes, email),
  };
}

/** Preferences with those that were sent, all others off at first. */
function merged(before: Preferences, sent: Partial<Preferences> | null | undefined): Preferences {
  return sent ? { ...ALL_OFF, ...before, ...sent } : before;
}

const ALL_OFF = {
  appointment_requested: false,
  appointment_confirmed: false,
  approvals_required: false,
  approvals_submitted: false,
  services_completed: false,
  services_canceled: false,
  payment_received: false,
  twenty_four_hour_reminder: false,
  one_hour_reminder: false,
};
