import type { ToastMessage } from '@wayside/ui';
import { toasts } from '../page/toasts.ts';
import { sessionCheck } from '../session/session.ts';

/** The page or dialog that asked for something, which may be gone when the outcome arrives. */
export interface Asker {
  /**
   * The old page stays mounted until the next page's code is loaded; from the navigation on it no longer counts as
   * here.
   */
  isHere: () => boolean;
  /** After a sign-out or for another user there is nothing to say. */
  isSameSession: () => boolean;
  /** Resolves if the user goes back before the page unmounts; otherwise never. */
  back: () => Promise<void>;
}

const currentPath = (): string | undefined => globalThis.location?.pathname;

export function askerOf(isMounted: () => boolean): Asker {
  const path = currentPath();
  const isHere = () => isMounted() && path === currentPath();
  const back = () =>
    new Promise<void>((resolve) => {
      function look(): void {
        if (isMounted() && !isHere()) return;
        globalThis.removeEventListener('popstate', look);
        if (isMounted()) resolve();
      }
      globalThis.addEventListener?.('popstate', look);
    });
  return { isHere, isSameSession: sessionCheck(), back };
}

/** Nobody waits for the outcome: it is said in a toast. */
export const nobody = (): Asker => askerOf(() => false);

const said = new WeakSet<object>();

/** Says an outcome in a toast, once. */
export function say<Outcome extends object>(outcome: Outcome, report: (outcome: Outcome) => ToastMessage): void {
  if (said.has(outcome)) return;
  said.add(outcome);
  toasts.show(report(outcome));
}

/**
 * Returns an outcome to whoever asked for it. If none of those who did is here, a toast says it on whatever page is
 * open, and the promise stays pending unless the user returns: a page on its way out must not navigate once more.
 */
export async function deliver<Outcome extends object>(
  outcome: Outcome,
  asker: Asker,
  report: (outcome: Outcome) => ToastMessage,
  askers: Iterable<Asker> = [asker],
): Promise<Outcome> {
  if (asker.isHere() || !asker.isSameSession()) return outcome;
  if (![...askers].some(({ isHere }) => isHere())) say(outcome, report);
  await asker.back();
  return outcome;
}
