import type { FailureName, RequestBody } from '@wayside/api-client';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { refuse } from '../world/seed/refusal.ts';
import type { Refusal } from '../world/seed/refusal.ts';
import { Refused, responding } from './handler.ts';
import type { Call, Handlers, HandlersOf } from './handler.ts';
import { handlers } from './index.ts';
import { lookups } from './lookups.ts';

describe('what does not compile', () => {
  it('an operation without a handler, or with a misspelled one', () => {
    // @ts-expect-error -- listStates is missing
    const none: HandlersOf<'lookups'> = {};
    // @ts-expect-error -- there is no such operation
    const misspelled: HandlersOf<'lookups'> = { ...lookups, listStatse: () => [] };
    // @ts-expect-error -- one is missing among all
    const others: Handlers = Object.fromEntries(
      Object.entries(handlers).filter(([name]) => name !== 'listStates'),
    ) as Omit<Handlers, 'listStates'>;
    const left: HandlersOf<'lookups'> = { listStates: 'contractExample' };
    // @ts-expect-error -- this is the only other word
    const other: HandlersOf<'lookups'> = { listStates: 'example' };
    expect([none, misspelled, others, left, other]).toHaveLength(5);
  });

  it('a refusal that the operation does not declare', () => {
    type Declared =
      | 'malformed'
      | 'noToken'
      | 'expiredToken'
      | 'roleForbidden'
      | 'invalid'
      | 'nameTaken'
      | 'serverError';
    expectTypeOf<FailureName<'createFleet'>>().toEqualTypeOf<Declared>();
    function createFleet(
      { world, user, refusal, need, accept }: Call<'createFleet'>,
      policy: RequestBody<'createPolicy'>,
    ) {
      // @ts-expect-error -- createFleet has no policy
      refusal('noApprover');
      // @ts-expect-error -- a success is no refusal
      refusal('success');
      // @ts-expect-error -- a new fleet cannot be missing
      need(undefined);
      // @ts-expect-error -- the world gives a reason that createFleet does not declare
      accept(world.policies.create(user, policy));
      // @ts-expect-error -- in whatever form
      accept(refuse('noApprover'));
      expectTypeOf(accept(4 as number | Refusal<'nameTaken'>)).toEqualTypeOf<number>();
    }
    expect(createFleet).toBeTypeOf('function');
  });
});

describe('a refusal', () => {
  const { accept, need, refusal } = responding as Pick<Call<'updatePolicy'>, 'accept' | 'need' | 'refusal'>;

  it('names a failure, with messages of its own or with those of the contract', () => {
    expect(refusal('invalid', 'There is no shop 9')).toMatchObject({
      failure: 'invalid',
      errors: ['There is no shop 9'],
    });
    expect(refusal('invalid').errors).toBeUndefined();
  });

  it('is thrown for what is not there, and for what the world refuses', () => {
    expect(thrownBy(() => need(undefined))).toEqual(new Refused('notFound'));
    expect(need({ id: 4 })).toEqual({ id: 4 });
    expect(thrownBy(() => accept(refuse('noApprover')))).toEqual(new Refused('noApprover'));
    expect(accept({ id: 4 })).toEqual({ id: 4 });
  });
});

function thrownBy(work: () => unknown): unknown {
  try {
    return void work();
  } catch (problem) {
    return problem;
  }
}
