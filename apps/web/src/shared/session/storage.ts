import { productName } from '@wayside/domain';
import type { SignInCookie } from '@wayside/domain';
import { SESSION_COOKIE } from '../scenario-names.ts';

const PREFIX = `${productName}_`;

/** Reads one of our cookies, by its name without the prefix. */
export const readCookie = (name: SignInCookie): string | undefined => cookieNamed(PREFIX + name);

/** Reads a cookie by its full name. */
export function cookieNamed(name: string): string | undefined {
  try {
    const cookie = document.cookie.split('; ').find((part) => part.startsWith(`${name}=`));
    const value = cookie?.slice(cookie.indexOf('=') + 1);
    return value ? decodeURIComponent(value) : undefined;
  } catch {
    // Cookies are blocked, or the value is malformed.
    return undefined;
  }
}

export function writeCookie(name: SignInCookie, value: string): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  try {
    document.cookie = `${PREFIX}${name}=${encodeURIComponent(value)}; Path=/; SameSite=Strict${secure}`;
  } catch {
    // Cookies are blocked; sign-in reports it (`keepsCookies`).
  }
}

/** Whether the browser accepts cookies, which signing in requires. */
export function keepsCookies(): boolean {
  // A name of its own: another tab that asks at the same time would delete this one's.
  const probe = `${PREFIX}probe_${Math.random().toString(36).slice(2)}`;
  try {
    document.cookie = `${probe}=1; Path=/; SameSite=Strict`;
    const isKept = cookieNamed(probe) !== undefined;
    document.cookie = `${probe}=; Path=/; Max-Age=0`;
    return isKept;
  } catch {
    return false;
  }
}

/** Whether a storage key is ours. */
export const isStoredName = (name: string): boolean => name.startsWith(PREFIX);

/** Reads one of our values from local storage; null if storage is blocked. */
export function readStored(name: string): string | null {
  try {
    return window.localStorage.getItem(PREFIX + name);
  } catch {
    return null;
  }
}

export function writeStored(name: string, value: string): void {
  try {
    window.localStorage.setItem(PREFIX + name, value);
  } catch {
    // Storage is blocked: the value is lost on reload.
  }
}

/** Like `readStored`, but of this tab only. */
export function readTabStored(name: string): string | null {
  try {
    return window.sessionStorage.getItem(PREFIX + name);
  } catch {
    return null;
  }
}

export function writeTabStored(name: string, value: string): void {
  try {
    window.sessionStorage.setItem(PREFIX + name, value);
  } catch {
    // Storage is blocked: the value is lost when the page is left.
  }
}

export function removeStored(name: string): void {
  try {
    window.localStorage.removeItem(PREFIX + name);
  } catch {
    // Storage is blocked: there is nothing to remove.
  }
}

/**
 * Deletes all our cookies and stored values `except` some in storage. A demo's session belongs to the browser rather than the user, and
 * stays.
 * @returns whether the browser allowed it
 */
export function clearStored({ except = () => false }: { except?: (name: string) => boolean } = {}): boolean {
  const clearCookies = (): void => {
    for (const part of document.cookie.split('; ')) {
      const name = part.split('=')[0] ?? '';
      if (name.startsWith(PREFIX) && !(__DEMO__ && name === SESSION_COOKIE)) document.cookie = `${name}=; Path=/; Max-Age=0`;
    }
  };
  const clear = (storage: Storage): void => {
    const names = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
    for (const name of names) if (isStoredName(name) && !except(name)) storage.removeItem(name);
  };
  // Try each, even if another one is blocked.
  return [clearCookies, () => clear(window.localStorage), () => clear(window.sessionStorage)].map(succeeds).every(Boolean);
}

function succeeds(action: () => void): boolean {
  try {
    action();
    return true;
  } catch {
    return false;
  }
}
