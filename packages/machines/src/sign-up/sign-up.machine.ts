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

/** The account may be there: another try at once could only find its email taken. */
const MAYBE = { tone: 'error', label: 'maybeSignedUp' } as const satisfies SignUpNotice;

/**
 * Signing up a fleet: one form, or with the card flag two steps; with the multifactor flag a one-time code comes before the account.
 * Input: `asksPromotionalTerms` (Canada), `notice` to begin with. A second submit while one is under way is not heard, and what was
 * typed is kept in `details` whatever the server answers.
 */
export const signUpMachine = setup({
  types: {
    context: {} as SignUpContext,
    events: {} as SignUpEvent,
    input: {} as { asksPromotionalTerms: boolean; notice?: SignUpNotice | undefined },
    tags: {} as 'details' | 'payment' | 'otp' | 'busy',
  },
  actors: {
    /** Whether cards are taken at sign-up. */
    readCardSignUp: fromPromise<boolean>(notProvided('readCardSignUp')),
    /** Whether the multifactor flag is on for this email. */
    readMultifactor: fromPromise<boolean, { email: string }>(notProvided('readMultifactor')),
    /** Turns the card form into a nonce. */
    preparePaymentMethod: fromPromise<PaymentMethodOutcome>(notProvided('preparePaymentMethod')),
    sendOtp: fromPromise<SignUpOtpOutcome, SignUpOtpRequest>(notProvided('sendOtp')),
    signUp: fromPromise<SignUpOutcome, SignUpRequest>(notProvided('signUp')),
  },
  delays: waits,
  actions: {
    tell: assign((_, params: { notice: SignUpNotice | null }) => ({ notice: params.notice })),
    /** A notice about a tick that is there now has nothing more to say. */
    agree: assign(({ context, event }) => {
      const consents = { ...context.consents, ...(event.type === 'consents.changed' && event.consents) };
      const told = context.notice && 'label' in context.notice ? context.notice.label : null;
      const isSettled = (told === 'termsMissing' && consents.terms) || (told === 'promotionalTermsMissing' && consents.promotionalTerms);
      return { consents, notice: isSettled ? null : context.notice };
    }),
    tellWhatIsMissing: assign(({ context }) => {
      const barrier = consentBarrier(context);
      // A new one each time, so that a second press is answered too.
      return { notice: barrier && { ...MISSING[barrier] } };
    }),
    /** The card form is on screen in step 2 only. */
    closeCardForm: assign({ isPaymentMethodReady: false }),
    /** A clock of its own: neither a wrong code nor the way back makes the next code come sooner. */
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
    /** The email is taken: only step 1 can help. */
    isEmailTaken: (_, outcome: SignUpOutcome) =>
      outcome.status === 'failure' && 'label' in outcome.notice && outcome.notice.label === 'userExists',
  },
}).createMachine({
  id: 'signUp',
  context: ({ input }) => ({
    isTwoStep: false,
    asksPromotionalTerms: input.asksPromotionalTerms,
    details: null,
    consents: { terms: false, promotionalTerms: false, frenchCommunication: false },
    isPaymentMethodReady: false,
    paymentMethodNonce: null,
    otp: null,
    isCooling: false,
    notice: input.notice ?? null,
  }),
  initial: 'readingVariant',
  on: { 'cooldown.ended': { actions: assign({ isCooling: false }) } },
  states: {
    readingVariant: {
      description: 'Asks whether cards are taken at sign-up; a service that fails or is slow means no.',
      invoke: {
        src: 'readCardSignUp',
        onDone: { target: 'enteringDetails', actions: assign({ isTwoStep: ({ event }) => event.output }) },
        onError: 'enteringDetails',
      },
      after: { flagPatience: 'enteringDetails' },
    },

    enteringDetails: {
      description: 'Company, person and password wait to be submitted; in the one-step variant the terms too.',
      tags: ['details'],
      entry: 'closeCardForm',
      on: {
        'consents.changed': { actions: 'agree' },
        'details.submitted': [
          { guard: 'isTwoStep', target: 'enteringPayment', actions: assign({ details: ({ event }) => event.details, notice: null }) },
          { guard: 'lacksConsent', actions: [assign({ details: ({ event }) => event.details }), 'tellWhatIsMissing'] },
          { target: 'checkingMultifactor', actions: assign({ details: ({ event }) => event.details, notice: null }) },
        ],
      },
    },

    enteringPayment: {
      description: 'Step 2: the card and the terms wait.',
      tags: ['payment'],
      on: {
        'details.reopened': { target: 'enteringDetails', actions: { type: 'tell', params: { notice: null } } },
        'consents.changed': { actions: 'agree' },
        'paymentMethod.changed': { actions: assign({ isPaymentMethodReady: ({ event }) => event.isReady }) },
        'payment.submitted': { guard: 'mayGetStarted', target: 'preparingPayment', actions: { type: 'tell', params: { notice: null } } },
      },
    },

    preparingPayment: {
      description: 'The card form is being turned into a nonce.',
      tags: ['payment', 'busy'],
      invoke: {
        src: 'preparePaymentMethod',
        onDone: [
          {
            guard: ({ event }) => event.output.status === 'success',
            target: 'checkingMultifactor',
            actions: assign({ paymentMethodNonce: ({ event }) => (event.output.status === 'success' ? event.output.nonce : null) }),
          },
          { target: 'enteringPayment', actions: { type: 'tell', params: ({ event }) => noticeIn(event.output) } },
        ],
        onError: { target: 'enteringPayment', actions: { type: 'tell', params: { notice: failedNotice } } },
      },
      after: { answerPatience: { target: 'enteringPayment', actions: { type: 'tell', params: { notice: lateNotice } } } },
    },

    checkingMultifactor: {
      description: 'Asks whether a code comes before the account; a service that fails or is slow means no.',
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
      description: 'The first code is being sent; a failure goes back to the step that was submitted.',
      tags: ['busy'],
      invoke: {
        src: 'sendOtp',
        input: ({ context }) => otpRequestOf(context, false),
        onDone: [
          {
            guard: { type: 'accepted', params: ({ event }) => event.output },
            target: 'enteringOtp',
            actions: { type: 'tell', params: { notice: { tone: 'success', label: 'otpSent' } } },
          },
          { target: 'returning', actions: { type: 'tell', params: ({ event }) => noticeIn(event.output) } },
        ],
        onError: { target: 'returning', actions: { type: 'tell', params: { notice: failedNotice } } },
      },
      after: { answerPatience: { target: 'returning', actions: { type: 'tell', params: { notice: lateNotice } } } },
    },

    creating: {
      description: 'The account is being made without a code.',
      tags: ['busy'],
      invoke: {
        src: 'signUp',
        input: ({ context }) => requestOf(context, null),
        onDone: [
          {
            guard: { type: 'accepted', params: ({ event }) => event.output },
            target: 'signedUp',
            actions: { type: 'tell', params: ({ event }) => noticeIn(event.output) },
          },
          {
            guard: { type: 'isEmailTaken', params: ({ event }) => event.output },
            target: 'enteringDetails',
            actions: { type: 'tell', params: ({ event }) => noticeIn(event.output) },
          },
          { target: 'returning', actions: { type: 'tell', params: ({ event }) => noticeIn(event.output) } },
        ],
        onError: { target: 'returning', actions: { type: 'tell', params: { notice: failedNotice } } },
      },
      after: { answerPatience: { target: 'returning', actions: { type: 'tell', params: { notice: MAYBE } } } },
    },

    enteringOtp: {
      description: 'The code waits to be typed.',
      tags: ['otp'],
      entry: 'closeCardForm',
      on: {
        'otp.submitted': { target: 'validatingOtp', actions: assign({ otp: ({ event }) => event.otp, notice: null }) },
        'otp.resendRequested': { guard: 'mayResend', target: 'resendingOtp', actions: { type: 'tell', params: { notice: null } } },
        'otp.abandoned': { target: 'returning', actions: { type: 'tell', params: { notice: null } } },
      },
    },

    resendingOtp: {
      description: 'Another code is being sent.',
      tags: ['otp', 'busy'],
      on: { 'otp.abandoned': { target: 'returning', actions: { type: 'tell', params: { notice: null } } } },
      invoke: {
        src: 'sendOtp',
        input: ({ context }) => otpRequestOf(context, true),
        onDone: [
          {
            guard: { type: 'accepted', params: ({ event }) => event.output },
            target: 'enteringOtp',
            actions: ['cool', { type: 'tell', params: { notice: { tone: 'success', label: 'otpResent' } } }],
          },
          { target: 'enteringOtp', actions: { type: 'tell', params: ({ event }) => noticeIn(event.output) } },
        ],
        onError: { target: 'enteringOtp', actions: { type: 'tell', params: { notice: failedNotice } } },
      },
      after: { answerPatience: { target: 'enteringOtp', actions: { type: 'tell', params: { notice: lateNotice } } } },
    },

    validatingOtp: {
      description: 'The account is being made with the code; a wrong or expired code stays on the code.',
      tags: ['otp', 'busy'],
      on: { 'otp.abandoned': { target: 'returning', actions: { type: 'tell', params: { notice: null } } } },
      invoke: {
        src: 'signUp',
        input: ({ context }) => requestOf(context, context.otp),
        onDone: [
          {
            guard: { type: 'accepted', params: ({ event }) => event.output },
            target: 'signedUp',
            actions: { type: 'tell', params: ({ event }) => noticeIn(event.output) },
          },
          {
            guard: { type: 'isEmailTaken', params: ({ event }) => event.output },
            target: 'enteringDetails',
            actions: { type: 'tell', params: ({ event }) => noticeIn(event.output) },
          },
          { target: 'enteringOtp', actions: { type: 'tell', params: ({ event }) => noticeIn(event.output) } },
        ],
        onError: { target: 'enteringOtp', actions: { type: 'tell', params: { notice: failedNotice } } },
      },
      after: { answerPatience: { target: 'enteringOtp', actions: { type: 'tell', params: { notice: MAYBE } } } },
    },

    returning: {
      description: 'Back to the step that was submitted.',
      entry: assign({ otp: null, paymentMethodNonce: null }),
      always: [{ guard: 'isTwoStep', target: 'enteringPayment' }, { target: 'enteringDetails' }],
    },

    signedUp: {
      description: 'The account stands; the screen goes to sign-in with the notice.',
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
