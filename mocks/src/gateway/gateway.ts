import type { GatewayMode } from '@wayside/scenarios';
import { bodyOf } from '../engine/body.ts';
import type { PlainReply } from '../engine/reply.ts';
import { BODY_LIMIT } from '../engine/request.ts';
import type { PlainRequest } from '../engine/request.ts';
import { utf8Of } from '../shared/bytes.ts';
import { configuration } from './configuration.ts';
import { EMPTY_PAGE, FRAME_PAGE, framePolicy } from './frame-page.ts';
import { PAYPAL_ACCOUNT, REFUSED_CARD, brandOfCard, cardNonce, payPalNonce } from './nonces.ts';

/** What the gateway needs to know of a session. */
export interface GatewaySession {
  mode: GatewayMode | undefined;
  /** Counts the nonces. */
  nextNonce: () => number;
}

interface GatewayRequest {
  method: string;
  /** Inside the gateway. */
  path: string;
  /** Reads the body's JSON. */
  body: () => Promise<unknown>;
}

/** A script for the browser, in this folder. */
export type BrowserScript = 'frame/frame.ts' | 'checkout.ts';

/** What the gateway serves beside its answers. */
export interface GatewayFiles {
  script: (entry: BrowserScript) => Promise<string>;
  /** The drop-in's own style sheet. */
  styles: () => Promise<string>;
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
 *
 * @returns nothing where the gateway never answers
 */
export async function answerAsGateway(
  { method, headers: sent, bytes }: PlainRequest,
  path: string,
  session: GatewaySession | undefined,
  files: GatewayFiles,
): Promise<PlainReply | undefined> {
  const mode = session?.mode;
  if (mode === 'silent') return undefined;
  const readBody = async () => (await bodyOf(await bytes(BODY_LIMIT), sent['content-type'], BODY_LIMIT)).value;
  const request: GatewayRequest = { method, path, body: readBody };
  const isFile = /\.(js|css)$/.test(path);
  if (mode === 'slow') await new Promise((resolve) => setTimeout(resolve, isFile ? 0 : SLOW_MS));
  const { status = 200, type = 'application/json', body, headers } = await replyTo(request, session, files);
  return {
    status,
    headers: {
      'content-type': `${type}; charset=utf-8`,
      'cache-control': 'no-store',
      // Card fields at the provider's own addresses are another origin.
      'access-control-allow-origin': '*',
      'access-control-allow-headers': 'content-type',
      ...headers,
    },
    bytes: utf8Of(typeof body === 'string' ? body : JSON.stringify(body)),
  };
}

async function replyTo(
  { method, path, body }: GatewayRequest,
  session: GatewaySession | undefined,
  files: GatewayFiles,
): Promise<Reply> {
  if (method === 'OPTIONS') return { status: 204, body: '' };
  if (path === '/checkout.js') return { type: 'text/javascript', body: await files.script('checkout.ts') };
  if (session?.mode === 'down') return { status: 503, body: { error: { message: 'The gateway is down' } } };
  if (path.startsWith('/web/') || path.startsWith('/assets/')) return fileReply(path, session?.mode, files);
  if (path.endsWith('/v1/configuration')) return { body: configuration(session?.mode) };
  if (path.endsWith('/analytics')) return { body: {} };
  const next = () => session?.nextNonce() ?? 1;
  if (path.endsWith('/v1/payment_methods/credit_cards')) return cardReply((await body()) as CardBody | undefined, next);
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

async function fileReply(path: string, mode: GatewayMode | undefined, files: GatewayFiles): Promise<Reply> {
  const headers = { 'content-security-policy': framePolicy(mode === 'production-addresses') };
  if (path.endsWith('/html/hosted-fields-frame.min.html')) return { type: 'text/html', body: FRAME_PAGE, headers };
  if (path.endsWith('-frame.min.html')) return { type: 'text/html', body: EMPTY_PAGE, headers };
  if (path.endsWith('/js/hosted-fields-internal.min.js'))
    return { type: 'text/javascript', body: await files.script('frame/frame.ts') };
  if (path.endsWith('/css/dropin.css')) return { type: 'text/css', body: await files.styles() };
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
