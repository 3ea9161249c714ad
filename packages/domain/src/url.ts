/**
 * The two URL classes are the same in browsers and Node but belong to neither's ECMAScript types; this package loads no platform types,
 * so the part in use is declared here.
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

/** Parts of a path read as a browser would read it; undefined when it leads to another origin or cannot be read. */
export function parsePath(path: string): UrlParts | undefined {
  try {
    const url = new URL(path, nowhere);
    return url.origin === nowhere ? url : undefined;
  } catch {
    return undefined;
  }
}

export const queryOf = (init: string | Record<string, string>): Query => new URLSearchParams(init);
