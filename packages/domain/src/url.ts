/**
 * The URL classes are the same in browsers and Node but not part of ECMAScript's types. This package loads no platform types, so the parts in use
 * are declared here.
 */
interface UrlParts {
  readonly origin: string;
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
declare const URL: { new (url: string, base: string): UrlParts };
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
