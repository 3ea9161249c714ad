import { emptyPolicyDraft, exclusiveChoice, isComplete, policyDraftOf, policyOf, policyProblems, saysTheSame } from '@wayside/domain';
import type { PolicyDraft } from '@wayside/domain';
import { assign, emit, fromPromise, not, setup } from 'xstate';
import { failedNotice, lateNotice, noticeIn, notProvided, waits } from '../shared/answer.ts';
import type {
  PoliciesOutcome,
  PolicyEditingContext,
  PolicyEditingEvent,
  PolicyEditingInput,
  PolicyNotice,
  PolicySave,
  PolicySaved,
  PolicySaveOutcome,
  SavedPolicy,
} from './policy-editing.types.ts';

const NOTHING = {
  base: null,
  draft: emptyPolicyDraft,
  knownIds: [],
  wasSent: false,
  problems: [],
  theirs: null,
  notice: null,
} satisfies PolicyEditingContext;

/** While editing, problems go away once fixed, but new ones wait for the next submit. */
const change = ({ draft, problems }: PolicyEditingContext, changes: Partial<PolicyDraft>) => {
  const changed = { ...draft, ...changes };
  const open = policyProblems(changed);
  return { draft: changed, problems: problems.filter((problem) => open.includes(problem)) };
};

/** The policy in a freshly loaded list. If the response to a new policy was lost, it is the one that was not in the list before. */
function foundIn(list: readonly SavedPolicy[], { base, draft, knownIds }: PolicyEditingContext): SavedPolicy | null {
  const found = base
    ? list.find(({ id }) => id === base.id)
    : list.find((policy) => !knownIds.includes(policy.id) && saysTheSame(policy, policyOf(draft)));
  return found ?? null;
}

/** Where a kept draft continues. One that was sent keeps the ids from before it was sent, or we would not recognize our own policy. */
const restored = ({ kept, knownIds }: PolicyEditingInput): Partial<PolicyEditingContext> =>
  kept ? { base: kept.base, draft: kept.draft, knownIds: kept.sentBeside ?? knownIds, wasSent: kept.sentBeside !== undefined } : {};

const idsIn = (list: readonly SavedPolicy[]): number[] => list.map(({ id }) => id);
const listIn = (outcome: PoliciesOutcome): readonly SavedPolicy[] => (outcome.status === 'success' ? outcome.policies : []);

const policySetup = setup({
  types: {
    context: {} as PolicyEditingContext,
    events: {} as PolicyEditingEvent,
    input: {} as PolicyEditingInput,
    emitted: {} as PolicySaved,
    /** `form`: the form is shown; `open`: it can be edited; `busy`: waiting for a response; `sent`: the server may have saved it. */
    tags: {} as 'form' | 'open' | 'busy' | 'sent',
  },
  actors: {
    readPolicies: fromPromise<PoliciesOutcome>(notProvided('readPolicies')),
    savePolicy: fromPromise<PolicySaveOutcome, PolicySave>(notProvided('savePolicy')),
  },
  delays: waits,
  actions: {
    setNotice: assign((_, { notice }: { notice: PolicyNotice | null }) => ({ notice })),
    chooseApprovers: assign(({ context }, { ids }: { ids: readonly number[] }) =>
      change(context, { approvers: exclusiveChoice(context.draft.approvers, ids) }),
    ),
    chooseVehicles: assign(({ context }, { ids }: { ids: readonly number[] }) =>
      change(context, { vehicles: exclusiveChoice(context.draft.vehicles, ids) }),
    ),
    chooseServices: assign(({ context }, { ids }: { ids: readonly number[] }) => change(context, { services: ids })),
    changeAmount: assign(({ context }, { amount }: { amount: number | null }) => change(context, { amount })),
    changeLimit: assign(({ context }, { isUnlimited }: { isUnlimited: boolean }) => change(context, { isUnlimited })),
    showProblems: assign(({ context }) => ({ problems: policyProblems(context.draft) })),
    /** If a saved policy is deleted, mine is sent as a new one: then everything that was there before is not ours. */
    learnIds: assign((_, { list }: { list: readonly SavedPolicy[] }) => ({ knownIds: idsIn(list) })),
    setTheirs: assign(({ context }, { list }: { list: readonly SavedPolicy[] }) => ({
      theirs: foundIn(list, context),
      knownIds: idsIn(list),
      notice: null,
    })),
    /** From now on we are editing their version, or a new policy if they deleted it. */
    rebaseOnTheirs: assign(({ context: { theirs } }) => ({ base: theirs, theirs: null })),
    announce: emit(({ context }) => ({ type: 'policy.saved' as const, isNew: context.base === null })),
    forget: assign(NOTHING),
  },
  guards: {
    isComplete: ({ context }) => isComplete(context.draft),
    hasNoDraft: ({ context }) => context.draft === emptyPolicyDraft,
    wasSent: ({ context }) => context.wasSent,
    isNew: ({ context }) => context.base === null,
    isAsItWas: ({ context }, { list }: { list: readonly SavedPolicy[] }) => {
      const found = foundIn(list, context);
      return context.base !== null && found !== null && saysTheSame(found, context.base);
    },
    isAsSent: ({ context }, { list }: { list: readonly SavedPolicy[] }) => {
      const found = foundIn(list, context);
      return found !== null && saysTheSame(found, policyOf(context.draft));
    },
  },
});

const toFailed = (notice: PolicyNotice) => ({ target: 'failed', actions: { type: 'setNotice', params: { notice } } }) as const;
const notSaved = toFailed({ tone: 'error', label: 'policyNotSaved' });

/** The form while it can be edited. */
const form = policySetup.createStateConfig({
  tags: ['form', 'open'],
  on: {
    'approvers.chosen': { actions: { type: 'chooseApprovers', params: ({ event }) => event } },
    'vehicles.chosen': { actions: { type: 'chooseVehicles', params: ({ event }) => event } },
    'services.chosen': { actions: { type: 'chooseServices', params: ({ event }) => event } },
    'amount.changed': { actions: { type: 'changeAmount', params: ({ event }) => event } },
    'limit.changed': { actions: { type: 'changeLimit', params: ({ event }) => event } },
    'policy.submitted': [
      { guard: not('isComplete'), actions: 'showProblems' },
      { guard: 'isNew', target: 'saving', actions: { type: 'setNotice', params: { notice: null } } },
      { target: 'checking', actions: { type: 'setNotice', params: { notice: null } } },
    ],
    'policy.canceled': 'cancelled',
  },
});

/** Editing the policies of a fleet, one at a time. */
export const policyEditingMachine = policySetup.createMachine({
  id: 'policyEditing',
  context: ({ input }) => ({ ...NOTHING, ...restored(input) }),
  initial: 'starting',
  states: {
    starting: {
      description: 'Restores what was typed before a reload; what was sent is looked up first.',
      always: [
        { guard: 'hasNoDraft', target: 'viewing' },
        { guard: 'wasSent', target: 'checkingOutcome' },
        { guard: 'isNew', target: 'new' },
        { target: 'editing' },
      ],
    },

    viewing: {
      description: 'Policies are read; one can be added or opened.',
      on: {
        'policy.added': { target: 'new', actions: assign({ knownIds: ({ event }) => event.knownIds }) },
        'policy.opened': {
          target: 'editing',
          actions: assign(({ event }) => ({ base: event.policy, draft: policyDraftOf(event.policy) })),
        },
      },
    },

    new: { ...form, description: 'A new policy that is not saved yet is in the form.' },
    editing: { ...form, description: 'A saved policy is in the form.' },
    failed: { ...form, description: 'It was not saved; the notice says why, and the draft is kept.' },

    cancelled: {
      description: 'The draft is discarded: a new policy was never created, a saved one is as it was.',
      entry: 'forget',
      always: 'viewing',
    },

    checking: {
      description: 'Checks whether someone else changed or deleted the policy since the form was opened.',
      tags: ['form', 'busy'],
      invoke: {
        id: 'check',
        src: 'readPolicies',
        onDone: [
          {
            guard: ({ event }) => event.output.status !== 'success',
            target: 'failed',
            actions: { type: 'setNotice', params: ({ event }) => noticeIn(event.output) },
          },
          {
            guard: { type: 'isAsItWas', params: ({ event }) => ({ list: listIn(event.output) }) },
            target: 'saving',
            actions: { type: 'learnIds', params: ({ event }) => ({ list: listIn(event.output) }) },
          },
          { target: 'conflict', actions: { type: 'setTheirs', params: ({ event }) => ({ list: listIn(event.output) }) } },
        ],
        onError: toFailed(failedNotice),
      },
      after: { answerPatience: toFailed(lateNotice) },
    },

    saving: {
      description: 'The request is on its way; a second submit is ignored.',
      tags: ['form', 'busy', 'sent'],
      invoke: {
        id: 'save',
        src: 'savePolicy',
        input: ({ context: { base, draft, knownIds } }) => ({
          id: base?.id ?? null,
          policy: policyOf(draft),
          form: { base, draft, sentBeside: knownIds },
        }),
        onDone: [
          { guard: ({ event }) => event.output.status === 'success', target: 'viewing', actions: ['announce', 'forget'] },
          { guard: ({ event }) => event.output.status === 'lost', target: 'checkingOutcome' },
          { guard: ({ event }) => event.output.status === 'gone', target: 'conflict' },
          { target: 'failed', actions: { type: 'setNotice', params: ({ event }) => noticeIn(event.output as { status: string }) } },
        ],
        onError: toFailed(failedNotice),
      },
      after: { answerPatience: 'checkingOutcome' },
    },

    checkingOutcome: {
      description: 'The response was lost: checks whether the policy was saved before sending it again.',
      tags: ['form', 'busy', 'sent'],
      invoke: {
        id: 'checkOutcome',
        src: 'readPolicies',
        onDone: [
          {
            guard: ({ event }) => event.output.status !== 'success',
            target: 'outcomeUnknown',
            actions: { type: 'setNotice', params: ({ event }) => noticeIn(event.output) },
          },
          {
            guard: { type: 'isAsSent', params: ({ event }) => ({ list: listIn(event.output) }) },
            target: 'viewing',
            actions: ['announce', 'forget'],
          },
          { guard: { type: 'isAsItWas', params: ({ event }) => ({ list: listIn(event.output) }) }, ...notSaved },
          { guard: 'isNew', ...notSaved },
          { target: 'conflict', actions: { type: 'setTheirs', params: ({ event }) => ({ list: listIn(event.output) }) } },
        ],
        onError: { target: 'outcomeUnknown', actions: { type: 'setNotice', params: { notice: failedNotice } } },
      },
      after: { answerPatience: { target: 'outcomeUnknown', actions: { type: 'setNotice', params: { notice: lateNotice } } } },
    },

    outcomeUnknown: {
      description: 'That check failed, too: it can be checked again, but not sent again.',
      tags: ['form', 'sent'],
      on: { 'outcome.retried': 'checkingOutcome', 'policy.canceled': 'cancelled' },
    },

    conflict: {
      description: 'Someone else changed or deleted the policy: choose theirs or mine.',
      tags: ['form'],
      on: {
        'mine.kept': { target: 'saving', actions: 'rebaseOnTheirs' },
        'theirs.taken': 'cancelled',
        'policy.canceled': 'cancelled',
      },
    },
  },
});
