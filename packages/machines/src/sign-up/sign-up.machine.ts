import { assign, enqueueActions, fromPromise, setup } from 'xstate';
import { isSuccess, notProvided, speech, successIn, waits } from '../shared/outcome.ts';
import { RESEND_COOLDOWN_MS } from '../sign-in/sign-in.machine.ts';
import { consentBarrier, paymentBarrier } from './sign-up.model.ts';
import type {
  Consents,
  PaymentMethodOutcome,
  SignUpContext,
  SignUpEvent,
  SignUpLabel,
  SignUpNotice,
  SignUpOtpOutcome,
  SignUpOtpRequest,
  SignUpOutcome,
  SignUpRequest,
} from './sign-up.model.ts';

const MISSING = {
  terms: { tone: 'error', label: 'termsMissing' },
  promotionalTerms: { tone: 'error', label: 'promotionalTermsMissing' },
} as const satisfies Record<string, SignUpNotice>;

/** The account may exist: an immediate retry would only find its email in use. */
const MAYBE = { tone: 'error', label: 'maybeSignedUp' } as const satisfies SignUpNotice;

const { say, sayWhy, failing } = speech<SignUpLabel>();
const toPayment = failing('enteringPayment');
const toStep = failing('returning');
const toCode = failing('enteringOtp');
const abandoned = { target: 'returning', actions: say(null) } as const;

/** After the account was sent. An email in use can only be put right in step 1. */
const created = [
  { guard: isSuccess, target: 'signedUp', actions: sayWhy },
  {
    guard: ({ event }: { event: { output: SignUpOutcome } }) => isEmailTaken(event.output),
    target: 'enteringDetails',
    actions: sayWhy,
  },
] as const;

/**
 * Signing up a fleet: one form, or two steps with the card flag; with the multifactor flag a one-time code comes before
 * the account. Input: `asksPromotionalTerms` (Canada), initial `notice`. A second submit while one is in flight is
 * ignored, and `details` keeps what was typed however the server responds.
 */
export const signUpMachine = setup({
  types: {
    context: {} as SignUpContext,
    events: {} as SignUpEvent,
    input: {} as { asksPromotionalTerms: boolean; notice?: SignUpNotice | undefined },
    tags: {} as 'details' | 'payment' | 'otp' | 'busy',
  },
  actors: {
    /** Whether cards are accepted at sign-up. */
    readCardSignUp: fromPromise<boolean>(notProvided('readCardSignUp')),
    /** Whether the multifactor flag is on for this email. */
    readMultifactor: fromPromise<boolean, { email: string }>(notProvided('readMultifactor')),
    /** Converts the card form into a nonce. */
    preparePaymentMethod: fromPromise<PaymentMethodOutcome>(notProvided('preparePaymentMethod')),
    sendOtp: fromPromise<SignUpOtpOutcome, SignUpOtpRequest>(notProvided('sendOtp')),
    signUp: fromPromise<SignUpOutcome, SignUpRequest>(notProvided('signUp')),
  },
  delays: waits,
  actions: {
    setNotice: assign((_, { notice }: { notice: SignUpNotice | null }) => ({ notice })),
    /** Clears the notice about a checkbox once it is checked. */
    agree: assign(({ context }, { consents: changes }: { consents: Partial<Consents> }) => {
      const consents = { ...context.consents, ...changes };
      const label = context.notice && 'label' in context.notice ? context.notice.label : null;
      const isSettled =
        (label === 'termsMissing' && consents.terms) ||
        (label === 'promotionalTermsMissing' && consents.promotionalTerms);
      return { consents, notice: isSettled ? null : context.notice };
    }),
    setMissingNotice: assign(({ context }) => {
      const barrier = consentBarrier(context);
      // A new object each time, so that a second submit is announced too.
      return { notice: barrier && { ...MISSING[barrier] } };
    }),
    /** A separate timer, so that neither a wrong code nor going back shortens the pause. */
    cool: enqueueActions(({ enqueue }) => {
      enqueue.assign({ isCooling: true });
      enqueue.raise({ type: 'cooldown.ended' }, { delay: RESEND_COOLDOWN_MS });
    }),
    forgetPasswords: assign(({ context: { details } }) => ({
      details: details && { ...details, password: '', confirmPassword: '' },
    })),
  },
  guards: {
    isTwoStep: ({ context }) => context.isTwoStep,
    mayResend: ({ context }) => !context.isCooling,
    lacksConsent: ({ context }) => consentBarrier(context) !== null,
    mayGetStarted: ({ context }) => paymentBarrier(context) === null,
  },
}).createMachine({
  id: 'signUp',
  context: ({ input }) => ({
    isTwoStep: false,
    asksPromotionalTerms: input.asksPromotionalTerms,
    details: null,
    consents: { terms: false, promotionalTerms: false, frenchCommunication: null },
    isPaymentMethodReady: false,
    paymentMethodNonce: null,
    otp: null,
    isCooling: false,
    notice: input.notice ?? null,
  }),
  initial: 'readingVariant',
  on: {
    'cooldown.ended': { actions: assign({ isCooling: false }) },
    // The card form stays while its step is out of sight, so that the card need not be entered twice.
    'paymentMethod.changed': { actions: assign({ isPaymentMethodReady: ({ event }) => event.isReady }) },
  },
  states: {
    readingVariant: {
      description: 'Checks whether cards are accepted at sign-up; a service that fails or is slow means no.',
      invoke: {
        src: 'readCardSignUp',
        onDone: { target: 'enteringDetails', actions: assign({ isTwoStep: ({ event }) => event.output }) },
        onError: 'enteringDetails',
      },
      after: { flagPatience: 'enteringDetails' },
    },

    enteringDetails: {
      description: 'The form: company, person and password; in the one-step variant also the terms.',
      tags: ['details'],
      on: {
        'consents.changed': { actions: { type: 'agree', params: ({ event }) => event } },
        'details.submitted': [
          {
            guard: 'isTwoStep',
            target: 'enteringPayment',
            actions: assign({ details: ({ event }) => event.details, notice: null }),
          },
          { guard: 'lacksConsent', actions: [assign({ details: ({ event }) => event.details }), 'setMissingNotice'] },
          { target: 'checkingMultifactor', actions: assign({ details: ({ event }) => event.details, notice: null }) },
        ],
      },
    },

    enteringPayment: {
      description: 'Step 2: the card and the terms.',
      tags: ['payment'],
      on: {
        'details.reopened': { target: 'enteringDetails', actions: say(null) },
        'consents.changed': { actions: { type: 'agree', params: ({ event }) => event } },
        'payment.submitted': { guard: 'mayGetStarted', target: 'preparingPayment', actions: say(null) },
      },
    },

    preparingPayment: {
      description: 'Converting the card form into a nonce.',
      tags: ['payment', 'busy'],
      invoke: {
        src: 'preparePaymentMethod',
        onDone: [
          {
            guard: isSuccess,
            target: 'checkingMultifactor',
            actions: assign({ paymentMethodNonce: ({ event }) => successIn(event.output).nonce }),
          },
          toPayment.refused,
        ],
        onError: toPayment.broken,
      },
      after: { responsePatience: toPayment.late },
    },

    checkingMultifactor: {
      description: 'Checks whether a code is required before the account; a service that fails or is slow means no.',
      tags: ['busy'],
      invoke: {
        src: 'readMultifactor',
        input: ({ context }) => ({ email: context.details!.email }),
        onDone: [{ guard: ({ event }) => event.output, target: 'sendingOtp' }, { target: 'creating' }],
        onError: 'creating',
      },
      after: { flagPatience: 'creating' },
    },

    sendingOtp: {
      description: 'Sending the first code; a failure goes back to the submitted step.',
      tags: ['busy'],
      invoke: {
        src: 'sendOtp',
        input: ({ context }) => otpRequestOf(context, false),
        onDone: [
          { guard: isSuccess, target: 'enteringOtp', actions: say({ tone: 'success', label: 'otpSent' }) },
          toStep.refused,
        ],
        onError: toStep.broken,
      },
      after: { responsePatience: toStep.late },
    },

    creating: {
      description: 'Creating the account without a code.',
      tags: ['busy'],
      invoke: {
        src: 'signUp',
        input: ({ context }) => requestOf(context, null),
        onDone: [...created, toStep.refused],
        onError: toStep.broken,
      },
      after: { responsePatience: { target: 'returning', actions: say(MAYBE) } },
    },

    enteringOtp: {
      description: 'Waiting for the user to enter the code.',
      tags: ['otp'],
      on: {
        'otp.submitted': { target: 'validatingOtp', actions: assign({ otp: ({ event }) => event.otp, notice: null }) },
        'otp.resendRequested': { guard: 'mayResend', target: 'resendingOtp', actions: say(null) },
        'otp.abandoned': abandoned,
      },
    },

    resendingOtp: {
      description: 'Sending another code.',
      tags: ['otp', 'busy'],
      on: { 'otp.abandoned': abandoned },
      invoke: {
        src: 'sendOtp',
        input: ({ context }) => otpRequestOf(context, true),
        onDone: [
          { guard: isSuccess, target: 'enteringOtp', actions: ['cool', say({ tone: 'success', label: 'otpResent' })] },
          toCode.refused,
        ],
        onError: toCode.broken,
      },
      after: { responsePatience: toCode.late },
    },

    validatingOtp: {
      description: 'Creating the account with the code; a wrong or expired code stays on the code step.',
      tags: ['otp', 'busy'],
      on: { 'otp.abandoned': abandoned },
      invoke: {
        src: 'signUp',
        input: ({ context }) => requestOf(context, context.otp),
        onDone: [...created, toCode.refused],
        onError: toCode.broken,
      },
      after: { responsePatience: { target: 'enteringOtp', actions: say(MAYBE) } },
    },

    returning: {
      description: 'Returns to the submitted step.',
      entry: assign({ otp: null, paymentMethodNonce: null }),
      always: [{ guard: 'isTwoStep', target: 'enteringPayment' }, { target: 'enteringDetails' }],
    },

    signedUp: {
      description: 'The account exists; the screen goes to sign-in with the notice.',
      type: 'final',
      entry: ['forgetPasswords', assign({ otp: null, paymentMethodNonce: null })],
    },
  },
});

function isEmailTaken(outcome: SignUpOutcome): boolean {
  return outcome.status === 'failure' && 'label' in outcome.notice && outcome.notice.label === 'userExists';
}

function otpRequestOf({ details }: SignUpContext, isResend: boolean): SignUpOtpRequest {
  return { email: details!.email, password: details!.password, isResend };
}

function requestOf({ details, consents, paymentMethodNonce }: SignUpContext, otp: string | null): SignUpRequest {
  return { details: details!, consents, paymentMethodNonce, otp };
}
