import creditCardType from 'credit-card-type';

/** A card that the gateway refuses by itself, without a nonce. */
export const REFUSED_CARD = '4000000000000002';

/** Test cards and the nonces they give; any other valid card gives the valid nonce of its brand. */
const SPECIAL: Readonly<Record<string, string>> = {
  '4000111111111115': 'fake-processor-declined-visa-nonce',
  '5105105105105100': 'fake-processor-declined-mastercard-nonce',
  '4009348888881881': 'fake-luhn-invalid-nonce',
  '4012000033330026': 'fake-gateway-rejected-fraud-nonce',
  '4012000077777777': 'fake-consumed-nonce',
};

/** Brands of cards: their part of a nonce, and their name at the provider. */
const BRANDS: Readonly<Record<string, readonly [part: string, name: string]>> = {
  visa: ['visa', 'Visa'],
  mastercard: ['mastercard', 'MasterCard'],
  'american-express': ['amex', 'American Express'],
  discover: ['discover', 'Discover'],
  jcb: ['jcb', 'JCB'],
};

export const PAYPAL_ACCOUNT = 'payer@wayside.example';

/** The brand's name at the provider. */
export const brandOfCard = (number: string): string => BRANDS[creditCardType(number)[0]?.type ?? '']?.[1] ?? 'Unknown';

/**
 * The nonce of a card: what the sandbox of the provider would give, what the API shows of the card, and a number, so
 * that no two are alike. The API reads it from the nonce itself, so a call can be repeated in another session.
 */
export function cardNonce(number: string, month: string, year: string, serial: number): string {
  const part = BRANDS[creditCardType(number)[0]?.type ?? '']?.[0];
  const name = SPECIAL[number] ?? (part ? `fake-valid-${part}-nonce` : 'fake-valid-nonce');
  return [name, number.slice(-4), `${month.padStart(2, '0')}-${year}`, serial].join('.');
}

export const payPalNonce = (serial: number): string => `fake-paypal-billing-agreement-nonce.${serial}`;

/** Why a nonce is refused: an example of the contract. */
export type NonceRefusal = 'cardDeclined' | 'cardInvalid' | 'gatewayRejected' | 'usedNonce';

const REFUSALS: readonly (readonly [part: string, refusal: NonceRefusal])[] = [
  ['declined', 'cardDeclined'],
  ['luhn-invalid', 'cardInvalid'],
  ['gateway-rejected', 'gatewayRejected'],
  ['consumed', 'usedNonce'],
];

export interface PaidWith {
  isPayPal: boolean;
  cardType: string;
  lastFour: string;
  /** Month and year, as in `PaymentMethod`. */
  expiration: string;
}

/** What a nonce stands for, whether the gateway gave it or someone wrote it by hand. */
export function paidWith(nonce: string): PaidWith {
  const [name = '', lastFour = '1111', expiration = '12-2030'] = nonce.split('.');
  const cardType = Object.values(BRANDS).find(([part]) => name.includes(part))?.[1] ?? 'Visa';
  const isPayPal = name.includes('paypal');
  return {
    isPayPal,
    cardType: cardType.replace('MasterCard', 'Mastercard'),
    lastFour,
    expiration: expiration.replace('-', '/'),
  };
}

/** The nonces of one session: each is accepted once. */
export class Nonces {
  #used = new Set<string>();

  /** Uses a nonce up. @returns why it is refused */
  take(nonce: string): NonceRefusal | undefined {
    if (this.#used.has(nonce)) return 'usedNonce';
    this.#used.add(nonce);
    return REFUSALS.find(([part]) => nonce.includes(part))?.[1];
  }
}
