import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { partnerSignUpMachine } from './partner-sign-up.machine.ts';
import type { EntryOutcome, PartnerDetails, SaveOutcome } from './partner-sign-up.machine.ts';

const DETAILS = { companyName: 'Shah Deliveries', firstName: 'Ravi', lastName: 'Shah', email: 'ravi@x.co', phoneNumber: '5551234567' };
const SUBMIT = { type: 'details.submitted', details: DETAILS } as const;
const SAVED: SaveOutcome = { status: 'success', authenticationToken: 'T9' };
const REFUSED = { status: 'failure', notice: { tone: 'error', text: 'No' } } as const;

function start(outcomes: { save?: (SaveOutcome | Error)[]; enter?: (EntryOutcome | Error)[] } = {}) {
  const calls: string[] = [];
  const give = <T>(outcome: T | Error): T => {
    if (outcome instanceof Error) throw outcome;
    return outcome;
  };
  const actor = createActor(
    partnerSignUpMachine.provide({
      actors: {
        save: fromPromise<SaveOutcome, PartnerDetails>(async ({ input }) => {
          calls.push(`save ${input.email}`);
          return give(outcomes.save?.shift() ?? SAVED);
        }),
        enter: fromPromise<EntryOutcome, { authenticationToken: string }>(async ({ input }) => {
          calls.push(`enter ${input.authenticationToken}`);
          return give<EntryOutcome>(outcomes.enter?.shift() ?? { status: 'success', user: { id: 31 } });
        }),
      },
    }),
  ).start();
  const settled = (state: string) => waitFor(actor, (snapshot) => snapshot.matches(state as never), { timeout: 1000 });
  return { actor, calls, settled };
}

describe('partner sign-up machine', () => {
  it('[SUP-25] [API-26] [TEL-16] saves once, then signs in with the returned token', async () => {
    const { actor, calls, settled } = start();
    actor.send(SUBMIT);
    actor.send(SUBMIT);
    expect((await settled('signedIn')).context).toMatchObject({ user: { id: 31 }, authenticationToken: 'T9' });
    expect(calls).toEqual(['save ravi@x.co', 'enter T9']);
  });

  it.each([REFUSED, new Error('down')])('a failed save keeps what was typed and can be retried', async (outcome) => {
    const { actor, calls, settled } = start({ save: [outcome] });
    actor.send(SUBMIT);
    expect((await settled('enteringDetails')).context).toMatchObject({ details: DETAILS, notice: { tone: 'error' } });
    actor.send(SUBMIT);
    await settled('signedIn');
    expect(calls).toHaveLength(3);
  });

  it.each([REFUSED, new Error('down')])('only a failed sign-in is retried: nothing is saved twice', async (outcome) => {
    const { actor, calls, settled } = start({ enter: [outcome] });
    actor.send(SUBMIT);
    expect((await settled('entryFailed')).context.notice).toMatchObject({ tone: 'error' });
    actor.send({ type: 'entry.retried' });
    await settled('signedIn');
    expect(calls).toEqual(['save ravi@x.co', 'enter T9', 'enter T9']);
  });

  it('every state is reachable with every failure, has a notice for it and a way out', () => {
    const done = (state: string, output: unknown) => ({ type: `xstate.done.actor.0.partnerSignUp.${state}`, output });
    const events = [
      SUBMIT,
      { type: 'entry.retried' },
      done('saving', SAVED),
      done('entering', { status: 'success', user: { id: 31 } }),
      ...['saving', 'entering'].flatMap((state) => [
        done(state, REFUSED),
        { type: `xstate.error.actor.0.partnerSignUp.${state}`, error: new Error('down') },
        { type: `xstate.after.answerPatience.partnerSignUp.${state}` },
      ]),
    ] as never[];
    const paths = getShortestPaths(partnerSignUpMachine, { events, limit: 10_000 });
    expect(new Set(paths.map(({ state }) => state.value))).toEqual(new Set(Object.keys(partnerSignUpMachine.states)));
    for (const { state, steps } of paths) {
      if (steps.length > 1) expect(state.context.details).toEqual(DETAILS);
      if (state.matches('entryFailed')) expect(state.context.notice).toMatchObject({ tone: 'error' });
      if (state.status === 'done') continue;
      const onward = getShortestPaths(partnerSignUpMachine, {
        fromState: state,
        events,
        limit: 10_000,
        toState: (snapshot) => snapshot.matches('signedIn'),
      });
      expect(onward.length).toBeGreaterThan(0);
    }
    expect(Object.values(partnerSignUpMachine.states).every((state) => state.description)).toBe(true);
  });
});
