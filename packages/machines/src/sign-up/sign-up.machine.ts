import { assign, enqueueActions, fromPromise, setup } from 'xstate';
import { failedNotice, lateNotice, noticeIn, notProvided, waits } from '../shared/answer.ts';
import { RESEND_COOLDOWN_MS } from '../sign-in/sign-in.machine.ts';
import { consentBarrier, paymentBarrier } from './sign-up.model.ts';
import type {
  PaymentMethodOutcome,
  SignUpContext,
  SignUpEvent,
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

/**
 * Signing up a fleet: one form, or two steps with the card flag; with the multifactor flag a one-time code comes before the account. Input:
 * `asksPromotionalTerms` (Canada), initial `notice`. A second submit while one is in flight is ignored, and `details` keeps what was typed
 * whatever the server answers.
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
    setNotice: assign((_, params: { notice: SignUpNotice | null }) => ({ notice: params.notice })),
    /** Clears the notice about a checkbox once it is checked. */
    agree: assign(({ context, event }) => {
      const consents = { ...context.consents, ...(event.type === 'consents.changed' && event.consents) };
      const label = context.notice && 'label' in context.notice ? context.notice.label : null;
      const isSettled = (label === 'termsMissing' && consents.terms) || (label === 'promotionalTermsMissing' && consents.promotionalTerms);
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
      enqueue.cancel('cooldown');
      enqueue.raise({ type: 'cooldown.ended' }, { id: 'cooldown', delay: RESEND_COOLDOWN_MS });
    }),
    forgetPasswords: assign(({ context: { details } }) => ({ details: details && { ...details, password: '', confirmPassword: '' } })),
  },
  guards: {
    isTwoStep: ({ context }) => context.isTwoStep,
    mayResend: ({ context }) => !context.isCooling,
    lacksConsent: ({ context }) => consentBarrier(context) !== null,
    mayGetStarted: ({ context }) => paymentBarrier(context) === null,
    accepted: (_, outcome: SignUpOutcome | SignUpOtpOutcome) => outcome.status === 'success',
    /** The email is in use, which only step 1 can fix. */
    isEmailTaken: (_, outcome: SignUpOutcome) =>
      outcome.status === 'failure' && 'label' in outcome.notice && outcome.notice.label === 'userExists',
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
        'consents.changed': { actions: 'agree' },
        'details.submitted': [
          { guard: 'isTwoStep', target: 'enteringPayment', actions: assign({ details: ({ event }) => event.details, notice: null }) },
          { guard: 'lacksConsent', actions: [assign({ details: ({ event }) => event.details }), 'setMissingNotice'] },
          { target: 'checkingMultifactor', actions: assign({ details: ({ event }) => event.details, notice: null }) },
        ],
      },
    },

    enteringPayment: {
      description: 'Step 2: the card and the terms.',
      tags: ['payment'],
      on: {
        'details.reopened': { target: 'enteringDetails', actions: { type: 'setNotice', params: { notice: null } } },
        'consents.changed': { actions: 'agree' },
        'payment.submitted': {
          guard: 'mayGetStarted',
          target: 'preparingPayment',
          actions: { type: 'setNotice', params: { notice: null } },
        },
      },
    },

    preparingPayment: {
      description: 'Converting the card form into a nonce.',
      tags: ['payment', 'busy'],
      invoke: {
        src: 'preparePaymentMethod',
        onDone: [
          {
            guard: ({ event }) => event.output.status === 'success',
            target: 'checkingMultifactor',
            actions: assign({ paymentMethodNonce: ({ event }) => (event.output.status === 'success' ? event.output.nonce : null) }),
          },
          { target: 'enteringPayment', actions: { type: 'setNotice', params: ({ event }) => noticeIn(event.output) } },
        ],
        onError: { target: 'enteringPayment', actions: { type: 'setNotice', params: { notice: failedNotice } } },
      },
      after: { answerPatience: { target: 'enteringPayment', actions: { type: 'setNotice', params: { notice: lateNotice } } } },
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
          {
            guard: { type: 'accepted', params: ({ event }) => event.output },
            target: 'enteringOtp',
            actions: { type: 'setNotice', params: { notice: { tone: 'success', label: 'otpSent' } } },
          },
          { target: 'returning', actions: { type: 'setNotice', params: ({ event }) => noticeIn(event.output) } },
        ],
        onError: { target: 'returning', actions: { type: 'setNotice', params: { notice: failedNotice } } },
      },
      after: { answerPatience: { target: 'returning', actions: { type: 'setNotice', params: { notice: lateNotice } } } },
    },

    creating: {
      description: 'Creating the account without a code.',
      tags: ['busy'],
      invoke: {
        src: 'signUp',
        input: ({ context }) => requestOf(context, null),
        onDone: [
          {
            guard: { type: 'accepted', params: ({ event }) => event.output },
            target: 'signedUp',
            actions: { type: 'setNotice', params: ({ event }) => noticeIn(event.output) },
          },
          {
            guard: { type: 'isEmailTaken', params: ({ event }) => event.output },
            target: 'enteringDetails',
            actions: { type: 'setNotice', params: ({ event }) => noticeIn(event.output) },
          },
          { target: 'returning', actions: { type: 'setNotice', params: ({ event }) => noticeIn(event.output) } },
        ],
        onError: { target: 'returning', actions: { type: 'setNotice', params: { notice: failedNotice } } },
      },
      after: { answerPatience: { target: 'returning', actions: { type: 'setNotice', params: { notice: MAYBE } } } },
    },

    enteringOtp: {
      description: 'Waiting for the user to enter the code.',
      tags: ['otp'],
      on: {
        'otp.submitted': { target: 'validatingOtp', actions: assign({ otp: ({ event }) => event.otp, notice: null }) },
        'otp.resendRequested': { guard: 'mayResend', target: 'resendingOtp', actions: { type: 'setNotice', params: { notice: null } } },
        'otp.abandoned': { target: 'returning', actions: { type: 'setNotice', params: { notice: null } } },
      },
    },

    resendingOtp: {
      description: 'Sending another code.',
      tags: ['otp', 'busy'],
      on: { 'otp.abandoned': { target: 'returning', actions: { type: 'setNotice', params: { notice: null } } } },
      invoke: {
        src: 'sendOtp',
        input: ({ context }) => otpRequestOf(context, true),
        onDone: [
          {
            guard: { type: 'accepted', params: ({ event }) => event.output },
            target: 'enteringOtp',
            actions: ['cool', { type: 'setNotice', params: { notice: { tone: 'success', label: 'otpResent' } } }],
          },
          { target: 'enteringOtp', actions: { type: 'setNotice', params: ({ event }) => noticeIn(event.output) } },
        ],
        onError: { target: 'enteringOtp', actions: { type: 'setNotice', params: { notice: failedNotice } } },
      },
      after: { answerPatience: { target: 'enteringOtp', actions: { type: 'setNotice', params: { notice: lateNotice } } } },
    },

    validatingOtp: {
      description: 'Creating the account with the code; a wrong or expired code stays on the code step.',
      tags: ['otp', 'busy'],
      on: { 'otp.abandoned': { target: 'returning', actions: { type: 'setNotice', params: { notice: null } } } },
      invoke: {
        src: 'signUp',
        input: ({ context }) => requestOf(context, context.otp),
        onDone: [
          {
            guard: { type: 'accepted', params: ({ event }) => event.output },
            target: 'signedUp',
            actions: { type: 'setNotice', params: ({ event }) => noticeIn(event.output) },
          },
          {
            guard: { type: 'isEmailTaken', params: ({ event }) => event.output },
            target: 'enteringDetails',
            actions: { type: 'setNotice', params: ({ event }) => noticeIn(event.output) },
          },
          { target: 'enteringOtp', actions: { type: 'setNotice', params: ({ event }) => noticeIn(event.output) } },
        ],
        onError: { target: 'enteringOtp', actions: { type: 'setNotice', params: { notice: failedNotice } } },
      },
      after: { answerPatience: { target: 'enteringOtp', actions: { type: 'setNotice', params: { notice: MAYBE } } } },
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

function otpRequestOf({ details }: SignUpContext, isResend: boolean): SignUpOtpRequest {
  return { email: details!.email, password: details!.password, isResend };
}

function requestOf({ details, consents, paymentMethodNonce }: SignUpContext, otp: string | null): SignUpRequest {
  return { details: details!, consents, paymentMethodNonce, otp };
}
