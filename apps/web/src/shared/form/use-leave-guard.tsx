import { place } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { ConfirmDialog } from '@wayside/ui';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { useBlocker, useLocation } from 'react-router-dom';

export interface LeaveGuard {
  /** The confirmation dialog; render it anywhere in the page. */
  dialog: ReactNode;
  /** Allows the next navigation: call it before leaving a saved form. */
  release: () => void;
  /** While saving, navigating away loses nothing: a toast reports the result. */
  setSaving: (isSaving: boolean) => void;
}

interface Place {
  pathname: string;
  search: string;
}

export interface LeaveGuardOptions {
  /** Called when the user confirms leaving. */
  onLeave?: () => void;
  /** What is lost, in place of the usual text. */
  body?: string | undefined;
  /** For a form on part of a page: whether a navigation leaves it. By default only a change of path does. */
  isLeaving?: (from: Place, to: Place) => boolean;
}

interface GuardState extends LeaveGuardOptions {
  isDirty: boolean;
}

/** Guard of one mounted form. */
interface Guard {
  update: (state: GuardState) => void;
  release: () => void;
  isReleased: () => boolean;
  setSaving: (isSaving: boolean) => void;
  isLeftBy: (from: Place, to: Place) => boolean;
  leave: () => void;
  body: () => string | undefined;
}

function createGuard(): Guard {
  let state: GuardState = { isDirty: false };
  let isReleased = false;
  let isSaving = false;
  const isWatching = (): boolean => state.isDirty && !isReleased && !isSaving;
  return {
    update: (next) => {
      state = next;
    },
    release: () => {
      isReleased = true;
    },
    setSaving: (now) => {
      isSaving = now;
    },
    isReleased: () => isReleased,
    isLeftBy: (from, to) => isWatching() && (to.pathname !== from.pathname || state.isLeaving?.(from, to) === true),
    leave: () => state.onLeave?.(),
    body: () => state.body,
  };
}

/** Guards on the page, in mount order. The router supports only one blocker, so the first guard asks for all. */
let guards: readonly Guard[] = [];
const listeners = new Set<() => void>();

function setGuards(next: readonly Guard[]): void {
  guards = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Guards of the forms that would lose input. An expired session leaves without asking. */
const leftBehind = (from: Place, to: Place): Guard[] =>
  to.pathname === place.signIn ? [] : guards.filter((guard) => guard.isLeftBy(from, to));

/** Asks before leaving a form with unsaved changes, by navigation or by closing or reloading the tab. */
export function useLeaveGuard(isDirty: boolean, { onLeave, isLeaving, body }: LeaveGuardOptions = {}): LeaveGuard {
  const [guard] = useState(createGuard);
  const asks = useSyncExternalStore(subscribe, () => guards[0] === guard);
  useEffect(() => {
    guard.update({ isDirty, body, ...(onLeave && { onLeave }), ...(isLeaving && { isLeaving }) });
  });
  useEffect(() => {
    setGuards([...guards, guard]);
    return () => setGuards(guards.filter((other) => other !== guard));
  }, [guard]);

  useEffect(() => {
    if (!isDirty) return undefined;
    const ask = (event: BeforeUnloadEvent): void => {
      if (!guard.isReleased()) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [guard, isDirty]);

  return {
    dialog: asks && <LeaveQuestion />,
    release: guard.release,
    setSaving: guard.setSaving,
  };
}

function LeaveQuestion() {
  const { t } = useTranslation('common');
  const from = useLocation();
  const blocker = useBlocker(({ currentLocation, nextLocation }) => leftBehind(currentLocation, nextLocation).length > 0);
  const left = blocker.state === 'blocked' ? leftBehind(from, blocker.location) : [];
  const body = left.map((guard) => guard.body()).find(Boolean);
  return (
    <ConfirmDialog
      isOpen={blocker.state === 'blocked'}
      title={t('form.leaveTitle')}
      confirmLabel={t('form.leave')}
      cancelLabel={t('form.stay')}
      tone="danger"
      onConfirm={() => {
        if (blocker.state !== 'blocked') return;
        for (const guard of left) guard.leave();
        blocker.proceed();
      }}
      onCancel={() => blocker.reset?.()}
    >
      {body ?? t('form.leaveBody')}
    </ConfirmDialog>
  );
}
