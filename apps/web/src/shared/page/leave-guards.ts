import { place } from '@wayside/domain';

export type Place = Pick<Location, 'pathname' | 'search'>;

export interface GuardState {
  isDirty: boolean;
  /** Called when the user confirms leaving. */
  onLeave?: () => void;
  /** What is lost, in place of the usual text. */
  body?: string | undefined;
  /** For a form on part of a page: whether a navigation leaves it. By default only a change of path does. */
  isLeaving?: (from: Place, to: Place) => boolean;
}

export type Guard = ReturnType<typeof createGuard>;

/** Guard of one mounted form. */
export function createGuard() {
  let state = { isDirty: false, isReleased: false, isSaving: false } as GuardState & {
    isReleased: boolean;
    isSaving: boolean;
  };
  /** Whether the form has input that would be lost. */
  const isWatching = (): boolean => state.isDirty && !state.isReleased && !state.isSaving;
  function change(changes: Partial<typeof state>): void {
    const wasWatching = isWatching();
    state = { ...state, ...changes };
    if (isWatching() !== wasWatching) tell();
  }
  return {
    update: (next: GuardState): void => change({ onLeave: undefined, body: undefined, isLeaving: undefined, ...next }),
    release: (): void => change({ isReleased: true }),
    setSaving: (isSaving: boolean): void => change({ isSaving }),
    isReleased: (): boolean => state.isReleased,
    isWatching,
    isLeftBy: (from: Place, to: Place): boolean =>
      isWatching() && (to.pathname !== from.pathname || state.isLeaving?.(from, to) === true),
    leave: (): void => state.onLeave?.(),
    body: (): string | undefined => state.body,
  };
}

/** Guards on the page, in mount order. The router supports only one blocker, so the first guard asks for all. */
let guards: readonly Guard[] = [];
/** A question without a navigation that waits for its answer. */
let question: { readonly left: readonly Guard[]; readonly answer: (isLeaving: boolean) => void } | undefined;
const listeners = new Set<() => void>();

function notify(): void {
  for (const listener of listeners) listener();
}

/** Guards have changed: a question closes once nothing that it asks about would be lost. */
function tell(): void {
  if (question?.left.every((guard) => !guards.includes(guard) || !guard.isWatching())) question.answer(false);
  notify();
}

export function subscribeGuards(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function addGuard(guard: Guard): () => void {
  guards = [...guards, guard];
  notify();
  return () => {
    guards = guards.filter((other) => other !== guard);
    tell();
  };
}

/** Whether a form on the page has input that would be lost. */
export const hasUnsavedInput = (): boolean => guards.some((guard) => guard.isWatching());

export const isFirstGuard = (guard: Guard): boolean => guards[0] === guard;
export const openQuestion = (): typeof question => question;

/** Guards of the forms that would lose input. An expired session leaves without asking. */
export function leftBehind(from: Place, to: Place): Guard[] {
  return to.pathname === place.signIn ? [] : guards.filter((guard) => guard.isLeftBy(from, to));
}

const nothingLost = (): void => undefined;

/**
 * Asks before an action that replaces the whole page, such as entering another fleet, if it would lose unsaved input.
 * @returns undefined if the user stays; otherwise a function to call once the action has succeeded, which gives up the
 *   input
 */
export async function askToLeave(): Promise<(() => void) | undefined> {
  const left = guards.filter((guard) => guard.isWatching());
  if (left.length === 0) return nothingLost;
  question?.answer(false);
  const isLeaving = await new Promise<boolean>((resolve) => {
    question = {
      left,
      answer: (answer) => {
        question = undefined;
        notify();
        resolve(answer);
      },
    };
    notify();
  });
  if (!isLeaving) return undefined;
  return () => {
    for (const guard of left) {
      guard.leave();
      guard.release();
    }
  };
}
