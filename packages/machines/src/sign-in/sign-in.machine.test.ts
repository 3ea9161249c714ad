import { describe, expect, it, vi } from 'vitest';
import { SimulatedClock, createActor, fromPromise, waitFor } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { RESEND_COOLDOWN_MS, signInMachine } from './sign-in.machine.ts';
import type { Credentials, SendOtpOutcome, SignInOutcome } from './sign-in.machine.ts';

const OK: SignInOutcome = { status: 'success', user: { fleet_id: 5 } };
const REFUSED = { status: 'failure', notice: { tone: 'error', text: 'No' } } as const;
const SUBMIT = { type: 'credentials.submitted', email: 'a@b.co', password: 'secret' } as const;

/** The machine with fake outcomes; `calls` records the calls. */
function start(
  outcomes: { multifactor?: boolean | Error; otp?: SendOtpOutcome[]; signIn?: SignInOutcome[]; key?: SignInOutcome } = {},
  key?: string,
) {
  const calls: string[] = [];
  const take = <T>(list: T[] | undefined, fallback: T): T => list?.shift() ?? fallback;
  const clock = new SimulatedClock();
  const actor = createActor(
    signInMachine.provide({
      actors: {
        readMultifactor: fromPromise(async () => {
          if (outcomes.multifactor instanceof Error) throw outcomes.multifactor;
          return outcomes.multifactor ?? false;
        }),
        sendOtp: fromPromise<SendOtpOutcome, Credentials & { isResend: boolean }>(async ({ input }) => {
          calls.push(input.isResend ? 'resend' : 'send');
          return take<SendOtpOutcome>(outcomes.otp, { status: 'success' });
        }),
        signIn: fromPromise<SignInOutcome, Credentials & { otp: string | null }>(async ({ input }) => {
          calls.push(`sign in ${input.otp ?? 'without code'}`);
          return take(outcomes.signIn, OK);
        }),
        signInWithKey: fromPromise<SignInOutcome, { key: string }>(async ({ input }) => {
          calls.push(`key ${input.key}`);
          return outcomes.key ?? OK;
        }),
      },
    }),
    { input: { key }, clock },
  ).start();
  const settled = (state: string) =>
    waitFor(actor, (snapshot) => snapshot.matches(state as never) && !snapshot.hasTag('busy'), { timeout: 1000 });
  return { actor, calls, clock, settled };
}

describe('sign-in machine', () => {
  it('[AUT-13] without multifactor, one submit signs in', async () => {
    const { actor, calls, settled } = start();
    actor.send(SUBMIT);
    expect((await settled('signedIn')).context).toMatchObject({ user: { fleet_id: 5 }, credentials: null });
    expect(calls).toEqual(['sign in without code']);
  });

  it('[AUT-14, AUT-15, AUT-16] with multifactor the first submit sends a code, and the code signs in', async () => {
    const { actor, calls, settled } = start({ multifactor: true });
    actor.send(SUBMIT);
    const state = await settled('enteringOtp');
    expect(state.hasTag('otp')).toBe(true);
    expect(calls).toEqual(['send']);
    actor.send({ type: 'otp.submitted', otp: '123456' });
    await settled('signedIn');
    expect(calls).toEqual(['send', 'sign in 123456']);
  });

  it('[AUT-17] a code that could not be sent goes back to the form with the reason', async () => {
    const { actor, settled } = start({ multifactor: true, otp: [REFUSED] });
    actor.send(SUBMIT);
    expect((await settled('enteringCredentials')).context.notice).toEqual(REFUSED.notice);
  });

  it('[AUT-21] resend sends another code, confirms it and then pauses', async () => {
    const { actor, calls, clock, settled } = start({ multifactor: true });
    actor.send(SUBMIT);
    await settled('enteringOtp');
    actor.send({ type: 'otp.resendRequested' });
    const resent = await settled('enteringOtp');
    expect(resent.context.notice).toEqual({ tone: 'success', label: 'otpResent' });
    expect(resent.can({ type: 'otp.resendRequested' })).toBe(false);
    clock.increment(RESEND_COOLDOWN_MS - 1);
    expect(actor.getSnapshot().can({ type: 'otp.resendRequested' })).toBe(false);
    clock.increment(1);
    expect(actor.getSnapshot().can({ type: 'otp.resendRequested' })).toBe(true);
    expect(calls).toEqual(['send', 'resend']);
  });

  it('[AUT-21] neither a wrong code nor going back shortens the pause', async () => {
    const { actor, clock, settled } = start({ multifactor: true, signIn: [REFUSED] });
    actor.send(SUBMIT);
    await settled('enteringOtp');
    actor.send({ type: 'otp.resendRequested' });
    await settled('enteringOtp');
    clock.increment(RESEND_COOLDOWN_MS / 2);
    actor.send({ type: 'otp.submitted', otp: '000000' });
    expect((await settled('enteringOtp')).can({ type: 'otp.resendRequested' })).toBe(false);
    actor.send({ type: 'otp.abandoned' });
    actor.send(SUBMIT);
    expect((await settled('enteringOtp')).can({ type: 'otp.resendRequested' })).toBe(false);
    clock.increment(RESEND_COOLDOWN_MS / 2);
    expect(actor.getSnapshot().can({ type: 'otp.resendRequested' })).toBe(true);
  });

  it('[AUT-21] a failed resend stays on the code step, with the reason, and can be retried at once', async () => {
    const { actor, settled } = start({ multifactor: true, otp: [{ status: 'success' }, REFUSED] });
    actor.send(SUBMIT);
    await settled('enteringOtp');
    actor.send({ type: 'otp.resendRequested' });
    const refused = await settled('enteringOtp');
    expect(refused.context.notice).toEqual(REFUSED.notice);
    expect(refused.can({ type: 'otp.resendRequested' })).toBe(true);
  });

  it('[AUT-17] going back from the code keeps the email and drops password and code', async () => {
    const { actor, settled } = start({ multifactor: true });
    actor.send(SUBMIT);
    await settled('enteringOtp');
    actor.send({ type: 'otp.abandoned' });
    expect((await settled('enteringCredentials')).context).toMatchObject({
      email: SUBMIT.email,
      credentials: null,
      otp: null,
      notice: null,
    });
  });

  it('[AUT-15] a resend response that arrives after going back is ignored', async () => {
    const answer = Promise.withResolvers<SendOtpOutcome>();
    const waiting = createActor(
      signInMachine.provide({
        actors: {
          sendOtp: fromPromise<SendOtpOutcome, Credentials & { isResend: boolean }>(({ input }) =>
            input.isResend ? answer.promise : Promise.resolve({ status: 'success' }),
          ),
          readMultifactor: fromPromise(async () => true),
        },
      }),
      { input: {} },
    ).start();
    waiting.send(SUBMIT);
    await waitFor(waiting, (snapshot) => snapshot.matches('enteringOtp'));
    waiting.send({ type: 'otp.resendRequested' });
    waiting.send({ type: 'otp.abandoned' });
    answer.resolve({ status: 'success' });
    await answer.promise;
    await Promise.resolve();
    expect(waiting.getSnapshot()).toMatchObject({ value: 'enteringCredentials', context: { notice: null, isCooling: false } });
  });

  it('[AUT-18] a wrong code stays on the code step, with the reason', async () => {
    const { actor, settled } = start({ multifactor: true, signIn: [REFUSED] });
    actor.send(SUBMIT);
    await settled('enteringOtp');
    actor.send({ type: 'otp.submitted', otp: '000000' });
    expect((await settled('enteringOtp')).context.notice).toEqual(REFUSED.notice);
  });

  it('[AUT-25] a user without a fleet is refused, with and without a code', async () => {
    const homeless: SignInOutcome = { status: 'success', user: { fleet_id: null } };
    for (const multifactor of [false, true]) {
      const { actor, settled } = start({ multifactor, signIn: [homeless] });
      actor.send(SUBMIT);
      if (multifactor) {
        await settled('enteringOtp');
        actor.send({ type: 'otp.submitted', otp: '123456' });
      }
      expect((await settled('enteringCredentials')).context).toMatchObject({ notice: { label: 'notAFleetCustomer' }, user: null });
    }
  });

  it('[AUT-02] a key signs in without a click; a key that fails shows the form', async () => {
    const good = start({}, 'K1');
    await good.settled('signedIn');
    expect(good.calls).toEqual(['key K1']);
    const bad = start({ key: REFUSED }, 'K1');
    expect((await bad.settled('enteringCredentials')).context).toMatchObject({ notice: REFUSED.notice, key: null });
  });

  it('[API-51] a flag service that fails or is slow means off', async () => {
    const failing = start({ multifactor: new Error('down') });
    failing.actor.send(SUBMIT);
    await failing.settled('signedIn');
    expect(failing.calls).toEqual(['sign in without code']);

    const clock = new SimulatedClock();
    const never = vi.fn<() => Promise<boolean>>(() => new Promise(() => undefined));
    const actor = createActor(
      signInMachine.provide({
        actors: {
          readMultifactor: fromPromise(never),
          signIn: fromPromise<SignInOutcome, Credentials & { otp: string | null }>(async () => OK),
        },
      }),
      { input: {}, clock },
    ).start();
    actor.send(SUBMIT);
    clock.increment(3_000);
    await waitFor(actor, (snapshot) => snapshot.status === 'done');
    expect(never).toHaveBeenCalledOnce();
  });

  it('a second submit while the first is in flight is ignored', async () => {
    const { actor, calls, settled } = start();
    actor.send(SUBMIT);
    actor.send(SUBMIT);
    await settled('signedIn');
    expect(calls).toHaveLength(1);
  });

  it('a response that arrives after going back from the code is ignored', async () => {
    let answer: (outcome: SignInOutcome) => void = () => undefined;
    const late = new Promise<SignInOutcome>((resolve) => (answer = resolve));
    const actor = createActor(
      signInMachine.provide({
        actors: {
          readMultifactor: fromPromise(async () => true),
          sendOtp: fromPromise<SendOtpOutcome, Credentials & { isResend: boolean }>(async () => ({ status: 'success' })),
          signIn: fromPromise<SignInOutcome, Credentials & { otp: string | null }>(() => late),
        },
      }),
      { input: {} },
    ).start();
    actor.send(SUBMIT);
    await waitFor(actor, (snapshot) => snapshot.matches('enteringOtp'));
    actor.send({ type: 'otp.submitted', otp: '123456' });
    actor.send({ type: 'otp.abandoned' });
    answer(OK);
    await late;
    await Promise.resolve();
    expect(actor.getSnapshot().matches('enteringCredentials')).toBe(true);
    expect(actor.getSnapshot().context).toMatchObject({ user: null, credentials: null, otp: null });
  });

  it('every call without a response ends with a notice', async () => {
    const never = <Output, Input>() => fromPromise<Output, Input>(() => new Promise(() => undefined));
    for (const multifactor of [false, true]) {
      const clock = new SimulatedClock();
      const actor = createActor(
        signInMachine.provide({
          actors: {
            readMultifactor: fromPromise(async () => multifactor),
            sendOtp: never<SendOtpOutcome, Credentials & { isResend: boolean }>(),
            signIn: never<SignInOutcome, Credentials & { otp: string | null }>(),
          },
        }),
        { input: {}, clock },
      ).start();
      actor.send(SUBMIT);
      await waitFor(actor, (snapshot) => snapshot.matches('sendingOtp') || snapshot.matches('signingIn'));
      clock.increment(30_000);
      expect(actor.getSnapshot()).toMatchObject({ value: 'enteringCredentials', context: { notice: { label: 'timeout' } } });
    }
  });

  it('every state is reachable and has a description', () => {
    const done = (actor: string, output: unknown) => ({ type: `xstate.done.actor.0.signIn.${actor}`, output });
    const events = [
      SUBMIT,
      { type: 'otp.submitted', otp: '123456' },
      { type: 'otp.resendRequested' },
      { type: 'otp.abandoned' },
      { type: 'cooldown.ended' },
      ...[true, false].map((output) => done('checkingMultifactor', output)),
      ...['sendingOtp', 'resendingOtp', 'signingIn', 'validatingOtp', 'signingInWithKey'].flatMap((name) => [
        done(name, OK),
        done(name, REFUSED),
      ]),
    ] as never[];
    const reached = [undefined, 'K1'].flatMap((key) =>
      getShortestPaths(signInMachine, { input: { key }, events, limit: 20_000 }).map((path) => JSON.stringify(path.state.value)),
    );
    const states = Object.keys(signInMachine.states).filter((name) => name !== 'starting');
    for (const name of states) expect(reached.join(' ')).toContain(name);
    expect(Object.values(signInMachine.states).every((state) => state.description)).toBe(true);
  });
});
