import type { Settings } from './settings.ts';

export { VARIABLES, settingsOf } from './settings.ts';
export type { Settings } from './settings.ts';

/**
 * Headers of the built page and files, for `npm start` and any other host (docs/scale.md). Every build writes them to
 * this file.
 */
export const HEADERS_FILE = 'headers.json';

/** What the host fills in for each response, in the headers and in the page: a random nonce, and its settings. */
const PLACEHOLDERS = ['nonce', 'api', 'live', 'others', 'sandbox', 'reports', 'flags', 'places', 'offline'] as const;
export type Placeholder = (typeof PLACEHOLDERS)[number];
export const PLACEHOLDER = new RegExp(`\\{(${PLACEHOLDERS.join('|')})\\}`, 'g');

export const NONCE = '{nonce}';

/** Settings that the page itself reads, as the text of an element with this id. */
export const SETTINGS_ID = 'settings';
export const PAGE_SETTINGS = ['api', 'reports', 'flags', 'places', 'offline'] as const satisfies Placeholder[];

export interface HostingHeaders {
  /** The page, at every URL that is not a file. */
  page: Readonly<Record<string, string>>;
  /** Files below /assets/, whose names change with their contents. */
  asset: Readonly<Record<string, string>>;
  /** All other files. */
  file: Readonly<Record<string, string>>;
}

export interface Served {
  /** Calls the API, and takes cards. The studio calls its own origin only. */
  isApp?: boolean;
}

type Directive = 'script-src' | 'style-src' | 'connect-src' | 'frame-src';

/** What the card provider's drop-in needs (docs/security.md). */
const PAYMENTS: Record<Directive, readonly string[]> = {
  // PayPal's button. The drop-in itself is in our build.
  'script-src': ['https://www.paypalobjects.com', 'https://*.paypal.com'],
  // The drop-in's style sheet.
  'style-src': ['https://assets.braintreegateway.com'],
  'connect-src': [
    'https://api.{sandbox}braintreegateway.com',
    'https://client-analytics.{sandbox}braintreegateway.com',
    'https://payments.{sandbox}braintree-api.com',
    'https://*.paypal.com',
  ],
  // The card fields, and PayPal's window.
  'frame-src': ['https://assets.braintreegateway.com', 'https://*.paypal.com'],
};

/**
 * The Content-Security-Policy of the page. No `eval`, and inline scripts only with the nonce of the answer, which names
 * nothing of the build: a new page under the header of the last one still runs. Style elements written by the grid, the
 * charts and react-aria need the nonce, too; styles that scripts set on single elements are not restricted by any
 * policy.
 */
export function contentSecurityPolicy({ isApp = false }: Served): string {
  const paid = (directive: Directive): readonly string[] => (isApp ? PAYMENTS[directive] : []);
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", `'nonce-${NONCE}'`, ...paid('script-src')],
    'style-src': ["'self'", `'nonce-${NONCE}'`, ...paid('style-src')],
    // The grid's icons are data URLs, pictures of documents blob URLs. The API decides where shop logos are hosted.
    'img-src': ["'self'", 'data:', 'blob:', 'https:'],
    'font-src': ["'self'"],
    'manifest-src': ["'self'"],
    // One worker reads chosen files, the other keeps the app for use without a network.
    'worker-src': ["'self'"],
    'connect-src': ["'self'", ...(isApp ? ['{api}', '{live}', '{others}'] : []), ...paid('connect-src')],
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

const ALWAYS = { 'x-content-type-options': 'nosniff', 'referrer-policy': 'strict-origin-when-cross-origin' };

/** What the app asks a device for, and nothing that could be asked for in its name. */
const PERMISSIONS =
  'camera=(), display-capture=(), geolocation=(self), hid=(), microphone=(), midi=(), serial=(), usb=()';

export function hostingHeaders(served: Served): HostingHeaders {
  return {
    page: {
      ...ALWAYS,
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      'permissions-policy': PERMISSIONS,
      'content-security-policy': contentSecurityPolicy(served),
    },
    asset: { ...ALWAYS, 'cache-control': 'public, max-age=31536000, immutable' },
    file: { ...ALWAYS, 'cache-control': 'no-cache' },
  };
}

/** A header or page with its placeholders replaced by the values of one response. */
export function filled(text: string, { nonce, ...settings }: Settings & { nonce: string }): string {
  const { api, payments, reports, flags, places, offline } = settings;
  const others = new Set([reports, flags, places].filter(Boolean).map((address) => new URL(address).origin));
  const values: Record<Placeholder, string> = {
    nonce,
    api,
    live: api.replace(/^http/, 'ws'),
    others: [...others].join(' '),
    sandbox: payments === 'sandbox' ? 'sandbox.' : '',
    reports,
    flags,
    places,
    offline,
  };
  return text.replace(PLACEHOLDER, (_, name: Placeholder) => values[name]);
}

/** What a built page lacks, or has where a host would fill in code. */
export function pageProblems(page: string): string[] {
  const count = (text: string): number => page.split(text).length - 1;
  return PLACEHOLDERS.flatMap((name) => {
    const isRead = PAGE_SETTINGS.some((setting) => setting === name);
    const wanted = name === 'nonce' ? Math.max(1, count(` nonce="${NONCE}"`)) : Number(isRead);
    const found = count(`{${name}}`);
    return found === wanted ? [] : [`The page has {${name}} ${found} times, not ${wanted}.`];
  });
}
