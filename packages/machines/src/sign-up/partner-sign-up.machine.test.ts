import { describe, expect, it } from 'vitest';
import { play } from '../play.fixture.ts';
import { broken, done, late, walk } from '../walk.fixture.ts';
import { partnerSignUpMachine } from './partner-sign-up.machine.ts';

const DETAILS = {
  companyName: 'Shah Deliveries',
  firstName: 'Ravi',
  lastName: 'Shah',
  email: 'ravi@x.co',
  phoneNumber: '5551234567',
};
const SUBMIT = { type: 'details.submitted', details: DETAILS } as const;
const RETRY = { type: 'entry.retried' } as const;
const SAVED = { status: 'success', authenticationToken: 'T9' } as const;
const ENTERED = { status: 'success', user: { id: 31 } } as const;
const REFUSED = { status: 'failure', notice: { tone: 'error', text: 'No' } } as const;
const [SAVE, ENTER] = [
  ['save', DETAILS],
  ['enter', { authenticationToken: 'T9' }],
];

describe('partner sign-up machine', () => {
  it('[SUP-25] [API-26] [TEL-16] saves once, then signs in with the returned token', async () => {
    const { calls, at } = play(partnerSignUpMachine, undefined, { save: [SAVED], enter: [ENTERED] }, SUBMIT, SUBMIT);
    expect((await at('signedIn')).context).toMatchObject({ user: { id: 31 }, authenticationToken: 'T9' });
    expect(calls).toEqual([SAVE, ENTER]);
  });

  it.each([REFUSED, new Error('down')])('a failed save keeps what was typed and can be retried', async (outcome) => {
    const { calls, send, settled, at } = play(
      partnerSignUpMachine,
      undefined,
      { save: [outcome, SAVED], enter: [ENTERED] },
      SUBMIT,
    );
    expect(await settled()).toMatchObject({
      value: 'enteringDetails',
      context: { details: DETAILS, notice: { tone: 'error' } },
    });
    send(SUBMIT);
    await at('signedIn');
    expect(calls).toEqual([SAVE, SAVE, ENTER]);
  });

  it.each([REFUSED, new Error('down')])('only a failed sign-in is retried: nothing is saved twice', async (outcome) => {
    const { calls, send, at } = play(
      partnerSignUpMachine,
      undefined,
      { save: [SAVED], enter: [outcome, ENTERED] },
      SUBMIT,
    );
    expect((await at('entryFailed')).context.notice).toMatchObject({ tone: 'error' });
    send(RETRY);
    await at('signedIn');
    expect(calls).toEqual([SAVE, ENTER, ENTER]);
  });

  it('every path sends only what is there, one thing at a time, and saves once; each failure has a notice', () => {
    const { states, placeOf, unreached, deadEnds } = walk(partnerSignUpMachine, {
      events: [
        SUBMIT,
        RETRY,
        ...done('0.partnerSignUp.saving', SAVED, REFUSED),
        ...done('0.partnerSignUp.entering', ENTERED, REFUSED),
        ...broken('0.partnerSignUp.saving', '0.partnerSignUp.entering'),
        ...late('responsePatience', 'partnerSignUp.saving', 'partnerSignUp.entering'),
      ],
    });
    expect([unreached(), deadEnds()]).toEqual([[], ['signedIn']]);
    for (const state of states) {
      const { details, authenticationToken, user, notice } = state.context;
      const isSaved = !state.matches('enteringDetails') && !state.matches('saving');
      if (!state.matches('enteringDetails')) expect(details, placeOf(state)).toEqual(DETAILS);
      expect(authenticationToken, placeOf(state)).toBe(isSaved ? 'T9' : null);
      if (state.matches('signedIn')) expect(user).toEqual({ id: 31 });
      if (state.matches('entryFailed')) expect(notice).toMatchObject({ tone: 'error' });
      if (state.hasTag('busy')) expect([state.can(SUBMIT), state.can(RETRY)], placeOf(state)).toEqual([false, false]);
      // What was saved is not saved a second time.
      if (isSaved) expect(state.can(SUBMIT), placeOf(state)).toBe(false);
    }
  });
});
