import { resultOf } from '@wayside/api-client';
import type { Schemas } from '@wayside/api-client';
import { rolesOf } from '@wayside/domain';
import { signInMachine } from '@wayside/machines';
import type { Credentials, SendOtpOutcome, SignInEvent, SignInNotice, SignInOutcome } from '@wayside/machines';
import { createActor } from 'xstate';
import type { SnapshotFrom } from 'xstate';
import { subdomain } from '../../shared/brand/brand.ts';
import { api } from '../../shared/data/api.ts';
import { noticeOf } from '../../shared/failure/failure.ts';
import { isFlagOn } from '../../shared/data/flags.ts';
import { actorOf, outcomeOf } from '../../shared/data/outcome.ts';

type SignedInUser = Schemas['SignedInUser'];

const KNOWN = ['invalidAuthentication'] as const;

type SignInBody = { email: string; password: string; otp?: string } | { key: string };

async function signIn(body: SignInBody): Promise<SignInOutcome<SignedInUser>> {
  const result = await resultOf(api.POST('/sessions', { body: { ...body, subdomain } }));
  if (result.status === 'failure') return { status: 'failure', notice: noticeOf(result, KNOWN) };
  // A user without a role we know couldn't do anything in the app.
  return rolesOf(result.data).length > 0
    ? { status: 'success', user: result.data }
    : { status: 'failure', notice: { tone: 'error', label: 'somethingWentWrong' } };
}

async function sendOtp({ isResend, ...credentials }: Credentials & { isResend: boolean }): Promise<SendOtpOutcome> {
  const body = { ...credentials, subdomain, is_resend_otp: isResend };
  return outcomeOf(await resultOf(api.POST('/sessions/send_otp', { body })), () => ({}), KNOWN);
}

const machine = signInMachine.provide({
  actors: {
    readMultifactor: actorOf(({ email }: { email: string }) => isFlagOn('multifactor_authentication', { email })),
    sendOtp: actorOf(sendOtp),
    signIn: actorOf(({ otp, ...credentials }: Credentials & { otp: string | null }): Promise<SignInOutcome> =>
      signIn({ ...credentials, otp: otp || undefined }),
    ),
    signInWithKey: actorOf(({ key }: { key: string }): Promise<SignInOutcome> => signIn({ key })),
  },
});

/** Starts the sign-in machine with its API calls. `onChange` runs on every state change. */
export function startSignIn(
  input: SignInStart,
  onChange: (view: SignInView) => void,
): { send: (event: SignInEvent) => void; stop: () => void } {
  const actor = createActor(machine, { input });
  const tell = (): void => onChange(viewOf(actor.getSnapshot()));
  actor.subscribe(tell);
  actor.start();
  tell();
  return actor;
}

function viewOf(snapshot: SnapshotFrom<typeof machine>) {
  const { user, notice, email, isCooling } = snapshot.context;
  return {
    user: user as SignedInUser | null,
    notice,
    /** The last submitted email. */
    email,
    /** A code was just resent; resending is disabled for now. */
    isCooling,
    isBusy: snapshot.hasTag('busy'),
    /** Signing in with the key. */
    isAtKey: snapshot.hasTag('key'),
    isAtCode: snapshot.hasTag('otp'),
    isValidating: snapshot.matches('validatingOtp'),
    isResending: snapshot.matches('resendingOtp'),
    isDone: snapshot.status === 'done',
  };
}

export interface SignInStart {
  /** From the URL or the history state; signs in without a click. */
  key: string | undefined;
  notice: SignInNotice | undefined;
}

/** The part of the sign-in state that the page renders. */
export type SignInView = ReturnType<typeof viewOf>;
