import { describe, expect, it } from 'vitest';
import { getAdjacencyMap, getShortestPaths } from 'xstate/graph';
import { signInMachine } from './sign-in.machine.ts';
import type { SignInContext } from './sign-in.machine.ts';

const CREDENTIALS = { email: 'ann@x.co', password: 'wayside' };
const SUBMIT = { type: 'credentials.submitted', ...CREDENTIALS } as const;
const OTP = { type: 'otp.submitted', otp: '123456' } as const;
const IN = { status: 'success', user: { fleet_id: 7 } } as const;
const NO_FLEET = { status: 'success', user: { fleet_id: null } } as const;
const REFUSED = { status: 'failure', notice: { tone: 'error', text: 'No' } } as const;

const done = (state: string, output: unknown) => ({ type: `xstate.done.actor.0.signIn.${state}`, output });
const failed = (state: string) => ({ type: `xstate.error.actor.0.signIn.${state}`, error: new Error('down') });
const after = (delay: string, state: string) => ({ type: `xstate.after.${delay}.signIn.${state}` });

/** Everything that can happen: what a person does, and for each call its answers, its failure and its silence. */
const events = [
  SUBMIT,
  OTP,
  { type: 'otp.resendRequested' },
  { type: 'otp.abandoned' },
  { type: 'cooldown.ended' },
  done('checkingMultifactor', true),
  done('checkingMultifactor', false),
  failed('checkingMultifactor'),
  after('flagPatience', 'checkingMultifactor'),
  ...['sendingOtp', 'resendingOtp'].flatMap((state) => [done(state, { status: 'success' }), done(state, REFUSED)]),
  ...['signingIn', 'validatingOtp', 'signingInWithKey'].flatMap((state) => [IN, NO_FLEET, REFUSED].map((output) => done(state, output))),
  ...['sendingOtp', 'resendingOtp', 'signingIn', 'validatingOtp', 'signingInWithKey'].flatMap((state) => [
    failed(state),
    after('answerPatience', state),
  ]),
] as never[];

const serializeState = ({ value, context }: { value: unknown; context: SignInContext }) =>
  JSON.stringify([value, context.credentials !== null, context.otp, context.key, context.isCooling, context.user]);
const walkOf = (input: { key?: string }) => ({ input, events, serializeState: serializeState as never, limit: 50_000 });
const walks = [walkOf({}), walkOf({ key: 'K1' })];
const paths = walks.flatMap((walk) => getShortestPaths(signInMachine, walk));

describe('every path of the sign-in', () => {
  it('leads to every state', () => {
    const reached = new Set(paths.map(({ state }) => String(state.value)));
    expect([...reached].toSorted()).toEqual(
      Object.keys(signInMachine.states)
        .filter((name) => name !== 'starting')
        .toSorted(),
    );
  });

  it('[AUT-01] [AUT-13] nothing is sent while a required part is missing', () => {
    const sending = paths.filter(({ state }) => state.hasTag('busy'));
    expect(sending.length).toBeGreaterThan(0);
    for (const { state } of sending) {
      const { credentials, otp, key } = state.context;
      const where = String(state.value);
      if (state.matches('signingInWithKey')) expect(key, where).toBe('K1');
      else expect(credentials, where).toEqual(CREDENTIALS);
      if (state.matches('validatingOtp')) expect(otp, where).toBe(OTP.otp);
    }
  });

  it('while anything is on its way, nothing else is sent', () => {
    const submits = [SUBMIT, OTP, { type: 'otp.resendRequested' }] as const;
    const sent = paths
      .filter(({ state }) => state.hasTag('busy'))
      .flatMap(({ state }) => submits.filter((event) => state.can(event)).map(({ type }) => `${String(state.value)} ${type}`));
    expect(sent).toEqual([]);
  });

  it('only somebody of a fleet gets in, and then no password is kept', () => {
    const inside = paths.filter(({ state }) => state.matches('signedIn'));
    expect(inside.length).toBeGreaterThan(0);
    for (const { state } of inside) {
      const { user, credentials, otp } = state.context;
      expect([user?.fleet_id != null, credentials, otp]).toEqual([true, null, null]);
    }
  });

  it('a key is tried once, and a code only after the flag asked for one', () => {
    const storedKeys = paths.filter(({ state }) => !state.hasTag('key') && state.context.key !== null);
    const atCode = paths.filter(({ state }) => state.hasTag('otp'));
    const unasked = atCode.filter(({ steps }) => !steps.some(({ event }) => (event.type as string).endsWith('signIn.checkingMultifactor')));
    expect(atCode.length).toBeGreaterThan(0);
    expect([storedKeys, unasked]).toEqual([[], []]);
  });

  it('each failure has words, and leads to where the person can try again', () => {
    const broken: { where: string; next: (typeof paths)[number]['state'] }[] = [];
    for (const walk of walks) {
      for (const { state, transitions } of Object.values(getAdjacencyMap(signInMachine, walk))) {
        type Edge = { event: { type: string; output?: { status?: string } }; state: typeof state };
        for (const { event, state: next } of Object.values(transitions as Record<string, Edge>)) {
          const isFailure = event.output?.status === 'failure' || /xstate\.(error|after)/.test(event.type);
          const isHeard = next !== state && next.value !== state.value;
          // A flag that cannot be read means no, and the sign-in goes on.
          if (isFailure && isHeard && !/checkingMultifactor/.test(event.type))
            broken.push({ where: `${String(state.value)} — ${event.type}`, next });
        }
      }
    }
    expect(broken.length).toBeGreaterThan(10);
    for (const { where, next } of broken) {
      expect(next.context.notice, where).toMatchObject({ tone: 'error' });
      expect([next.hasTag('busy'), next.can(SUBMIT) || next.can(OTP)], where).toEqual([false, true]);
    }
  });
});
