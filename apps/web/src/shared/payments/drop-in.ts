import type { Dropin, PaymentMethodPayload, cardCreateOptions } from 'braintree-web-drop-in';
import { queryClient } from '../data/query-client.ts';
import { read } from '../data/read.ts';
import { loadDemoPayPal } from './demo-pay-pal.ts';

/** How long the provider may take to show its form or to exchange a card for a nonce. Its own timeout is a minute. */
export const PROVIDER_PATIENCE_MS = 20_000;

/**
 * The drop-in's view of what was entered, which gives the same nonce again, and how long it takes at most to appear.
 */
const METHODS = 'methods';
const VIEW_PATIENCE_MS = 1_000;

/** Its class while a card or PayPal is to be chosen, and that of each choice. */
const CHOOSING = '.braintree-show-options';
export const CHOICE = '.braintree-option';

/**
 * The drop-in's card form. It puts the cursor into the number 50 ms after it is shown, and takes it away from another
 * field that was pressed before: that field's text would end up in the number. Not every browser lets it.
 */
const CARD = 'card';
const CURSOR_PATIENCE_MS = 250;

/** What the provider gives for a card or PayPal account. */
export type PaymentNonce = Pick<PaymentMethodPayload, 'nonce' | 'type' | 'details'>;

/**
 * Why there is no nonce. `incomplete`: something isn't filled in or isn't valid; the form marks it. `unchosen`: neither
 * card nor PayPal is chosen, which it doesn't mark. `notReady`: the form isn't loaded. `provider`: the provider failed, refused the card or didn't answer in time.
 */
export type PaymentProblem = 'incomplete' | 'unchosen' | 'notReady' | 'provider';

export class PaymentFormError extends Error {
  readonly problem: PaymentProblem;
  constructor(problem: PaymentProblem) {
    super(`The payment form has no payment method: ${problem}`);
    this.problem = problem;
  }
}

export interface DropInOptions {
  language: string;
  /** Our words in place of the drop-in's own, which ask for a payment rather than a payment method. */
  texts: Readonly<Record<string, string>>;
  offersPayPal: boolean;
  onRequestable: (isRequestable: boolean) => void;
  /** Another part of the form is shown: something was chosen, or the choice is open again. */
  onView: () => void;
  /** Something was typed into the card form. */
  onTyped: () => void;
}

export type DropIn = ReturnType<typeof openDropIn>;

function late(): Promise<never> {
  return new Promise((_, reject) => setTimeout(() => reject(new PaymentFormError('provider')), PROVIDER_PATIENCE_MS));
}

/**
 * Opens the provider's form inside `host`. The drop-in needs an empty element that stays in the document, so each one
 * gets its own; closing early never starts it, and one that arrives late is torn down.
 */
export function openDropIn(host: HTMLElement, options: DropInOptions) {
  const container = host.appendChild(document.createElement('div'));
  let isClosed = false;
  let form: Dropin | undefined;
  let view: string | undefined;
  let viewChanged: () => void = () => undefined;
  let pending: Promise<PaymentNonce> | undefined;
  let cursorWait: ReturnType<typeof setTimeout> | undefined;

  async function open(): Promise<void> {
    // React's StrictMode mounts twice: the first one is closed before anything was asked.
    await Promise.resolve();
    if (isClosed) return;
    const [{ client_token }, { default: dropIn }] = await Promise.all([
      queryClient.fetchQuery({ ...read('/braintree_tokens/new'), staleTime: 0, gcTime: 0 }),
      import('braintree-web-drop-in'),
    ]);
    if (__DEMO__) await loadDemoPayPal(client_token);
    if (isClosed) return;
    const created = await dropIn.create({
      authorization: client_token,
      container,
      locale: options.language === 'fr' ? 'fr_CA' : 'en_US',
      translations: options.texts,
      // Stored methods have their own list in the app; here people add another one.
      preselectVaultedPaymentMethod: false,
      card: { overrides: { styles: fieldStyles(host) } } satisfies cardCreateOptions,
      paypal: options.offersPayPal ? { flow: 'vault' } : undefined,
    });
    if (isClosed) return remove(created);
    form = created;
    created.on('changeActiveView', ({ newViewId }) => {
      view = newViewId;
      viewChanged();
      options.onView();
      setBusy(newViewId === CARD);
    });
    created.on('card:focus', ({ emittedBy }) => {
      if (emittedBy === 'number') setBusy(false);
    });
    created.on('card:notEmpty', options.onTyped);
    created.on('paymentMethodRequestable', () => options.onRequestable(true));
    // The card form is emptied once it has given its nonce, and may say so late: what is shown by then can still be
    // requested.
    created.on('noPaymentMethodRequestable', () => {
      if (view !== METHODS) options.onRequestable(false);
    });
    if (created.isPaymentMethodRequestable()) options.onRequestable(true);
  }

  /** While the cursor is about to move, nothing in the form can be pressed. */
  function setBusy(isBusy: boolean): void {
    clearTimeout(cursorWait);
    host.ariaBusy = String(isBusy);
    if (isBusy) cursorWait = setTimeout(() => setBusy(false), CURSOR_PATIENCE_MS);
  }

  async function request(): Promise<PaymentNonce> {
    const isShown = new Promise<void>((resolve) => {
      viewChanged = resolve;
    });
    const nonce = await nonceOf(form).catch((problem: unknown) => {
      if (!(problem instanceof PaymentFormError) || problem.problem !== 'incomplete') throw problem;
      throw container.querySelector(CHOOSING) ? new PaymentFormError('unchosen') : problem;
    });
    // The drop-in shows the method a moment after it gives the nonce. Asked again before that, it would read the card
    // form, now empty.
    if (view !== METHODS)
      await Promise.race([isShown, new Promise((resolve) => setTimeout(resolve, VIEW_PATIENCE_MS))]);
    return nonce;
  }

  function close(): void {
    isClosed = true;
    setBusy(false);
    if (form) remove(form);
    container.remove();
  }

  const ready = Promise.race([open(), late()]);
  return {
    /** Settles once the form can be used; never after `close`. */
    ready: new Promise<void>((resolve, reject) => {
      ready.then(
        () => isClosed || resolve(),
        (problem: unknown) => isClosed || reject(problem instanceof Error ? problem : new PaymentFormError('provider')),
      );
    }),
    // A second press waits for the first.
    request: (): Promise<PaymentNonce> =>
      (pending ??= request().finally(() => {
        pending = undefined;
      })),
    clear: (): void => {
      form?.clearSelectedPaymentMethod();
      options.onRequestable(false);
    },
    close,
  };
}

async function nonceOf(form: Dropin | undefined): Promise<PaymentNonce> {
  if (!form) throw new PaymentFormError('notReady');
  try {
    const { nonce, type, details } = await Promise.race([form.requestPaymentMethod(), late()]);
    return { nonce, type, details };
  } catch (problem) {
    // The drop-in names the error of its library only if the provider was asked.
    const { _braintreeWebError: asked } = problem as { _braintreeWebError?: unknown };
    const isIncomplete = !(problem instanceof PaymentFormError) && asked === undefined;
    throw new PaymentFormError(isIncomplete ? 'incomplete' : 'provider');
  }
}

/** Removing the form twice, or half of it, is harmless. */
const remove = (form: Dropin): void => void form.teardown().catch(() => undefined);

/**
 * The card fields are frames of the provider, which know nothing of our style sheets: they get the theme as it is now,
 * and the boxes around them keep it if the theme changes.
 */
function fieldStyles(host: HTMLElement) {
  const computed = getComputedStyle(host);
  const { color, fontFamily } = computed;
  const placeholder = { color: computed.getPropertyValue('--text-muted') };
  host.style.setProperty('--payment-field-surface', computed.getPropertyValue('--surface-raised'));
  return {
    input: { 'font-size': '16px', 'font-family': fontFamily, color },
    ':focus': { color },
    '::placeholder': placeholder,
    '::-webkit-input-placeholder': placeholder,
    '::-moz-placeholder': placeholder,
  };
}
