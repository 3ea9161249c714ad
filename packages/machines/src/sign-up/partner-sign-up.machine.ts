import { assign, fromPromise, setup } from 'xstate';
import { failedNotice, lateNotice, noticeIn, notProvided, waits } from '../shared/answer.ts';
import type { Notice, Outcome } from '../shared/answer.ts';

export type PartnerLabel = 'userExists';
export type PartnerNotice = Notice<PartnerLabel>;

export type SaveOutcome = Outcome<{ authenticationToken: string }, PartnerLabel>;
export type EntryOutcome<User = unknown> = Outcome<{ user: User }, PartnerLabel>;

/** The form as typed. */
export interface PartnerDetails {
  companyName: string;
  firstName: string;
  lastName: string;
  email: string;
  phoneNumber: string;
}

export interface PartnerSignUpContext {
  details: PartnerDetails | null;
  /** The token that the save answered; from then on only the sign-in is left. */
  authenticationToken: string | null;
  user: unknown;
  notice: PartnerNotice | null;
}

export type PartnerSignUpEvent = { type: 'details.submitted'; details: PartnerDetails } | { type: 'entry.retried' };

/**
 * Completing the sign-up of a user whom a partner sent: save, then sign in with the answered token. What was saved is not saved twice:
 * when only the sign-in fails, only the sign-in is tried again.
 */
export const partnerSignUpMachine = setup({
  types: { context: {} as PartnerSignUpContext, events: {} as PartnerSignUpEvent, tags: {} as 'busy' },
  actors: {
    save: fromPromise<SaveOutcome, PartnerDetails>(notProvided('save')),
    /** Reads the user of the token. */
    enter: fromPromise<EntryOutcome, { authenticationToken: string }>(notProvided('enter')),
  },
  delays: waits,
  actions: { tell: assign((_, params: { notice: PartnerNotice | null }) => ({ notice: params.notice })) },
}).createMachine({
  id: 'partnerSignUp',
  context: { details: null, authenticationToken: null, user: null, notice: null },
  initial: 'enteringDetails',
  states: {
    enteringDetails: {
      description: 'Names, email and mobile number wait to be submitted.',
      on: { 'details.submitted': { target: 'saving', actions: assign({ details: ({ event }) => event.details, notice: null }) } },
    },

    saving: {
      description: 'The details are on their way; a failure goes back to the form.',
      tags: ['busy'],
      invoke: {
        src: 'save',
        input: ({ context }) => context.details!,
        onDone: [
          {
            guard: ({ event }) => event.output.status === 'success',
            target: 'entering',
            actions: assign({
              authenticationToken: ({ event }) => (event.output.status === 'success' ? event.output.authenticationToken : null),
            }),
          },
          { target: 'enteringDetails', actions: { type: 'tell', params: ({ event }) => noticeIn(event.output) } },
        ],
        onError: { target: 'enteringDetails', actions: { type: 'tell', params: { notice: failedNotice } } },
      },
      after: { answerPatience: { target: 'enteringDetails', actions: { type: 'tell', params: { notice: lateNotice } } } },
    },

    entering: {
      description: 'Saved; the user of the answered token is being read.',
      tags: ['busy'],
      invoke: {
        src: 'enter',
        input: ({ context }) => ({ authenticationToken: context.authenticationToken! }),
        onDone: [
          {
            guard: ({ event }) => event.output.status === 'success',
            target: 'signedIn',
            actions: assign({ user: ({ event }) => (event.output.status === 'success' ? event.output.user : null) }),
          },
          { target: 'entryFailed', actions: { type: 'tell', params: ({ event }) => noticeIn(event.output) } },
        ],
        onError: { target: 'entryFailed', actions: { type: 'tell', params: { notice: failedNotice } } },
      },
      after: { answerPatience: { target: 'entryFailed', actions: { type: 'tell', params: { notice: lateNotice } } } },
    },

    entryFailed: {
      description: 'Saved, but not signed in; the sign-in can be tried again.',
      on: { 'entry.retried': { target: 'entering', actions: { type: 'tell', params: { notice: null } } } },
    },

    signedIn: { description: 'The user is in; the screen goes to the dashboard.', type: 'final' },
  },
});
