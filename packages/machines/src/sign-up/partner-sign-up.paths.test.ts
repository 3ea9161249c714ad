import { expect, it } from 'vitest';
import { getShortestPaths } from 'xstate/graph';
import { partnerSignUpMachine } from './partner-sign-up.machine.ts';
import type { PartnerSignUpContext } from './partner-sign-up.machine.ts';

const DETAILS = { companyName: 'Maple Street Couriers', firstName: 'Ann', lastName: 'Lee', email: 'ann@x.co', phoneNumber: '5035550101' };
const SUBMIT = { type: 'details.submitted', details: DETAILS } as const;
const RETRY = { type: 'entry.retried' } as const;
const REFUSED = { status: 'failure', notice: { tone: 'error', text: 'No' } } as const;

const done = (state: string, output: unknown) => ({ type: `xstate.done.actor.0.partnerSignUp.${state}`, output });
const events = [
  SUBMIT,
  RETRY,
  done('saving', { status: 'success', authenticationToken: 'T1' }),
  done('entering', { status: 'success', user: { id: 1 } }),
  ...['saving', 'entering'].flatMap((state) => [
    done(state, REFUSED),
    { type: `xstate.error.actor.0.partnerSignUp.${state}`, error: new Error('down') },
    { type: `xstate.after.answerPatience.partnerSignUp.${state}` },
  ]),
] as never[];
const paths = getShortestPaths(partnerSignUpMachine, {
  events,
  serializeState: (({ value, context }: { value: unknown; context: PartnerSignUpContext }) =>
    JSON.stringify([value, context.details, context.authenticationToken, context.user])) as never,
});

it('every path sends only what is there, one thing at a time, and saves once', () => {
  expect(new Set(paths.map(({ state }) => String(state.value))).size).toBe(Object.keys(partnerSignUpMachine.states).length);
  for (const { state } of paths) {
    const { details, authenticationToken, user } = state.context;
    const where = String(state.value);
    if (where !== 'enteringDetails') expect(details, where).toEqual(DETAILS);
    expect(authenticationToken, where).toBe(['enteringDetails', 'saving'].includes(where) ? null : 'T1');
    if (where === 'signedIn') expect(user).toEqual({ id: 1 });
    if (state.hasTag('busy')) expect([state.can(SUBMIT), state.can(RETRY)], where).toEqual([false, false]);
    // What was saved is not saved a second time.
    if (authenticationToken !== null) expect(state.can(SUBMIT), where).toBe(false);
  }
});
