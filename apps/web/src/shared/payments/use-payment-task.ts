import { isCardRefusal } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { paymentMethodsMachine } from '@wayside/machines';
import type {
  MethodsOutcome,
  PaymentLabel,
  PaymentMethodsEvent,
  PaymentMethodsNews,
  PaymentSave,
  PaymentSaveOutcome,
} from '@wayside/machines';
import type { ToastMessage } from '@wayside/ui';
import { useMachine } from '@xstate/react';
import { createRef, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { fromPromise } from 'xstate';
import type { SnapshotFrom } from 'xstate';
import { changed } from '../data/changed.ts';
import { useCommonNoticeText } from '../failure/use-notice-text.ts';
import { toasts } from '../page/toasts.ts';
import { useLateFailure, useLateSave } from '../save/use-late-save.ts';
import type { User } from '../session/session.ts';
import { readMethods, requestNonce, savePaymentMethod } from './payment-calls.ts';
import type { PaymentFormHandle } from './payment-form.tsx';
import type { PaymentMethod } from './payment-methods.queries.ts';

export interface PaymentTask {
  state: SnapshotFrom<typeof paymentMethodsMachine>;
  send: (event: PaymentMethodsEvent) => void;
  /** The provider's form, for a task that adds a method. */
  form: RefObject<PaymentFormHandle | null>;
  /** Text of the notice; undefined without one. */
  problem: string | undefined;
}

export interface PaymentTaskOptions {
  user: User;
  /** The event that begins the task. */
  begin: Extract<PaymentMethodsEvent, { type: `${string}.requested` }>;
  onClose: () => void;
  /** Called before `onClose`, with what was stored. */
  onDone?: ((method: PaymentMethod | null) => void) | undefined;
}

/**
 * The payment methods machine with its API calls, for one task: a dialog that adds, changes or deletes a method, as
 * long as it is open. What is on its way when it is left is announced on the next page.
 */
export function usePaymentTask({ user, begin, onClose, onDone }: PaymentTaskOptions): PaymentTask {
  const { t } = useTranslation(['payment-methods', 'payment-form']);
  const noticeText = useCommonNoticeText<PaymentLabel>((label) => {
    if (isCardRefusal(label)) return t(`payment-form:refused.${label}`);
    return t(label === 'methodNotSaved' || label === 'enterAgain' ? `notice.${label}` : `delete.${label}`);
  });
  const lateFailure = useLateFailure(noticeText);
  const messageOf = (news: 'gone' | PaymentSave['kind']): ToastMessage => ({
    title: t(`done.${news}`),
    tone: news === 'gone' ? 'error' : 'success',
  });
  const save = useLateSave(savePaymentMethod, (outcome, { kind }) => {
    if (outcome.status === 'success') return messageOf(kind);
    if (outcome.status === 'gone') return messageOf('gone');
    if (outcome.status === 'lost') void changed('paymentMethods');
    return lateFailure(t(`what.${kind}`), outcome, kind === 'delete');
  });
  const [form] = useState(() => createRef<PaymentFormHandle>());
  const [machine] = useState(() =>
    paymentMethodsMachine.provide({
      actors: {
        requestNonce: fromPromise(() => requestNonce(form.current)),
        savePaymentMethod: fromPromise<PaymentSaveOutcome, PaymentSave>(save),
        readMethods: fromPromise<MethodsOutcome>(readMethods),
      },
    }),
  );
  const [state, send, actor] = useMachine(machine, { input: { userId: user.id } });

  const start = useEffectEvent(() => send(begin));
  const close = useEffectEvent(onClose);
  const follow = useEffectEvent((event: PaymentMethodsNews) => {
    if (event.type === 'card.needed') return form.current?.clear();
    toasts.show(messageOf(event.type === 'method.gone' ? 'gone' : event.kind));
    // The machine types its methods loosely; they are always those of the API.
    return event.type === 'task.done' ? onDone?.(event.method as PaymentMethod | null) : undefined;
  });
  useEffect(() => {
    const { unsubscribe } = actor.on('*', follow);
    return unsubscribe;
  }, [actor]);

  const hasBegun = useRef(false);
  const isOpen = state.context.task !== null;
  useEffect(() => {
    if (isOpen) hasBegun.current = true;
    else if (hasBegun.current) close();
    else start();
  }, [isOpen]);

  const { notice } = state.context;
  // Whatever kept us from checking, the question is whether the change was saved.
  const text = state.matches('outcomeUnknown') ? t('notice.outcomeUnknown') : notice && noticeText(notice);
  return { state, send, form, problem: text ?? undefined };
}
