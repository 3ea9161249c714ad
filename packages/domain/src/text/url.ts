/**
 * The URL classes are the same in browsers and Node but not part of ECMAScript's types. This package loads no platform
 * types, so the parts in use are declared here.
 */
interface UrlParts {
  readonly href: string;
  readonly origin: string;
  readonly username: string;
  readonly password: string;
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}
interface Query {
  get(name: string): string | null;
  delete(name: string): void;
  append(name: string, value: string): void;
  toString(): string;
}
declare const URL: { new (url: string, base?: string): UrlParts };
declare const URLSearchParams: { new (init: string | Record<string, string>): Query };

const nowhere = 'http://origin.invalid';

/** Parses a path the way a browser does; undefined when it leads to another origin or is invalid. */
export function parsePath(path: string): UrlParts | undefined {
  try {
    const url = new URL(path, nowhere);
    return url.origin === nowhere ? url : undefined;
  } catch {
    return undefined;
  }
}

export const queryOf = (init: string | Record<string, string>): Query => new URLSearchParams(init);

/**
 * The address of a web page, as the contract takes it; undefined for everything else, such as `javascript:`, a path, or
 * an address that hides its host behind a user name.
 */
export function webAddressOf(text: string): string | undefined {
  const typed = text.trim();
  if (!/^https?:\/\//i.test(typed)) return undefined;
  try {
    const { href, username, password } = new URL(typed);
    if (username !== '' || password !== '') return undefined;
    return href === `${typed}/` ? typed : href;
  } catch {
    return undefined;
  }
}

/** Whether an address may become a link. Addresses come from people and from the server. */
export const isWebAddress = (text: string): boolean => webAddressOf(text) !== undefined;
