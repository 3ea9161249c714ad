import { addedMethod, paymentMethodDeletionError, timing } from '@wayside/domain';
import type { PaymentNonce, StoredMethod } from '@wayside/domain';
import { assign, emit, fromPromise, setup } from 'xstate';
import { notProvided, waits } from '../shared/outcome.ts';
import type {
  MethodsOutcome,
  NonceOutcome,
  PaymentMethodsContext,
  PaymentMethodsEvent,
  PaymentMethodsInput,
  PaymentMethodsNews,
  PaymentNotice,
  PaymentSave,
  PaymentSaveOutcome,
  PaymentTask,
} from './payment-methods.types.ts';

export const NOTHING = {
  task: null,
  drivers: [],
  knownIds: [],
  nonce: null,
  isSpent: false,
  notice: null,
} satisfies Omit<PaymentMethodsContext, 'userId'>;

const kindIn = ({ task }: PaymentMethodsContext): PaymentTask['kind'] => task!.kind;
interface Methods {
  readonly methods: readonly StoredMethod[];
}

/** What the task has left in a list that was read afterwards; undefined if it was not done. */
export function resultIn(
  methods: readonly StoredMethod[],
  context: PaymentMethodsContext,
): StoredMethod | null | undefined {
  const { task, nonce } = context;
  if (task?.kind === 'add') return nonce ? addedMethod(methods, { ...context, nonce }) : undefined;
  const match = methods.find(({ id }) => id === task?.method.id);
  if (task?.kind === 'delete') return match ? undefined : null;
  return match?.is_default ? match : undefined;
}

export function saveOf(context: PaymentMethodsContext): PaymentSave {
  const { task, drivers, nonce } = context;
  if (task!.kind === 'add') return { kind: 'add', nonce: nonce!.nonce, customerIds: drivers };
  return { kind: task!.kind, id: task!.method.id };
}

export const paymentSetup = setup({
  types: {
    context: {} as PaymentMethodsContext,
    events: {} as PaymentMethodsEvent,
    input: {} as PaymentMethodsInput,
    emitted: {} as PaymentMethodsNews,
    /** `busy`: waiting for a response. `entering`: the card form can be submitted. */
    tags: {} as 'busy' | 'entering',
  },
  actors: {
    requestNonce: fromPromise<NonceOutcome>(notProvided('requestNonce')),
    savePaymentMethod: fromPromise<PaymentSaveOutcome, PaymentSave>(notProvided('savePaymentMethod')),
    readMethods: fromPromise<MethodsOutcome>(notProvided('readMethods')),
  },
  delays: {
    ...waits,
    /** PAY-05: from the end of loading until a method can be added. */
    addPause: timing.addPaymentButton,
    /** Longer than the provider's own patience, which ends with an alert. */
    providerPatience: 2 * waits.responsePatience,
  },
  actions: {
    setNotice: assign((_, { notice }: { notice: PaymentNotice | null }) => ({ notice: notice && { ...notice } })),
    begin: assign((_, { task }: { task: PaymentTask }) => ({ ...NOTHING, task })),
    chooseDrivers: assign((_, { ids }: { ids: readonly number[] }) => ({ drivers: ids })),
    keepNonce: assign((_, { nonce }: { nonce: PaymentNonce }) => ({ nonce, isSpent: false })),
    spendNonce: assign({ isSpent: true }),
    dropNonce: assign({ nonce: null, isSpent: false }),
    needCard: emit({ type: 'card.needed' as const }),
    announce: emit(({ context }, { method }: { method: StoredMethod | null }) => ({
      type: 'task.done' as const,
      kind: kindIn(context),
      method,
    })),
    announceGone: emit({ type: 'method.gone' as const }),
    forget: assign(NOTHING),
  },
  guards: {
    isAdding: ({ context }) => kindIn(context) === 'add',
    isDeleting: ({ context }) => kindIn(context) === 'delete',
    isSpent: ({ context }) => context.isSpent,
    isDone: ({ context }, { methods }: Methods) => resultIn(methods, context) !== undefined,
    isGone: ({ context: { task } }, { methods }: Methods) =>
      task !== null && task.kind !== 'add' && methods.every(({ id }) => id !== task.method.id),
    cannotDelete: (_, { method }: { method: StoredMethod }) => paymentMethodDeletionError(method) !== undefined,
  },
});
