/// <reference lib="dom" />

/** The address at which PayPal counts what happens in a form. The provider's library has no setting for it. */
const COUNTER = 'https://www.paypal.com/xoplatform/logger/api/logger';
const OWN_COUNTER = '/braintree-gateway/analytics';
const { open } = XMLHttpRequest.prototype;
XMLHttpRequest.prototype.open = function (this: XMLHttpRequest, ...given: unknown[]): void {
  Reflect.apply(open, this, given.with(1, given[1] === COUNTER ? OWN_COUNTER : given[1]));
};

/** The part of PayPal's own script that the drop-in uses, with a question in place of PayPal's window. */
interface ButtonConfig {
  locale?: string;
  payment: () => Promise<string>;
  onAuthorize: (data: Record<string, string>) => unknown;
  onError: (problem: unknown) => void;
}

const TEXTS = {
  en: {
    button: 'Continue with PayPal',
    question: 'Offline PayPal: pay from this account?',
    agree: 'Agree and continue',
    cancel: 'Cancel',
  },
  fr: {
    button: 'Continuer avec PayPal',
    question: 'PayPal hors ligne : payer avec ce compte?',
    agree: 'Accepter et continuer',
    cancel: 'Annuler',
  },
};

function buttonOf(text: string, press: () => void): HTMLButtonElement {
  const button = document.createElement('button');
  Object.assign(button, { type: 'button', textContent: text });
  Object.assign(button.style, {
    minHeight: '44px',
    padding: '0 16px',
    border: '0',
    borderRadius: '6px',
    background: '#ffc439',
    color: '#001c64',
  });
  Object.assign(button.style, { font: 'inherit', fontWeight: '600', cursor: 'pointer' });
  button.addEventListener('click', press);
  return button;
}

function render(config: ButtonConfig, selector: string): Promise<void> {
  const box = document.querySelector(selector)!;
  const texts = TEXTS[config.locale?.startsWith('fr') ? 'fr' : 'en'];

  function ask(token: string): void {
    const dialog = document.createElement('dialog');
    const question = document.createElement('p');
    question.textContent = texts.question;
    dialog.setAttribute('aria-label', 'PayPal');
    const agree = buttonOf(texts.agree, () => {
      dialog.close();
      config.onAuthorize({
        paymentToken: token,
        billingToken: token,
        orderID: token,
        paymentID: 'WAYSIDE',
        payerID: 'WAYSIDE-PAYER',
      });
    });
    const cancel = buttonOf(texts.cancel, () => dialog.close());
    agree.style.marginInlineEnd = '8px';
    Object.assign(dialog.style, { padding: '16px', border: '1px solid', borderRadius: '10px' });
    dialog.addEventListener('close', () => dialog.remove());
    dialog.append(question, agree, cancel);
    // Inside the box, so that a dialog around the form keeps it reachable.
    box.append(dialog);
    dialog.showModal();
  }

  box.append(buttonOf(texts.button, () => void config.payment().then(ask, config.onError)));
  return Promise.resolve();
}

Object.assign(window, {
  paypal: { FUNDING: { PAYPAL: 'paypal', CREDIT: 'credit', CARD: 'card', VENMO: 'venmo' }, Button: { render } },
});
