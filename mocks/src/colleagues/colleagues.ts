import type { OperationId } from '@wayside/api-client';
import { rolesOf } from '@wayside/domain';
import { emailOf } from '@wayside/scenarios';
import type { ColleagueAct, Deed } from '@wayside/scenarios';
import type { User } from '../world/people/people.ts';
import { DEEDS } from './deeds.ts';
import type { ComingCall } from './deeds.ts';

/** Who stands in for somebody who is the caller. */
const STAND_INS = ['Owner', 'Admin'] as const;
const NOTHING: readonly string[] = [];

/** What colleagues do in a session: each act before the call that it names, once for each record. */
export class Colleagues {
  readonly #acts: readonly ColleagueAct[];
  /** By the act's moment and the record. */
  readonly #calls = new Map<string, number>();
  /** By the act and the record. */
  readonly #past = new Set<string>();

  constructor(acts: readonly ColleagueAct[] = []) {
    this.#acts = acts;
  }

  /** Lets colleagues act before a call of theirs is answered. Returns what they did, for the journal. */
  act(operation: OperationId, call: ComingCall<OperationId>): readonly string[] {
    if (this.#acts.length === 0) return NOTHING;
    const record = JSON.stringify(call.params);
    return this.#acts.flatMap((act, number) => {
      const key = `${number} ${record}`;
      if (this.#past.has(key) || !this.#isDue(act, key, operation, call)) return [];
      this.#past.add(key);
      const by = colleagueOf(act, call);
      if (!by) return [];
      const deed = DEEDS[act.does as Deed];
      deed.do(call as never, by);
      const who = act.who === 'shop' ? 'The shop' : `${by.name} (${rolesOf(by).join(', ')})`;
      return [`Just before this call, ${who} ${deed.says}`];
    });
  }

  /** Counts the call, and whether it is the one that the act is for. */
  #isDue({ at }: ColleagueAct, key: string, operation: OperationId, { query }: ComingCall<OperationId>): boolean {
    const given: Readonly<Record<string, unknown>> = query;
    return [at].flat().some((moment, index) => {
      const parameters = Object.entries(moment.query ?? {});
      if (moment.operation !== operation || parameters.some(([name, value]) => (given[name] ?? null) !== value))
        return false;
      const count = (this.#calls.get(`${key} ${index}`) ?? 0) + 1;
      this.#calls.set(`${key} ${index}`, count);
      return count === moment.call;
    });
  }
}

function colleagueOf({ who }: ColleagueAct, { world, user }: ComingCall<OperationId>): User | undefined {
  const roles = who === 'shop' ? STAND_INS : [who, ...STAND_INS];
  return roles.map((role) => world.users.byEmail(emailOf(role))).find((one) => one !== undefined && one.id !== user.id);
}
