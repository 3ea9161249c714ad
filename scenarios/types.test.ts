import { describe, expectTypeOf, it } from 'vitest';
import { answersOf, callsOf } from './protocol/calls.ts';
import type { CallOf } from './protocol/calls.ts';
import type { ScenarioId } from './catalogue.ts';
import type { ColleagueAct } from './colleague-acts.ts';
import type { JournalEntry, SessionRecipe } from './protocol/control.ts';
import { defineScenario } from './define.ts';
import type { Override, Scenario, WorldShape } from './define.ts';
import type { FailureId } from './failures/failures.scenario.ts';

const words = { id: 'a/b', title: 'A', story: 'A.' } as const;

describe('references to unknown names do not compile', () => {
  it('an operation', () => {
    // @ts-expect-error -- there is no such operation
    defineScenario({ ...words, answers: { listUnicorns: { example: 'success' } } });
    // @ts-expect-error -- nor one to go wrong
    defineScenario({ ...words, faults: [{ kind: 'server-error', operation: 'listUnicorns' }] });
    expectTypeOf<'failures/listUnicorns/notFound'>().not.toExtend<FailureId>();
  });

  it('an example or a status', () => {
    // @ts-expect-error -- getDashboard declares no such example
    defineScenario({ ...words, answers: { getDashboard: { example: 'wrongOtp' } } });
    // @ts-expect-error -- nor such a status
    defineScenario({ ...words, answers: { listRoles: { status: 418, body: [] } } });
    expectTypeOf<'failures/getDashboard/wrongOtp'>().not.toExtend<FailureId>();
    expectTypeOf<'failures/createSession/wrongOtp'>().toExtend<FailureId>();
  });

  it('a field', () => {
    defineScenario({
      ...words,
      // @ts-expect-error -- an affiliation has no such field
      answers: { getAffiliation: { status: 200, body: { id: 1, parent_id: null, title: 'X' } } },
    });
    // @ts-expect-error -- an error is text
    const wrong: Override<'getAffiliation'> = { status: 404, body: { error: 404 } };
    expectTypeOf(wrong).toExtend<Override<'getAffiliation'>>();
    // @ts-expect-error -- the world has no such shape
    const shape: WorldShape = { unicorns: 3 };
    expectTypeOf(shape).toExtend<WorldShape>();
  });

  it('a deed of a colleague, or one before a call that is about something else', () => {
    const at = { operation: 'updateFleet', call: 1 } as const;
    // @ts-expect-error -- nobody does this
    defineScenario({ ...words, colleagueActs: [{ at, who: 'Admin', does: 'paints' }] });
    // @ts-expect-error -- a call about a fleet names no policy
    defineScenario({ ...words, colleagueActs: [{ at, who: 'Admin', does: 'raisesLimit' }] });
    const page: ColleagueAct = {
      // @ts-expect-error -- a vehicle is read without such a parameter
      at: { operation: 'getVehicle', call: 1, query: { page: 2 } },
      who: 'Admin',
      does: 'deletesVehicle',
    };
    expectTypeOf(page).toExtend<ColleagueAct>();
    expectTypeOf(
      defineScenario({ ...words, colleagueActs: [{ at, who: 'Admin', does: 'changesFleet' }] }),
    ).toExtend<Scenario>();
  });

  it('a property, at any depth', () => {
    // @ts-expect-error -- a scenario has no such property
    defineScenario({ ...words, wrold: { vehicles: 3 } });
    // @ts-expect-error -- nor a fault
    defineScenario({ ...words, faults: [{ kind: 'fixed-delay', operation: '*', milliseconds: 3000 }] });
    // @ts-expect-error -- nor an answer: every call would be answered so
    const wrong = defineScenario({ ...words, answers: { listRoles: { cals: [1], example: 'serverError' } } });
    expectTypeOf(wrong).toExtend<Scenario>();
  });

  it('a brand, a role, a flag, a profile', () => {
    // @ts-expect-error -- there is no such brand
    defineScenario({ ...words, brands: ['acme'] });
    // @ts-expect-error -- there is no such role
    defineScenario({ ...words, roles: ['King'] });
    // @ts-expect-error -- there is no such flag
    defineScenario({ ...words, flags: { teleport: 'on' } });
    // @ts-expect-error -- there is no such profile
    defineScenario({ ...words, profile: 'huge' });
    expectTypeOf(
      defineScenario({ ...words, brands: ['canada'], roles: ['Owner'], profile: 'hostile' }),
    ).toExtend<Scenario>();
  });

  it('a call of the journal, or a part of one that the contract does not have', () => {
    const entries: JournalEntry[] = [];
    // @ts-expect-error -- there is no such operation
    callsOf(entries, 'listUnicorns');
    // @ts-expect-error -- nor one to answer
    answersOf(entries, 'listUnicorns');
    const read = (call: CallOf<'updateOrder'>) => {
      // @ts-expect-error -- an order is not changed by its horn
      void call.requestBody.horn;
      // @ts-expect-error -- the operation takes no query
      void call.query.page;
      // @ts-expect-error -- an order has no horn; other statuses have no order
      if (call.status === 200) void call.answer.horn;
      return call.status === 200 ? call.answer.order_services : call.answer;
    };
    expectTypeOf(read).parameter(0).toHaveProperty('requestBody').toHaveProperty('order_services');
    expectTypeOf<CallOf<'listFleets'>['query']['page']>().toEqualTypeOf<string | undefined>();
    expectTypeOf<CallOf<'getDashboard'>['requestBody']>().toEqualTypeOf<undefined>();
    expectTypeOf<CallOf<'createGloveboxItem'>['requestBody']>().toEqualTypeOf<'(form)'>();
  });

  it('another scenario', () => {
    expectTypeOf<'access/wrong-password'>().toExtend<ScenarioId>();
    expectTypeOf<'statuses/order-paid'>().toExtend<ScenarioId>();
    expectTypeOf<'access/no-such-case'>().not.toExtend<ScenarioId>();
    expectTypeOf<'roles/king'>().not.toExtend<ScenarioId>();
    // @ts-expect-error -- there is no such scenario to make a session of
    const recipe: SessionRecipe = { scenario: 'access/no-such-case' };
    expectTypeOf(recipe).toExtend<SessionRecipe>();
  });
});
