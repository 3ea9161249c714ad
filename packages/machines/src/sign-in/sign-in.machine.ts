import { assign, enqueueActions, fromPromise, setup } from 'xstate';
import { failedNotice, lateNotice, noticeIn, notProvided, waits } from '../shared/answer.ts';
import type { Notice, Outcome } from '../shared/answer.ts';

/** Milliseconds between two codes that are sent on request. */
export const RESEND_COOLDOWN_MS = 30_000;

export interface Credentials {
  email: string;
  password: string;
}

export type SignInLabel = 'otpSent' | 'otpResent' | 'notAFleetCustomer' | 'invalidAuthentication' | 'sessionEnded';
export type SignInNotice = Notice<SignInLabel>;

/** What the machine has to know of the user who signed in. */
export interface SignedInUser {
  fleet_id?: number | null;
}

export type SignInOutcome<User extends SignedInUser = SignedInUser> = Outcome<{ user: User }, SignInLabel>;
export type SendOtpOutcome = Outcome<object, SignInLabel>;

export interface SignInContext {
  /** As last submitted: stays in the form whatever becomes of it. */
  email: string;
  /** Kept for the code's step; dropped when the user goes back or is in. */
  credentials: Credentials | null;
  otp: string | null;
  key: string | null;
  notice: SignInNotice | null;
  user: SignedInUser | null;
  /** A code was just sent again; the next one has to wait. */
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
 * Signing in: by key from the address, by password, or by password and one-time code when the multifactor flag is on.
 * Input: `key` of the address, `notice` to begin with. A second submit while one is under way is not heard.
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
    tell: assign((_, params: { notice: SignInNotice | null }) => ({ notice: params.notice })),
    forget: assign({ credentials: null, otp: null }),
    // A clock of its own: neither a wrong code nor the way back to the form makes the next code come sooner.
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
    'notice.dismissed': { actions: { type: 'tell', params: { notice: null } } },
    'cooldown.ended': { actions: assign({ isCooling: false }) },
  },
  states: {
    starting: {
      description: 'Decides between the key of the address and the form.',
      always: [{ guard: 'hasKey', target: 'signingInWithKey' }, { target: 'enteringCredentials' }],
    },

    signingInWithKey: {
      description: 'The key of the address signs in without any click.',
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
          { target: 'enteringCredentials', actions: { type: 'tell', params: ({ event }) => refusalOf(event.output) } },
        ],
        onError: { target: 'enteringCredentials', actions: { type: 'tell', params: { notice: failedNotice } } },
      },
      after: { answerPatience: { target: 'enteringCredentials', actions: { type: 'tell', params: { notice: lateNotice } } } },
      exit: assign({ key: null }),
    },

    enteringCredentials: {
      description: 'Email and password wait to be submitted.',
      tags: ['credentials'],
      on: {
        'credentials.submitted': {
          target: 'checkingMultifactor',
          actions: assign(({ event: { email, password } }) => ({ email, credentials: { email, password }, notice: null })),
        },
      },
    },

    checkingMultifactor: {
      description: 'Asks whether this user needs a code; a service that fails or is slow means no.',
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
      description: 'The first code is being sent; a failure goes back to the form.',
      tags: ['credentials', 'busy'],
      invoke: {
        src: 'sendOtp',
        input: ({ context }) => ({ ...context.credentials!, isResend: false }),
        onDone: [
          {
            guard: { type: 'accepted', params: ({ event }) => event.output },
            target: 'enteringOtp',
            actions: { type: 'tell', params: { notice: { tone: 'success', label: 'otpSent' } } },
          },
          { target: 'enteringCredentials', actions: { type: 'tell', params: ({ event }) => refusalOf(event.output) } },
        ],
        onError: { target: 'enteringCredentials', actions: { type: 'tell', params: { notice: failedNotice } } },
      },
      after: { answerPatience: { target: 'enteringCredentials', actions: { type: 'tell', params: { notice: lateNotice } } } },
    },

    signingIn: {
      description: 'Email and password are on their way.',
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
          { target: 'enteringCredentials', actions: { type: 'tell', params: ({ event }) => refusalOf(event.output) } },
        ],
        onError: { target: 'enteringCredentials', actions: { type: 'tell', params: { notice: failedNotice } } },
      },
      after: { answerPatience: { target: 'enteringCredentials', actions: { type: 'tell', params: { notice: lateNotice } } } },
    },

    enteringOtp: {
      description: 'The code waits to be typed.',
      tags: ['otp'],
      on: {
        'otp.resendRequested': { guard: 'mayResend', target: 'resendingOtp' },
        'otp.submitted': { target: 'validatingOtp', actions: assign({ otp: ({ event }) => event.otp, notice: null }) },
        'otp.abandoned': { target: 'enteringCredentials', actions: ['forget', { type: 'tell', params: { notice: null } }] },
      },
    },

    resendingOtp: {
      description: 'Another code is being sent.',
      tags: ['otp', 'busy'],
      on: { 'otp.abandoned': { target: 'enteringCredentials', actions: ['forget', { type: 'tell', params: { notice: null } }] } },
      invoke: {
        src: 'sendOtp',
        input: ({ context }) => ({ ...context.credentials!, isResend: true }),
        onDone: [
          {
            guard: { type: 'accepted', params: ({ event }) => event.output },
            target: 'enteringOtp',
            actions: ['cool', { type: 'tell', params: { notice: { tone: 'success', label: 'otpResent' } } }],
          },
          { target: 'enteringOtp', actions: { type: 'tell', params: ({ event }) => refusalOf(event.output) } },
        ],
        onError: { target: 'enteringOtp', actions: { type: 'tell', params: { notice: failedNotice } } },
      },
      after: { answerPatience: { target: 'enteringOtp', actions: { type: 'tell', params: { notice: lateNotice } } } },
    },

    validatingOtp: {
      description: 'Credentials and code are on their way; a wrong code stays on the code.',
      tags: ['otp', 'busy'],
      on: { 'otp.abandoned': { target: 'enteringCredentials', actions: ['forget', { type: 'tell', params: { notice: null } }] } },
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
            actions: ['forget', { type: 'tell', params: ({ event }) => refusalOf(event.output) }],
          },
          { target: 'enteringOtp', actions: { type: 'tell', params: ({ event }) => refusalOf(event.output) } },
        ],
        onError: { target: 'enteringOtp', actions: { type: 'tell', params: { notice: failedNotice } } },
      },
      after: { answerPatience: { target: 'enteringOtp', actions: { type: 'tell', params: { notice: lateNotice } } } },
    },

    signedIn: {
      description: 'The user is in; the screen goes to the landing page.',
      type: 'final',
      entry: ['forget', { type: 'tell', params: { notice: null } }],
    },
  },
});

/** A success that is turned away belongs to no fleet. */
function refusalOf(outcome: SignInOutcome | SendOtpOutcome): { notice: SignInNotice } {
  return outcome.status === 'failure' ? noticeIn(outcome) : { notice: { tone: 'error', label: 'notAFleetCustomer' } };
}

function userOf(outcome: SignInOutcome): SignedInUser | null {
  return outcome.status === 'success' ? outcome.user : null;
}
