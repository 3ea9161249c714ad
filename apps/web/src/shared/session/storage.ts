import { productName } from '@wayside/domain';
import type { SignInCookie } from '@wayside/domain';
import { SESSION_COOKIE } from '../scenario-names.ts';

const PREFIX = `${productName}_`;

/** A cookie of ours. */
export const readCookie = (name: SignInCookie): string | undefined => cookieNamed(PREFIX + name);

/** A cookie by its whole name. */
export function cookieNamed(name: string): string | undefined {
  try {
    const found = document.cookie.split('; ').find((part) => part.startsWith(`${name}=`));
    const value = found?.slice(found.indexOf('=') + 1);
    return value ? decodeURIComponent(value) : undefined;
  } catch {
    // Blocked cookies, or a value that is none of ours.
    return undefined;
  }
}

export function writeCookie(name: SignInCookie, value: string): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  try {
    document.cookie = `${PREFIX}${name}=${encodeURIComponent(value)}; Path=/; SameSite=Strict${secure}`;
  } catch {
    // Blocked cookies: sign-in says so (`keepsCookies`).
  }
}

/** Whether the browser lets us keep cookies: without them nobody stays signed in. */
export function keepsCookies(): boolean {
  const probe = `${PREFIX}probe`;
  try {
    document.cookie = `${probe}=1; Path=/; SameSite=Strict`;
    const isKept = cookieNamed(probe) !== undefined;
    document.cookie = `${probe}=; Path=/; Max-Age=0`;
    return isKept;
  } catch {
    return false;
  }
}

/** Whether a name in storage is one of ours. */
export const isStoredName = (name: string): boolean => name.startsWith(PREFIX);

/** A value of ours in local storage; nothing when storage is blocked. */
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
    // Blocked storage: the value lives as long as the page.
  }
}

export function removeStored(name: string): void {
  try {
    window.localStorage.removeItem(PREFIX + name);
  } catch {
    // Blocked storage: nothing was kept.
  }
}

/**
 * Takes away every cookie and stored value of ours, `except` some values in storage; the session of a demo belongs to the browser, not to the
 * user. Answers whether the browser let us: it may keep its storage to itself.
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
  // Each is tried, even where another one is blocked.
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
