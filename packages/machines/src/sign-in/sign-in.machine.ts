import { assign, enqueueActions, fromPromise, setup } from 'xstate';
import { isSuccess, notProvided, speech, successIn, waits } from '../shared/outcome.ts';
import type { Notice, Outcome } from '../shared/outcome.ts';

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

const { say, failing } = speech<SignInLabel>();
const toForm = failing('enteringCredentials');
const toCode = failing('enteringOtp');
const abandoned = { target: 'enteringCredentials', actions: ['forget', say(null)] } as const;

interface Done {
  event: { output: SignInOutcome };
}
/** Only a user of a fleet gets in. */
const entry = [
  {
    guard: ({ event: { output } }: Done) => output.status === 'success' && output.user.fleet_id != null,
    target: 'signedIn',
    actions: { type: 'keepUser', params: ({ event }: Done) => successIn(event.output) },
  },
  {
    guard: isSuccess,
    target: 'enteringCredentials',
    actions: ['forget', say({ tone: 'error', label: 'notAFleetCustomer' })],
  },
] as const;

/**
 * Sign-in: by key from the URL, by password, or by password and one-time code when the multifactor flag is on. Input:
 * `key` from the URL, initial `notice`. A second submit while one is in flight is ignored.
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
    setNotice: assign((_, { notice }: { notice: SignInNotice | null }) => ({ notice })),
    keepUser: assign((_, { user }: { user: SignedInUser }) => ({ user })),
    forget: assign({ credentials: null, otp: null }),
    // A separate timer, so that neither a wrong code nor going back to the form shortens the pause.
    cool: enqueueActions(({ enqueue }) => {
      enqueue.assign({ isCooling: true });
      enqueue.raise({ type: 'cooldown.ended' }, { delay: RESEND_COOLDOWN_MS });
    }),
  },
  guards: {
    hasKey: ({ context }) => context.key !== null,
    mayResend: ({ context }) => !context.isCooling,
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
    'notice.dismissed': { actions: say(null) },
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
        onDone: [...entry, toForm.refused],
        onError: toForm.broken,
      },
      after: { responsePatience: toForm.late },
      exit: assign({ key: null }),
    },

    enteringCredentials: {
      description: 'The form: email and password.',
      tags: ['credentials'],
      on: {
        'credentials.submitted': {
          target: 'checkingMultifactor',
          actions: assign(({ event: { email, password } }) => ({
            email,
            credentials: { email, password },
            notice: null,
          })),
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
          { guard: isSuccess, target: 'enteringOtp', actions: say({ tone: 'success', label: 'otpSent' }) },
          toForm.refused,
        ],
        onError: toForm.broken,
      },
      after: { responsePatience: toForm.late },
    },

    signingIn: {
      description: 'Signing in with email and password.',
      tags: ['credentials', 'busy'],
      invoke: {
        src: 'signIn',
        input: ({ context }) => ({ ...context.credentials!, otp: null }),
        onDone: [...entry, toForm.refused],
        onError: toForm.broken,
      },
      after: { responsePatience: toForm.late },
    },

    enteringOtp: {
      description: 'Waiting for the user to enter the code.',
      tags: ['otp'],
      on: {
        'otp.resendRequested': { guard: 'mayResend', target: 'resendingOtp' },
        'otp.submitted': { target: 'validatingOtp', actions: assign({ otp: ({ event }) => event.otp, notice: null }) },
        'otp.abandoned': abandoned,
      },
    },

    resendingOtp: {
      description: 'Sending another code.',
      tags: ['otp', 'busy'],
      on: { 'otp.abandoned': abandoned },
      invoke: {
        src: 'sendOtp',
        input: ({ context }) => ({ ...context.credentials!, isResend: true }),
        onDone: [
          { guard: isSuccess, target: 'enteringOtp', actions: ['cool', say({ tone: 'success', label: 'otpResent' })] },
          toCode.refused,
        ],
        onError: toCode.broken,
      },
      after: { responsePatience: toCode.late },
    },

    validatingOtp: {
      description: 'Signing in with credentials and code; a wrong code stays on the code step.',
      tags: ['otp', 'busy'],
      on: { 'otp.abandoned': abandoned },
      invoke: {
        src: 'signIn',
        input: ({ context }) => ({ ...context.credentials!, otp: context.otp }),
        onDone: [...entry, toCode.refused],
        onError: toCode.broken,
      },
      after: { responsePatience: toCode.late },
    },

    signedIn: {
      description: 'Signed in; the screen goes to the landing page.',
      type: 'final',
      entry: ['forget', say(null)],
    },
  },
});
