import { resultOf } from '@wayside/api-client';
import { rolesOf } from '@wayside/domain';
import { signInMachine } from '@wayside/machines';
import type { Credentials, SendOtpOutcome, SignInEvent, SignInOutcome } from '@wayside/machines';
import { createActor, fromPromise } from 'xstate';
import type { SnapshotFrom } from 'xstate';
import { api } from '../../shared/data/api.ts';
import { subdomain } from '../../shared/brand/brand.ts';
import { noticeOf } from '../../shared/data/failure.ts';
import { isFlagOn } from '../../shared/data/flags.ts';
import type { User } from '../../shared/session/session.ts';
import type { SignInStart, SignInView } from './sign-in-view.ts';

const KNOWN = ['invalidAuthentication'] as const;

type SignInBody = { email: string; password: string; otp?: string } | { key: string };

async function signIn(body: SignInBody): Promise<SignInOutcome<User>> {
  const result = await resultOf(api.POST('/sessions', { body: { ...body, subdomain } }));
  if (result.status === 'failure') return { status: 'failure', notice: noticeOf(result, KNOWN) };
  // A user without a role we know couldn't do anything in the app.
  return rolesOf(result.data).length > 0
    ? { status: 'success', user: result.data }
    : { status: 'failure', notice: { tone: 'error', label: 'somethingWentWrong' } };
}

async function sendOtp({ isResend, ...credentials }: Credentials & { isResend: boolean }): Promise<SendOtpOutcome> {
  const result = await resultOf(api.POST('/sessions/send_otp', { body: { ...credentials, subdomain, is_resend_otp: isResend } }));
  return result.status === 'success' ? { status: 'success' } : { status: 'failure', notice: noticeOf(result, KNOWN) };
}

const machine = signInMachine.provide({
  actors: {
    readMultifactor: fromPromise<boolean, { email: string }>(({ input: { email } }) => isFlagOn('multifactor_authentication', { email })),
    sendOtp: fromPromise<SendOtpOutcome, Credentials & { isResend: boolean }>(({ input: request }) => sendOtp(request)),
    signIn: fromPromise<SignInOutcome, Credentials & { otp: string | null }>(({ input: { otp, ...credentials } }) =>
      signIn({ ...credentials, otp: otp || undefined }),
    ),
    signInWithKey: fromPromise<SignInOutcome, { key: string }>(({ input: { key } }) => signIn({ key })),
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

function viewOf(snapshot: SnapshotFrom<typeof machine>): SignInView {
  const { user, notice, email, isCooling } = snapshot.context;
  return {
    user: user as User | null,
    notice,
    email,
    isCooling,
    isBusy: snapshot.hasTag('busy'),
    isAtKey: snapshot.hasTag('key'),
    isAtCode: snapshot.hasTag('otp'),
    isValidating: snapshot.matches('validatingOtp'),
    isResending: snapshot.matches('resendingOtp'),
    isDone: snapshot.status === 'done',
  };
}
