import { sessionElsewhere } from '../shared/session/session.ts';
import { isStoredName } from '../shared/session/storage.ts';

/** Milliseconds after which a cookie that another tab changed is visible in this one. */
const COOKIE_DELAY = 500;

export interface SessionChanges {
  /** Another tab signed in while this one had no session. */
  begun: () => void;
  /** Another tab signed out, or the browser dropped the cookie. */
  ended: () => void;
  /** Another tab signed in as someone else: this one still shows the previous user's data. */
  replaced: () => void;
}

/**
 * Watches for session changes by other tabs: immediately through storage events, otherwise when this tab becomes
 * visible or is restored from the back/forward cache.
 */
export function watchSession(changes: SessionChanges): void {
  const look = (): void => {
    const session = sessionElsewhere();
    if (session !== 'same') changes[session]();
  };
  window.addEventListener('focus', look);
  window.addEventListener('pageshow', look);
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && look());
  window.addEventListener('storage', ({ key }) => {
    if (key !== null && !isStoredName(key)) return;
    look();
    // Storage events and cookies travel separately: the cookie may still be the old one.
    setTimeout(look, COOKIE_DELAY);
  });
}
