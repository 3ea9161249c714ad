import type { GatewayMode } from '@wayside/scenarios';
import { base64Of } from '../shared/bytes.ts';

const MERCHANT = '/merchants/wayside/client_api';
/** Where the provider's sandbox is. */
const SANDBOX = 'https://api.sandbox.braintreegateway.com:443';
const ASSETS = 'https://assets.braintreegateway.com';

/** Path of everything the gateway answers on a brand's host. */
export const GATEWAY_PATH = '/braintree-gateway';

/**
 * Whether the gateway is where the real one is, rather than on the page's own origin; a test then forwards its
 * addresses to us.
 */
const isAway = (mode: GatewayMode | undefined): boolean => mode === 'production-addresses';

/** The token with which the provider's client starts. Without `graphQL` it asks for its configuration by REST. */
export function clientToken(mode: GatewayMode | undefined): string {
  const origin = isAway(mode) ? SANDBOX : GATEWAY_PATH;
  const token = {
    version: 2,
    environment: 'sandbox',
    merchantId: 'wayside',
    // A customer makes the drop-in offer what is stored at the provider.
    authorizationFingerprint: `wayside-fingerprint${mode === 'known-customer' ? '&customer_id=1' : ''}`,
    configUrl: `${origin}${MERCHANT}/v1/configuration`,
    clientApiUrl: `${origin}${MERCHANT}`,
  };
  return base64Of(JSON.stringify(token));
}

/**
 * Only the provider's own domains may be named in a configuration. One that names none makes the client ask below
 * `undefined/`, relative to the page: on its own origin, where we answer.
 */
export function configuration(mode: GatewayMode | undefined): object {
  return {
    environment: 'sandbox',
    merchantId: 'wayside',
    challenges: ['cvv'],
    creditCards: {
      supportedCardTypes: ['Visa', 'MasterCard', 'American Express', 'Discover', 'JCB'],
      collectDeviceData: false,
    },
    threeDSecureEnabled: false,
    venmo: 'off',
    analytics: { url: isAway(mode) ? `${SANDBOX}/analytics` : `${GATEWAY_PATH}/analytics` },
    paypalEnabled: true,
    paypal: {
      displayName: 'Wayside',
      clientId: null,
      environment: 'offline',
      environmentNoNetwork: false,
      unvettedMerchant: false,
      billingAgreementsEnabled: true,
      currencyIsoCode: 'USD',
      assetsUrl: isAway(mode) ? ASSETS : `${GATEWAY_PATH}/assets`,
    },
    ...(isAway(mode) ? { assetsUrl: ASSETS, clientApiUrl: `${SANDBOX}${MERCHANT}` } : {}),
  };
}
