import { sessionElsewhere } from '../shared/session/session.ts';
import { isStoredName } from '../shared/session/storage.ts';

/** Milliseconds after which a cookie that another tab changed is visible in this one. */
const COOKIE_DELAY = 500;

export interface SessionChanges {
  /** Another tab signed in while this one had no session. */
  onBegun: () => void;
  /** Another tab signed out, or the browser dropped the cookie. */
  onEnded: () => void;
  /** Another tab signed in as someone else: this one still shows the previous user's data. */
  onReplaced: () => void;
}

/**
 * Watches for session changes by other tabs: immediately through storage events, otherwise when this tab becomes visible or is restored
 * from the back/forward cache.
 * @returns stops watching
 */
export function watchSession({ onBegun, onEnded, onReplaced }: SessionChanges): () => void {
  const look = (): void => {
    const session = sessionElsewhere();
    if (session === 'begun') onBegun();
    if (session === 'ended') onEnded();
    if (session === 'replaced') onReplaced();
  };
  const lookIfShown = (): void => {
    if (document.visibilityState === 'visible') look();
  };
  const lookIfOurs = ({ key }: StorageEvent): void => {
    if (key !== null && !isStoredName(key)) return;
    look();
    // Storage events and cookies travel separately: the cookie may still be the old one.
    setTimeout(look, COOKIE_DELAY);
  };
  window.addEventListener('focus', look);
  window.addEventListener('pageshow', look);
  window.addEventListener('storage', lookIfOurs);
  document.addEventListener('visibilitychange', lookIfShown);
  return () => {
    window.removeEventListener('focus', look);
    window.removeEventListener('pageshow', look);
    window.removeEventListener('storage', lookIfOurs);
    document.removeEventListener('visibilitychange', lookIfShown);
  };
}
