import { createHash } from 'node:crypto';

/** Headers of the built pages and files: what `npm start` sends and what any other host has to send (docs/scale.md). A build leaves them in this file. */
export const HEADERS_FILE = 'headers.json';

/** What the host puts in for each answer, in the headers and in the page: an unguessable value, and where the API is. */
export const NONCE = '{nonce}';
export const API = '{api}';

export interface HostingHeaders {
  /** The page, at every address that is no file. */
  page: Readonly<Record<string, string>>;
  /** Below /assets/: the name changes with the contents. */
  asset: Readonly<Record<string, string>>;
  /** Every other file. */
  file: Readonly<Record<string, string>>;
}

export interface PolicySources {
  /** Inline scripts of the page, as `script-src` names them. */
  inlineScripts?: readonly string[];
  /** Origin of the API, or `{api}`: calls, and the live channel. */
  api?: string;
  /** Other origins that the page calls. */
  calls?: readonly string[];
}

/** How `script-src` names an inline script. */
export const hashOf = (script: string): string => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/**
 * What the page may load and run. Nothing inline but what is named, and no `eval`. Styles that the grid, the charts and react-aria write need the
 * nonce; styles of single elements are set by script, which no policy restricts.
 */
export function contentSecurityPolicy({ inlineScripts = [], api, calls = [] }: PolicySources): string {
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...inlineScripts],
    'style-src': ["'self'", `'nonce-${NONCE}'`],
    // Icons of the grid are data addresses. Logos of shops are wherever the API says.
    'img-src': ["'self'", 'data:', 'https:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...(api === undefined ? [] : [api, liveOf(api)]), ...calls],
    // The card fields of the payment provider. Those of the offline gateway are ours; docs/security.md says what the real one needs here.
    'frame-src': ["'self'"],
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

export const hostingHeaders = (sources: PolicySources): HostingHeaders => ({
  page: { ...ALWAYS, 'cache-control': 'no-cache', 'content-security-policy': contentSecurityPolicy(sources) },
  asset: { ...ALWAYS, 'cache-control': 'public, max-age=31536000, immutable' },
  file: { ...ALWAYS, 'cache-control': 'no-cache' },
});

/** A header or a page with the values of one answer. */
export const filled = (text: string, { nonce, api = '' }: { nonce: string; api?: string }): string =>
  text.replaceAll(NONCE, nonce).replaceAll(API, api).replaceAll(LIVE, liveOf(api));
