import { assign, fromPromise, setup } from 'xstate';
import { isSuccess, notProvided, speech, successIn, waits } from '../shared/outcome.ts';
import type { Notice, Outcome } from '../shared/outcome.ts';

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
  /** The token returned by the save; from then on only the sign-in is left. */
  authenticationToken: string | null;
  user: unknown;
  notice: PartnerNotice | null;
}

export type PartnerSignUpEvent = { type: 'details.submitted'; details: PartnerDetails } | { type: 'entry.retried' };

const { say, failing } = speech<PartnerLabel>();
const toForm = failing('enteringDetails');
const toFailed = failing('entryFailed');

/**
 * Completing the sign-up of a user referred by a partner: save, then sign in with the returned token. Nothing is saved
 * twice: when only the sign-in fails, only the sign-in is retried.
 */
export const partnerSignUpMachine = setup({
  types: { context: {} as PartnerSignUpContext, events: {} as PartnerSignUpEvent, tags: {} as 'busy' },
  actors: {
    save: fromPromise<SaveOutcome, PartnerDetails>(notProvided('save')),
    /** Fetches the user of the token. */
    enter: fromPromise<EntryOutcome, { authenticationToken: string }>(notProvided('enter')),
  },
  delays: waits,
  actions: { setNotice: assign((_, { notice }: { notice: PartnerNotice | null }) => ({ notice })) },
}).createMachine({
  id: 'partnerSignUp',
  context: { details: null, authenticationToken: null, user: null, notice: null },
  initial: 'enteringDetails',
  states: {
    enteringDetails: {
      description: 'The form: names, email and mobile number.',
      on: {
        'details.submitted': {
          target: 'saving',
          actions: assign({ details: ({ event }) => event.details, notice: null }),
        },
      },
    },

    saving: {
      description: 'Saving the details; a failure goes back to the form.',
      tags: ['busy'],
      invoke: {
        src: 'save',
        input: ({ context }) => context.details!,
        onDone: [
          {
            guard: isSuccess,
            target: 'entering',
            actions: assign({ authenticationToken: ({ event }) => successIn(event.output).authenticationToken }),
          },
          toForm.refused,
        ],
        onError: toForm.broken,
      },
      after: { responsePatience: toForm.late },
    },

    entering: {
      description: 'Saved; fetching the user of the returned token.',
      tags: ['busy'],
      invoke: {
        src: 'enter',
        input: ({ context }) => ({ authenticationToken: context.authenticationToken! }),
        onDone: [
          {
            guard: isSuccess,
            target: 'signedIn',
            actions: assign({ user: ({ event }) => successIn(event.output).user }),
          },
          toFailed.refused,
        ],
        onError: toFailed.broken,
      },
      after: { responsePatience: toFailed.late },
    },

    entryFailed: {
      description: 'Saved, but not signed in; the sign-in can be retried.',
      on: { 'entry.retried': { target: 'entering', actions: say(null) } },
    },

    signedIn: { description: 'Signed in; the screen goes to the dashboard.', type: 'final' },
  },
});
