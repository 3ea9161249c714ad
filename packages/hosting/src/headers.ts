/**
 * Headers of the built page and files, for `npm start` and any other host (docs/scale.md). Every build writes them to
 * this file.
 */
export const HEADERS_FILE = 'headers.json';

/**
 * Placeholders in the headers and the page that the host fills in for each response: a random nonce, and the origin of
 * the API.
 */
export const NONCE = '{nonce}';
export const API = '{api}';

export interface HostingHeaders {
  /** The page, at every URL that is not a file. */
  page: Readonly<Record<string, string>>;
  /** Files below /assets/, whose names change with their contents. */
  asset: Readonly<Record<string, string>>;
  /** All other files. */
  file: Readonly<Record<string, string>>;
}

export interface PolicySources {
  /** Origin of the API, or `{api}`; allows calls and the live channel. */
  api?: string;
  /** Other origins the page may call. */
  calls?: readonly string[];
  /** The card provider's environment; without one, only a gateway on the page's own origin works. */
  payments?: keyof typeof PAYMENTS;
}

type Directive = 'script-src' | 'style-src' | 'connect-src' | 'frame-src';

function paymentsOf(environment: '' | 'sandbox.'): Record<Directive, readonly string[]> {
  return {
    // PayPal's button. The drop-in itself is in our build.
    'script-src': ['https://www.paypalobjects.com', 'https://*.paypal.com'],
    // The drop-in's style sheet.
    'style-src': ['https://assets.braintreegateway.com'],
    'connect-src': [
      `https://api.${environment}braintreegateway.com`,
      `https://client-analytics.${environment}braintreegateway.com`,
      environment ? 'https://payments.sandbox.braintree-api.com' : 'https://payments.braintree-api.com',
      'https://*.paypal.com',
    ],
    // The card fields, and PayPal's window.
    'frame-src': ['https://assets.braintreegateway.com', 'https://*.paypal.com'],
  };
}

/** What the card provider's drop-in needs (docs/security.md). */
const PAYMENTS = { production: paymentsOf(''), sandbox: paymentsOf('sandbox.') } as const;

/**
 * The Content-Security-Policy of the page. No `eval`, and inline scripts only with the nonce of the answer, which names
 * nothing of the build: a new page under the header of the last one still runs. Style elements written by the grid, the
 * charts and react-aria need the nonce, too; styles that scripts set on single elements are not restricted by any policy.
 */
export function contentSecurityPolicy({ api, calls = [], payments }: PolicySources): string {
  const paid = (directive: Directive): readonly string[] => (payments ? PAYMENTS[payments][directive] : []);
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", `'nonce-${NONCE}'`, ...paid('script-src')],
    'style-src': ["'self'", `'nonce-${NONCE}'`, ...paid('style-src')],
    // The grid's icons are data URLs, pictures of documents blob URLs. The API decides where shop logos are hosted.
    'img-src': ["'self'", 'data:', 'blob:', 'https:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...(api === undefined ? [] : [api, liveOf(api)]), ...calls, ...paid('connect-src')],
    // Card fields: those of the offline gateway are on our own origin.
    // A PDF of the glovebox is a blob in a frame, where Chrome's viewer is an object.
    'frame-src': ["'self'", 'blob:', ...paid('frame-src')],
    'object-src': ['blob:'],
    'frame-ancestors': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}

const LIVE = '{live}';
const liveOf = (api: string): string => (api === API ? LIVE : api.replace(/^http/, 'ws'));

const ALWAYS = { 'x-content-type-options': 'nosniff', 'referrer-policy': 'strict-origin-when-cross-origin' };

/** What the app asks a device for, and nothing that could be asked for in its name. */
const PERMISSIONS =
  'camera=(), display-capture=(), geolocation=(self), hid=(), microphone=(), midi=(), serial=(), usb=()';

export function hostingHeaders(sources: PolicySources): HostingHeaders {
  return {
    page: {
      ...ALWAYS,
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      'permissions-policy': PERMISSIONS,
      'content-security-policy': contentSecurityPolicy(sources),
    },
    asset: { ...ALWAYS, 'cache-control': 'public, max-age=31536000, immutable' },
    file: { ...ALWAYS, 'cache-control': 'no-cache' },
  };
}

/** A header or page with its placeholders replaced by the values of one response. */
export function filled(text: string, { nonce, api = '' }: { nonce: string; api?: string }): string {
  return text.replaceAll(NONCE, nonce).replaceAll(API, api).replaceAll(LIVE, liveOf(api));
}
