import type { IncomingMessage, ServerResponse } from 'node:http';
import type { GatewayMode } from '@wayside/scenarios';
import { readBody } from '../server/body.ts';
import { EMPTY_PAGE, FRAME_PAGE, bundled, dropInStyles, framePolicy } from './files.ts';
import { configuration } from './configuration.ts';
import { PAYPAL_ACCOUNT, REFUSED_CARD, brandOfCard, cardNonce, payPalNonce } from './nonces.ts';

/** What the gateway needs to know of a session. */
export interface GatewaySession {
  mode: GatewayMode | undefined;
  /** Counts the nonces. */
  nextNonce: () => number;
}

/** As our own card fields send it; anyone may send anything. */
interface CardBody {
  creditCard?: { number: string; expirationMonth: string; expirationYear: string; cardholderName?: string };
}

interface Reply {
  status?: number;
  type?: string;
  body: unknown;
  headers?: Record<string, string>;
}

/** Delay of a slow gateway: longer than the page's skeletons, shorter than anyone's patience. */
const SLOW_MS = 1500;

/** Everything after our own path, or after the `undefined` of a configuration without addresses. */
const PATH = /^(?:\/braintree-gateway|.*\/undefined)(\/(?:web|v1|merchants|assets|analytics|checkout\.js).*)$/;

/** The path inside the gateway, or undefined for an address that isn't the gateway's. */
export const gatewayPath = (pathname: string): string | undefined => PATH.exec(pathname)?.[1];

/**
 * Plays the card provider's gateway for the real drop-in: configuration, card fields, tokenization, PayPal. Card
 * numbers end here: they are in no journal and no log, and what is kept of them are the last four digits and the
 * expiry, in the nonce.
 */
export async function answerAsGateway(
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  session: GatewaySession | undefined,
): Promise<void> {
  const mode = session?.mode;
  // A gateway that never answers.
  if (mode === 'silent') return;
  if (mode === 'slow')
    await new Promise((resolve) => setTimeout(resolve, path.endsWith('.js') || path.endsWith('.css') ? 0 : SLOW_MS));
  const { status = 200, type = 'application/json', body, headers } = await replyTo(request, path, session);
  const bytes = typeof body === 'string' ? body : JSON.stringify(body);
  response
    .writeHead(status, {
      'content-type': `${type}; charset=utf-8`,
      'cache-control': 'no-store',
      // Card fields at the provider's own addresses are another origin.
      'access-control-allow-origin': '*',
      'access-control-allow-headers': 'content-type',
      ...headers,
    })
    .end(bytes);
}

async function replyTo(request: IncomingMessage, path: string, session: GatewaySession | undefined): Promise<Reply> {
  if (request.method === 'OPTIONS') return { status: 204, body: '' };
  if (path === '/checkout.js') return { type: 'text/javascript', body: await bundled('checkout.ts') };
  if (session?.mode === 'down') return { status: 503, body: { error: { message: 'The gateway is down' } } };
  if (path.startsWith('/web/') || path.startsWith('/assets/')) return fileReply(path, session?.mode);
  if (path.endsWith('/v1/configuration')) return { body: configuration(session?.mode) };
  if (path.endsWith('/analytics')) return { body: {} };
  const next = () => session?.nextNonce() ?? 1;
  if (path.endsWith('/v1/payment_methods/credit_cards'))
    return cardReply((await readBody(request)).value as CardBody | undefined, next);
  if (path.endsWith('/v1/payment_methods/paypal_accounts')) return payPalReply(next());
  if (path.endsWith('/v1/payment_methods')) return { body: { paymentMethods: [storedCard(next())] } };
  if (path.endsWith('/v1/paypal_hermes/setup_billing_agreement')) {
    return {
      status: 201,
      body: {
        agreementSetup: { tokenId: 'BA-WAYSIDE', approvalUrl: 'https://www.sandbox.paypal.com/?ba_token=BA-WAYSIDE' },
      },
    };
  }
  return notFound;
}

const notFound: Reply = { status: 404, body: { error: { message: 'The gateway has no such address' } } };

async function fileReply(path: string, mode: GatewayMode | undefined): Promise<Reply> {
  const headers = { 'content-security-policy': framePolicy(mode === 'production-addresses') };
  if (path.endsWith('/html/hosted-fields-frame.min.html')) return { type: 'text/html', body: FRAME_PAGE, headers };
  if (path.endsWith('-frame.min.html')) return { type: 'text/html', body: EMPTY_PAGE, headers };
  if (path.endsWith('/js/hosted-fields-internal.min.js'))
    return { type: 'text/javascript', body: await bundled('frame/frame.ts') };
  if (path.endsWith('/css/dropin.css')) return { type: 'text/css', body: await dropInStyles() };
  return notFound;
}

const wrongNumber = { field: 'number', code: '81715', message: 'Credit card number is invalid' };
const refused: Reply = {
  status: 422,
  body: {
    error: { message: 'Credit card is invalid' },
    fieldErrors: [{ field: 'creditCard', fieldErrors: [wrongNumber] }],
  },
};

function cardDetails(number: string, month: string, year: string) {
  return {
    bin: number.slice(0, 6),
    lastTwo: number.slice(-2),
    lastFour: number.slice(-4),
    cardType: brandOfCard(number),
    expirationMonth: month,
    expirationYear: year,
  };
}

function cardReply(body: CardBody | undefined, next: () => number): Reply {
  const creditCard = body?.creditCard;
  if (!creditCard || !/^\d{12,19}$/.test(String(creditCard.number))) return refused;
  const { expirationMonth: month, expirationYear: year, cardholderName = null } = creditCard;
  const { number } = creditCard;
  if (number === REFUSED_CARD) return refused;
  const card = {
    type: 'CreditCard',
    nonce: cardNonce(number, month, year, next()),
    description: `ending in ${number.slice(-2)}`,
    consumed: false,
    threeDSecureInfo: null,
    details: { ...cardDetails(number, month, year), cardholderName },
    binData: { prepaid: 'Unknown', commercial: 'Unknown', debit: 'Unknown', countryOfIssuance: 'Unknown' },
  };
  return { status: 202, body: { creditCards: [card] } };
}

function payPalReply(serial: number): Reply {
  const payerInfo = {
    email: PAYPAL_ACCOUNT,
    payerId: 'WAYSIDE-PAYER',
    firstName: 'Ann',
    lastName: 'Lee',
    countryCode: 'US',
  };
  const account = {
    type: 'PayPalAccount',
    nonce: payPalNonce(serial),
    description: 'PayPal',
    consumed: false,
    details: { payerInfo },
  };
  return { status: 202, body: { paypalAccounts: [account] } };
}

/** What a customer stored at the provider earlier. */
function storedCard(serial: number) {
  return {
    type: 'CreditCard',
    nonce: cardNonce('4111111111111111', '12', '2030', serial),
    default: true,
    hasSubscription: false,
    description: 'ending in 11',
    details: cardDetails('4111111111111111', '12', '2030'),
  };
}
