import { assign, fromPromise, setup } from 'xstate';

/** What the visitor is told: the server's own words, or a label of ours. */
export type PartnerNotice =
  | { tone: 'default' | 'error'; text: string }
  | { tone: 'error'; label: 'somethingWentWrong' | 'timeout' | 'offline' | 'userExists' };

type Refused = { status: 'failure'; notice: PartnerNotice };
export type SaveOutcome = { status: 'success'; authenticationToken: string } | Refused;
export type EntryOutcome<User = unknown> = { status: 'success'; user: User } | Refused;

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

const FAILED: PartnerNotice = { tone: 'error', label: 'somethingWentWrong' };
const LATE: PartnerNotice = { tone: 'error', label: 'timeout' };

const notProvided = (name: string) => () => Promise.reject(new Error(`The actor ${name} was not provided`));

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
  delays: { answerPatience: 30_000 },
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
          { target: 'enteringDetails', actions: { type: 'tell', params: ({ event }) => ({ notice: refusalOf(event.output) }) } },
        ],
        onError: { target: 'enteringDetails', actions: { type: 'tell', params: { notice: FAILED } } },
      },
      after: { answerPatience: { target: 'enteringDetails', actions: { type: 'tell', params: { notice: LATE } } } },
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
          { target: 'entryFailed', actions: { type: 'tell', params: ({ event }) => ({ notice: refusalOf(event.output) }) } },
        ],
        onError: { target: 'entryFailed', actions: { type: 'tell', params: { notice: FAILED } } },
      },
      after: { answerPatience: { target: 'entryFailed', actions: { type: 'tell', params: { notice: LATE } } } },
    },

    entryFailed: {
      description: 'Saved, but not signed in; the sign-in can be tried again.',
      on: { 'entry.retried': { target: 'entering', actions: { type: 'tell', params: { notice: null } } } },
    },

    signedIn: { description: 'The user is in; the screen goes to the dashboard.', type: 'final' },
  },
});

function refusalOf(outcome: SaveOutcome | EntryOutcome): PartnerNotice {
  return outcome.status === 'failure' ? outcome.notice : FAILED;
}
