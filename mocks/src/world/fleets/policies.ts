import type { Schemas } from '@wayside/api-client';
import { isFmcUser } from '@wayside/domain';
import { between, chance, pick } from '../../shared/random.ts';
import type { BaseWorld } from '../seed/base.ts';
import { Collection, memoized } from '../seed/collection.ts';
import type { Source } from '../seed/collection.ts';
import { OWN_FLEET_ID, fleetCount, isInvented, vehicleCount, vehicleIdsIn } from './fleet-source.ts';
import { AUTO_APPROVED_BELOW } from '../orders/order-source.ts';
import { peopleOf } from '../people/people.ts';
import type { User } from '../people/people.ts';
import { refuse } from '../seed/refusal.ts';
import type { Refusal } from '../seed/refusal.ts';
import { serviceNamed, serviceOf } from '../shops/service-catalogue.ts';
import type { Surroundings } from '../surroundings.ts';

export type Policy = Schemas['Policy'];
type Input = Schemas['PolicyInput'];
type SaveFailure = 'invalid' | 'noApprover';

/** Who approves service above which amount. */
export class Policies {
  readonly #world: Surroundings;
  readonly #policies: Collection<Policy>;

  constructor(world: Surroundings) {
    this.#world = world;
    this.#policies = new Collection(world.base.part(policySource));
  }

  list(fleetId: number | null | undefined): Policy[] {
    return fleetId == null ? [] : this.#policies.in(fleetId);
  }

  /** Policies of the fleet that cover the vehicle. */
  ofVehicle(vehicleId: number, fleetId: number): Policy[] {
    return this.list(fleetId).filter((policy) => policy.all_vehicles || policy.vehicle_ids.includes(vehicleId));
  }

  /** A policy by id, if it belongs to a fleet the user may see. */
  seenBy(user: User, id: number): Policy | undefined {
    const policy = this.#policies.get(id);
    return policy && (policy.fleet_id === user.fleet_id || isFmcUser(user)) ? policy : undefined;
  }

  create(user: User, input: Input): Policy | Refusal<SaveFailure> {
    const fields = this.#checked(user, input, input.fleet_id ?? user.fleet_id);
    return 'refused' in fields ? fields : this.#policies.insert((id) => ({ id, ...fields }));
  }

  update(user: User, policy: Policy, input: Input): Policy | Refusal<SaveFailure> {
    if (input.id !== undefined && input.id !== policy.id) return refuse('invalid', 'The id does not match the address');
    const fields = this.#checked(user, input, input.fleet_id ?? policy.fleet_id);
    return 'refused' in fields ? fields : this.#policies.update(policy.id, fields)!;
  }

  remove(id: number): void {
    this.#policies.remove(id);
  }

  /** Takes a vehicle out of the policies of the fleet that name it. */
  forget(vehicleId: number, fleetId: number): void {
    for (const { id, vehicle_ids } of this.list(fleetId))
      if (vehicle_ids.includes(vehicleId))
        this.#policies.update(id, { vehicle_ids: vehicle_ids.filter((one) => one !== vehicleId) });
  }

  #checked(user: User, input: Input, fleetId: number | null | undefined): Omit<Policy, 'id'> | Refusal<SaveFailure> {
    const { amount, all_vehicles, auto_approvable } = input;
    if (fleetId == null || !this.#world.users.mayActIn(user, fleetId)) return refuse('invalid', 'Unknown fleet');
    const [service_definition_ids, user_ids, vehicle_ids] = [
      input.service_definition_ids,
      input.user_ids,
      input.vehicle_ids,
    ].map((ids) => [...new Set(ids)]) as [number[], number[], number[]];
    if (!auto_approvable && user_ids.length === 0) return refuse('noApprover');
    const problems = [
      ...(auto_approvable && user_ids.length > 0
        ? ['A policy either has approvers or approves automatically, not both']
        : []),
      ...service_definition_ids.filter((id) => !serviceOf(id)).map((id) => `There is no service ${id}`),
      ...user_ids.filter((id) => !this.#world.users.get(id)).map((id) => `There is no user ${id}`),
      ...vehicle_ids
        .filter((id) => this.#world.vehicles.get(id)?.fleet_id !== fleetId)
        .map((id) => `The fleet has no vehicle ${id}`),
    ];
    if (problems.length > 0) return refuse('invalid', ...problems);
    return {
      amount,
      fleet_id: fleetId,
      service_definition_ids,
      user_ids,
      vehicle_ids: all_vehicles ? [] : vehicle_ids,
      all_vehicles,
      auto_approvable,
    };
  }
}

const FLEET_STEP = 10;

/** In the user's own fleet most vehicles have no policy, so any user may approve their orders. */
function policySource(base: BaseWorld): Source<Policy> {
  const ofFleet = (fleetId: number): Policy[] => {
    // A fleet without vehicles is brand new and has no policies yet.
    const exists = fleetId >= 1 && fleetId <= Math.max(fleetCount(base), OWN_FLEET_ID);
    if (!exists || vehicleCount(base, fleetId) === 0) return [];
    return fleetId === OWN_FLEET_ID ? ownPolicies(base) : otherPolicies(base, fleetId);
  };
  return memoized({
    idsIn: (fleetId) => ofFleet(fleetId).map(({ id }) => id),
    get: (id) => ofFleet(Math.floor(id / FLEET_STEP)).find((policy) => policy.id === id),
    scopeOf: (policy) => policy.fleet_id,
    firstNewId: 900_001,
  });
}

const OWNER = 1;
const ADMIN = 2;
const MANAGER = 3;
/** Nobody has this id. */
const NOBODY = 999;

function ownPolicies(base: BaseWorld): Policy[] {
  const vehicles = vehicleIdsIn(base, OWN_FLEET_ID);
  const withoutPhone = base
    .part(peopleOf)
    .find((user) => user.cellPhone === null && user.is_active && user.approvalFleetIds.length === 0);
  const policy = (
    number: number,
    fields: Pick<Policy, 'amount' | 'service_definition_ids' | 'user_ids' | 'vehicle_ids'> & Partial<Policy>,
  ): Policy => ({
    id: OWN_FLEET_ID * FLEET_STEP + number,
    fleet_id: OWN_FLEET_ID,
    all_vehicles: false,
    auto_approvable: fields.user_ids.length === 0,
    ...fields,
  });
  return [
    policy(1, { amount: 250, service_definition_ids: [], user_ids: [OWNER, ADMIN], vehicle_ids: vehicles.slice(0, 2) }),
    policy(2, {
      amount: 150,
      service_definition_ids: [],
      user_ids: [MANAGER, ...(withoutPhone ? [withoutPhone.id] : [])],
      vehicle_ids: vehicles.slice(2, 5),
    }),
    policy(3, {
      amount: AUTO_APPROVED_BELOW,
      service_definition_ids: routine,
      user_ids: [],
      vehicle_ids: vehicles.slice(0, 9),
    }),
    ...(base.shape.policies === 'unanswered'
      ? [
          policy(4, {
            amount: 500,
            service_definition_ids: [],
            user_ids: [NOBODY],
            vehicle_ids: [],
            all_vehicles: true,
          }),
        ]
      : []),
  ];
}

const routine = ['Oil change', 'Tire rotation', 'Wiper blades'].map((name) => serviceNamed(name)!.id);

function otherPolicies(base: BaseWorld, fleetId: number): Policy[] {
  if (!isInvented(base, fleetId)) return [];
  const company = base.part(peopleOf).filter((user) => user.approvalFleetIds.length > 0 && user.is_active);
  return Array.from({ length: between(base.key('policies', fleetId), 0, 2) }, (_, index): Policy => {
    const key = base.key('policy', fleetId * FLEET_STEP + index);
    const all_vehicles = chance(`${key} all`) < 0.6;
    const auto_approvable = index === 1;
    return {
      id: fleetId * FLEET_STEP + index + 1,
      amount: pick(key, [100, 150, 200, 250, 400, 500]),
      fleet_id: fleetId,
      service_definition_ids: auto_approvable ? routine : [],
      user_ids: auto_approvable ? [] : [pick(`${key} who`, company).id],
      vehicle_ids: all_vehicles ? [] : vehicleIdsIn(base, fleetId).slice(0, 3),
      all_vehicles,
      auto_approvable,
    };
  });
}
