/// <reference lib="dom" />
import validator from 'card-validator';
import type { Validity } from './field.ts';

export interface ClientConfig {
  authorizationFingerprint: string;
  gatewayConfiguration: { clientApiUrl?: string };
}

interface Problem {
  type: 'CUSTOMER' | 'NETWORK';
  code: string;
  message: string;
  details?: object;
}

/** The reply to the page half: a problem, or what the gateway gave. */
type Result = [Problem] | [null, object];

function customer(code: string, message: string, details?: object): Result {
  return [{ type: 'CUSTOMER', code: `HOSTED_FIELDS_${code}`, message, details }];
}

/** Exchanges the fields for a nonce; what is typed goes to the gateway and nowhere else. */
export async function tokenize(
  client: ClientConfig,
  wanted: readonly string[],
  states: Readonly<Record<string, Validity>>,
  values: Readonly<Record<string, string>>,
): Promise<Result> {
  if (wanted.every((name) => states[name]!.isEmpty)) return customer('FIELDS_EMPTY', 'All fields are empty.');
  const invalidFieldKeys = wanted.filter((name) => !states[name]!.isValid);
  if (invalidFieldKeys.length > 0) return customer('FIELDS_INVALID', 'Some fields are invalid.', { invalidFieldKeys });

  const { month, year } = validator.expirationDate(values['expirationDate'] ?? '');
  const creditCard = {
    number: values['number'],
    cvv: values['cvv'],
    expirationMonth: month,
    expirationYear: year?.length === 2 ? `20${year}` : year,
    cardholderName: values['cardholderName'],
  };
  const api = client.gatewayConfiguration.clientApiUrl ?? '/braintree-gateway';
  try {
    const response = await fetch(`${api}/v1/payment_methods/credit_cards`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ creditCard, authorizationFingerprint: client.authorizationFingerprint }),
    });
    const body = (await response.json()) as { creditCards?: [object] };
    if (response.ok && body.creditCards) return [null, body.creditCards[0]];
    const details = { httpStatus: response.status, originalError: body };
    return customer('FAILED_TOKENIZATION', 'The supplied card data failed tokenization.', details);
  } catch (problem) {
    const details = { originalError: { message: String(problem) } };
    return [
      {
        type: 'NETWORK',
        code: 'HOSTED_FIELDS_TOKENIZATION_NETWORK_ERROR',
        message: 'A network error occurred.',
        details,
      },
    ];
  }
}
