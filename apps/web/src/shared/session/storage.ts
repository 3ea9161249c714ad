import { productName } from '@wayside/domain';
import type { SignInCookie } from '@wayside/domain';
import { SESSION_COOKIE } from '../scenario-names.ts';

const PREFIX = `${productName}_`;

/** Undefined where the browser blocks cookies or storage, or what they hold can't be read. */
export function attempt<Value>(work: () => Value): Value | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

/** A stored object; undefined if it is something else. It may have been written by anyone. */
export function storedObject(text: string | null | undefined): Record<string, unknown> | undefined {
  const value: unknown = attempt(() => JSON.parse(text ?? 'null'));
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined;
}

/** Reads one of our cookies, by its name without the prefix. */
export const readCookie = (name: SignInCookie): string | undefined => cookieNamed(PREFIX + name);

/** Reads a cookie by its full name. */
export function cookieNamed(name: string): string | undefined {
  return attempt(() => {
    const cookie = document.cookie.split('; ').find((part) => part.startsWith(`${name}=`));
    return decodeURIComponent(cookie?.slice(cookie.indexOf('=') + 1) ?? '') || undefined;
  });
}

/** Where cookies are blocked, sign-in reports it (`keepsCookies`). */
export function writeCookie(name: SignInCookie, value: string): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  attempt(() => (document.cookie = `${PREFIX}${name}=${encodeURIComponent(value)}; Path=/; SameSite=Strict${secure}`));
}

/** Whether the browser accepts cookies, which signing in requires. */
export function keepsCookies(): boolean {
  // A name of its own: another tab that asks at the same time would delete this one's.
  const probe = `${PREFIX}probe_${Math.random().toString(36).slice(2)}`;
  const isKept = attempt(() => {
    document.cookie = `${probe}=1; Path=/; SameSite=Strict`;
    const value = cookieNamed(probe);
    document.cookie = `${probe}=; Path=/; Max-Age=0`;
    return value !== undefined;
  });
  return isKept ?? false;
}

/** Whether a storage key is ours. */
export const isStoredName = (name: string): boolean => name.startsWith(PREFIX);

/** Reads one of our values from local storage; null if storage is blocked. */
export const readStored = (name: string): string | null =>
  attempt(() => window.localStorage.getItem(PREFIX + name)) ?? null;

/** Where storage is blocked, the value is lost on reload. */
export const writeStored = (name: string, value: string): void =>
  attempt(() => window.localStorage.setItem(PREFIX + name, value));

export const removeStored = (name: string): void => attempt(() => window.localStorage.removeItem(PREFIX + name));

/** Like `readStored`, but of this tab only. */
export const readTabStored = (name: string): string | null =>
  attempt(() => window.sessionStorage.getItem(PREFIX + name)) ?? null;
export const writeTabStored = (name: string, value: string): void =>
  attempt(() => window.sessionStorage.setItem(PREFIX + name, value));

/** The names in a storage. */
export const namesIn = (storage: Storage): string[] =>
  Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');

/**
 * Deletes all our cookies and stored values `except` some in storage. A demo's session belongs to the browser rather
 * than the user, and stays.
 * @returns whether the browser allowed it
 */
export function clearStored({ except = () => false }: { except?: (name: string) => boolean } = {}): boolean {
  const clearCookies = (): void => {
    for (const part of document.cookie.split('; ')) {
      const name = part.split('=')[0] ?? '';
      if (name.startsWith(PREFIX) && !(__DEMO__ && name === SESSION_COOKIE))
        document.cookie = `${name}=; Path=/; Max-Age=0`;
    }
  };
  const clear = (storage: Storage): void => {
    for (const name of namesIn(storage)) if (isStoredName(name) && !except(name)) storage.removeItem(name);
  };
  // Try each, even if another one is blocked.
  const works = [clearCookies, () => clear(window.localStorage), () => clear(window.sessionStorage)];
  return works.map((work) => attempt(() => (work(), true))).every(Boolean);
}
