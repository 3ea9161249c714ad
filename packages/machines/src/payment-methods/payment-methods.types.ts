import type {
  CardRefusal,
  PaymentMethodDeletionError,
  PaymentNonce,
  PaymentRefusal,
  StoredMethod,
} from '@wayside/domain';
import type { Notice, Outcome } from '../shared/outcome.ts';

/**
 * `methodNotSaved`: the response was lost, and nothing changed. `enterAgain`: the provider no longer accepts the card
 * as entered.
 */
export type PaymentLabel = 'methodNotSaved' | 'enterAgain' | CardRefusal | PaymentMethodDeletionError;
export type PaymentNotice = Notice<PaymentLabel>;

/** What the user is doing, and to which method. */
export type PaymentTask =
  | { readonly kind: 'add' }
  | { readonly kind: 'delete' | 'default'; readonly method: StoredMethod };

/** What is sent. */
export type PaymentSave =
  | { readonly kind: 'add'; readonly nonce: string; readonly customerIds: readonly number[] }
  | { readonly kind: 'delete' | 'default'; readonly id: number };

/** `lost`: nobody knows whether it was done. `gone`: somebody else deleted the method. */
export type PaymentSaveOutcome =
  | { status: 'success'; method: StoredMethod | null }
  | { status: 'refused'; reason: PaymentRefusal; notice: PaymentNotice }
  | { status: 'gone' }
  | { status: 'lost' };
export type MethodsOutcome = Outcome<{ methods: readonly StoredMethod[] }, PaymentLabel>;
/** `none`: the form says what is missing, or a browser alert that the provider failed. */
export type NonceOutcome = { status: 'success'; nonce: PaymentNonce } | { status: 'none' };

export interface PaymentMethodsInput {
  readonly userId: number;
}

export interface PaymentMethodsContext {
  userId: number;
  task: PaymentTask | null;
  /** The drivers chosen so far for a new method. */
  drivers: readonly number[];
  /** Ids that existed when adding began: any other one of the user may be the new one. */
  knownIds: readonly number[];
  /** From the provider; kept until the method is stored or the provider no longer accepts it. */
  nonce: PaymentNonce | null;
  /** The provider has seen the nonce before: it must not be sent again. */
  isSpent: boolean;
  notice: PaymentNotice | null;
}

export type PaymentMethodsEvent =
  | { type: 'add.requested'; knownIds: readonly number[] }
  | { type: 'delete.requested' | 'default.requested'; method: StoredMethod }
  /** The provider's form can be used, or no longer. */
  | { type: 'form.ready'; isReady: boolean }
  /** Another card is being entered. */
  | { type: 'card.changed' }
  | { type: 'drivers.chosen'; ids: readonly number[] }
  | { type: 'task.submitted' }
  | { type: 'task.canceled' }
  | { type: 'outcome.retried' };

/** Emitted for the app: to announce the outcome in the current language, and to empty the provider's form. */
export type PaymentMethodsNews =
  | { type: 'task.done'; kind: PaymentTask['kind']; method: StoredMethod | null }
  | { type: 'method.gone' }
  | { type: 'card.needed' };
