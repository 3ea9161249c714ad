import { assign, enqueueActions, fromPromise, setup } from 'xstate';
import { failedNotice, lateNotice, noticeIn, notProvided, waits } from '../shared/answer.ts';
import type { Notice, Outcome } from '../shared/answer.ts';

/** Milliseconds between requested codes. */
export const RESEND_COOLDOWN_MS = 30_000;

export interface Credentials {
  email: string;
  password: string;
}

export type SignInLabel = 'otpSent' | 'otpResent' | 'notAFleetCustomer' | 'invalidAuthentication' | 'sessionEnded';
export type SignInNotice = Notice<SignInLabel>;

/** The fields of the signed-in user that the machine needs. */
export interface SignedInUser {
  fleet_id?: number | null;
}

export type SignInOutcome<User extends SignedInUser = SignedInUser> = Outcome<{ user: User }, SignInLabel>;
export type SendOtpOutcome = Outcome<object, SignInLabel>;

export interface SignInContext {
  /** As last submitted; stays in the form whatever the outcome. */
  email: string;
  /** Kept for the code step; dropped when the user goes back or is signed in. */
  credentials: Credentials | null;
  otp: string | null;
  key: string | null;
  notice: SignInNotice | null;
  user: SignedInUser | null;
  /** A code was just resent; the next one must wait. */
  isCooling: boolean;
}

export type SignInEvent =
  | { type: 'credentials.submitted'; email: string; password: string }
  | { type: 'otp.submitted'; otp: string }
  | { type: 'otp.resendRequested' }
  | { type: 'otp.abandoned' }
  | { type: 'cooldown.ended' }
  | { type: 'notice.dismissed' };

/**
 * Sign-in: by key from the URL, by password, or by password and one-time code when the multifactor flag is on. Input: `key` from the URL, initial
 * `notice`. A second submit while one is in flight is ignored.
 */
export const signInMachine = setup({
  types: {
    context: {} as SignInContext,
    events: {} as SignInEvent,
    input: {} as { key?: string | undefined; notice?: SignInNotice | undefined },
    tags: {} as 'credentials' | 'otp' | 'key' | 'busy',
  },
  actors: {
    /** Whether the flag is on for this email. */
    readMultifactor: fromPromise<boolean, { email: string }>(notProvided('readMultifactor')),
    sendOtp: fromPromise<SendOtpOutcome, Credentials & { isResend: boolean }>(notProvided('sendOtp')),
    signIn: fromPromise<SignInOutcome, Credentials & { otp: string | null }>(notProvided('signIn')),
    signInWithKey: fromPromise<SignInOutcome, { key: string }>(notProvided('signInWithKey')),
  },
  delays: waits,
  actions: {
    setNotice: assign((_, params: { notice: SignInNotice | null }) => ({ notice: params.notice })),
    forget: assign({ credentials: null, otp: null }),
    // A separate timer, so that neither a wrong code nor going back to the form shortens the pause.
    cool: enqueueActions(({ enqueue }) => {
      enqueue.assign({ isCooling: true });
      enqueue.cancel('cooldown');
      enqueue.raise({ type: 'cooldown.ended' }, { id: 'cooldown', delay: RESEND_COOLDOWN_MS });
    }),
  },
  guards: {
    hasKey: ({ context }) => context.key !== null,
    mayResend: ({ context }) => !context.isCooling,
    accepted: (_, outcome: SignInOutcome | SendOtpOutcome) => outcome.status === 'success',
    belongsToFleet: (_, outcome: SignInOutcome) => outcome.status === 'success' && outcome.user.fleet_id != null,
  },
}).createMachine({
  id: 'signIn',
  context: ({ input }) => ({
    email: '',
    credentials: null,
    otp: null,
    key: input.key ?? null,
    notice: input.notice ?? null,
    user: null,
    isCooling: false,
  }),
  initial: 'starting',
  on: {
    'notice.dismissed': { actions: { type: 'setNotice', params: { notice: null } } },
    'cooldown.ended': { actions: assign({ isCooling: false }) },
  },
  states: {
    starting: {
      description: 'Chooses between the key in the URL and the form.',
      always: [{ guard: 'hasKey', target: 'signingInWithKey' }, { target: 'enteringCredentials' }],
    },

    signingInWithKey: {
      description: 'Signing in with the key in the URL, without a click.',
      tags: ['key', 'busy'],
      invoke: {
        src: 'signInWithKey',
        input: ({ context }) => ({ key: context.key! }),
        onDone: [
          {
            guard: { type: 'belongsToFleet', params: ({ event }) => event.output },
            target: 'signedIn',
            actions: assign({ user: ({ event }) => userOf(event.output) }),
          },
          { target: 'enteringCredentials', actions: { type: 'setNotice', params: ({ event }) => refusalOf(event.output) } },
        ],
        onError: { target: 'enteringCredentials', actions: { type: 'setNotice', params: { notice: failedNotice } } },
      },
      after: { answerPatience: { target: 'enteringCredentials', actions: { type: 'setNotice', params: { notice: lateNotice } } } },
      exit: assign({ key: null }),
    },

    enteringCredentials: {
      description: 'The form: email and password.',
      tags: ['credentials'],
      on: {
        'credentials.submitted': {
          target: 'checkingMultifactor',
          actions: assign(({ event: { email, password } }) => ({ email, credentials: { email, password }, notice: null })),
        },
      },
    },

    checkingMultifactor: {
      description: 'Checks whether this user needs a code; a service that fails or is slow means no.',
      tags: ['credentials', 'busy'],
      invoke: {
        src: 'readMultifactor',
        input: ({ context }) => ({ email: context.credentials!.email }),
        onDone: [{ guard: ({ event }) => event.output, target: 'sendingOtp' }, { target: 'signingIn' }],
        onError: 'signingIn',
      },
      after: { flagPatience: 'signingIn' },
    },

    sendingOtp: {
      description: 'Sending the first code; a failure goes back to the form.',
      tags: ['credentials', 'busy'],
      invoke: {
        src: 'sendOtp',
        input: ({ context }) => ({ ...context.credentials!, isResend: false }),
        onDone: [
          {
            guard: { type: 'accepted', params: ({ event }) => event.output },
            target: 'enteringOtp',
            actions: { type: 'setNotice', params: { notice: { tone: 'success', label: 'otpSent' } } },
          },
          { target: 'enteringCredentials', actions: { type: 'setNotice', params: ({ event }) => refusalOf(event.output) } },
        ],
        onError: { target: 'enteringCredentials', actions: { type: 'setNotice', params: { notice: failedNotice } } },
      },
      after: { answerPatience: { target: 'enteringCredentials', actions: { type: 'setNotice', params: { notice: lateNotice } } } },
    },

    signingIn: {
      description: 'Signing in with email and password.',
      tags: ['credentials', 'busy'],
      invoke: {
        src: 'signIn',
        input: ({ context }) => ({ ...context.credentials!, otp: null }),
        onDone: [
          {
            guard: { type: 'belongsToFleet', params: ({ event }) => event.output },
            target: 'signedIn',
            actions: assign({ user: ({ event }) => userOf(event.output) }),
          },
          { target: 'enteringCredentials', actions: { type: 'setNotice', params: ({ event }) => refusalOf(event.output) } },
        ],
        onError: { target: 'enteringCredentials', actions: { type: 'setNotice', params: { notice: failedNotice } } },
      },
      after: { answerPatience: { target: 'enteringCredentials', actions: { type: 'setNotice', params: { notice: lateNotice } } } },
    },

    enteringOtp: {
      description: 'Waiting for the user to enter the code.',
      tags: ['otp'],
      on: {
        'otp.resendRequested': { guard: 'mayResend', target: 'resendingOtp' },
        'otp.submitted': { target: 'validatingOtp', actions: assign({ otp: ({ event }) => event.otp, notice: null }) },
        'otp.abandoned': { target: 'enteringCredentials', actions: ['forget', { type: 'setNotice', params: { notice: null } }] },
      },
    },

    resendingOtp: {
      description: 'Sending another code.',
      tags: ['otp', 'busy'],
      on: { 'otp.abandoned': { target: 'enteringCredentials', actions: ['forget', { type: 'setNotice', params: { notice: null } }] } },
      invoke: {
        src: 'sendOtp',
        input: ({ context }) => ({ ...context.credentials!, isResend: true }),
        onDone: [
          {
            guard: { type: 'accepted', params: ({ event }) => event.output },
            target: 'enteringOtp',
            actions: ['cool', { type: 'setNotice', params: { notice: { tone: 'success', label: 'otpResent' } } }],
          },
          { target: 'enteringOtp', actions: { type: 'setNotice', params: ({ event }) => refusalOf(event.output) } },
        ],
        onError: { target: 'enteringOtp', actions: { type: 'setNotice', params: { notice: failedNotice } } },
      },
      after: { answerPatience: { target: 'enteringOtp', actions: { type: 'setNotice', params: { notice: lateNotice } } } },
    },

    validatingOtp: {
      description: 'Signing in with credentials and code; a wrong code stays on the code step.',
      tags: ['otp', 'busy'],
      on: { 'otp.abandoned': { target: 'enteringCredentials', actions: ['forget', { type: 'setNotice', params: { notice: null } }] } },
      invoke: {
        src: 'signIn',
        input: ({ context }) => ({ ...context.credentials!, otp: context.otp }),
        onDone: [
          {
            guard: { type: 'belongsToFleet', params: ({ event }) => event.output },
            target: 'signedIn',
            actions: assign({ user: ({ event }) => userOf(event.output) }),
          },
          {
            guard: { type: 'accepted', params: ({ event }) => event.output },
            target: 'enteringCredentials',
            actions: ['forget', { type: 'setNotice', params: ({ event }) => refusalOf(event.output) }],
          },
          { target: 'enteringOtp', actions: { type: 'setNotice', params: ({ event }) => refusalOf(event.output) } },
        ],
        onError: { target: 'enteringOtp', actions: { type: 'setNotice', params: { notice: failedNotice } } },
      },
      after: { answerPatience: { target: 'enteringOtp', actions: { type: 'setNotice', params: { notice: lateNotice } } } },
    },

    signedIn: {
      description: 'Signed in; the screen goes to the landing page.',
      type: 'final',
      entry: ['forget', { type: 'setNotice', params: { notice: null } }],
    },
  },
});

/** A successful sign-in is refused when the user has no fleet. */
function refusalOf(outcome: SignInOutcome | SendOtpOutcome): { notice: SignInNotice } {
  return outcome.status === 'failure' ? noticeIn(outcome) : { notice: { tone: 'error', label: 'notAFleetCustomer' } };
}

function userOf(outcome: SignInOutcome): SignedInUser | null {
  return outcome.status === 'success' ? outcome.user : null;
}
