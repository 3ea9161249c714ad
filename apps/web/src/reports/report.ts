import { PATTERNS, matchesPattern } from '@wayside/domain';

/**
 * What is reported of a page. No messages of errors, which may quote what somebody typed or is called; no addresses
 * with ids, no tokens.
 */
export type Incident =
  /** Thrown and caught by nobody, or by a boundary that shows a failure in its place; with the places in our code. */
  | { readonly kind: 'error'; readonly name: string; readonly places: readonly string[] }
  /** Code or a style sheet that did not load. */
  | { readonly kind: 'code'; readonly file: string }
  /** A success without the body that the contract declares; the path as in the contract. */
  | { readonly kind: 'contract'; readonly path: string; readonly status: number }
  /** What the visit was like: milliseconds, and the shift of its layout. */
  | { readonly kind: 'vitals'; readonly values: Readonly<Record<string, number>> };

export type Report = Incident & {
  readonly release: string;
  /** The route's pattern, such as `/vehicles/:id`. */
  readonly route: string;
  readonly brand: string;
  readonly language: string;
};

/** Passes a report on. Must not throw. */
export type Send = (report: Report) => void;

export function reportOf(incident: Incident): Report {
  const { lang, dataset } = document.documentElement;
  const { pathname } = window.location;
  const route = Object.values(PATTERNS).find((pattern) => matchesPattern(pattern, pathname)) ?? 'unknown';
  return { ...incident, release: __RELEASE__, route, brand: dataset['brand'] ?? '', language: lang };
}

const OWN_FILE = /\/(assets\/[\w.-]+)(:\d+:\d+)?/g;
/** Innermost places of a stack that are kept. */
const DEPTH = 10;

/** Files of the build that a text names, with lines and columns if it says them. */
export function placesIn(text: string): string[] {
  return [...text.matchAll(OWN_FILE)].slice(0, DEPTH).map(([, file, at = '']) => file! + at);
}

/** Names that the language and the browser give; a library could name an error after anything. */
const NAME = /^[A-Z][A-Za-z]{0,39}$/;

export function errorIncident(thrown: unknown): Incident {
  const { name = '', stack = '' } = thrown instanceof Error ? thrown : {};
  // The first lines of a stack quote the message, which may have slashes and colons of its own.
  const frames = stack.split('\n').filter((line) => /^\s+at |@/.test(line));
  return { kind: 'error', name: NAME.test(name) ? name : 'unknown', places: placesIn(frames.join('\n')) };
}
