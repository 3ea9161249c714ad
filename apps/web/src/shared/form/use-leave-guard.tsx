import { place } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { ConfirmDialog } from '@wayside/ui';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { useBlocker, useLocation } from 'react-router-dom';

export interface LeaveGuard {
  /** Belongs somewhere in the page: the question. */
  dialog: ReactNode;
  /** Lets the next navigation pass: before leaving because the form was saved. */
  release: () => void;
  /** While a save is under way nothing is lost by going to another page, and a toast says what became of it. */
  setSaving: (isSaving: boolean) => void;
}

interface Place {
  pathname: string;
  search: string;
}

export interface LeaveGuardOptions {
  /** The person left on purpose. */
  onLeave?: () => void;
  /** For a form that is not the whole page: whether a step leads away from it. Another path does; without this nothing else. */
  isLeaving?: (from: Place, to: Place) => boolean;
}

interface GuardState extends LeaveGuardOptions {
  isDirty: boolean;
}

/** One form's guard, for as long as the form is there. */
interface Guard {
  update: (state: GuardState) => void;
  release: () => void;
  isReleased: () => boolean;
  setSaving: (isSaving: boolean) => void;
  isLeftBy: (from: Place, to: Place) => boolean;
  leave: () => void;
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
  };
}

/** Guards of the page, in the order in which they came. The router hears one only: the first asks for all of them. */
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

/** Forms that would lose what was entered. An ended session does not ask. */
const leftBehind = (from: Place, to: Place): Guard[] =>
  to.pathname === place.signIn ? [] : guards.filter((guard) => guard.isLeftBy(from, to));

/** Asks before a changed form is left, in the app and by closing or reloading the tab. */
export function useLeaveGuard(isDirty: boolean, { onLeave, isLeaving }: LeaveGuardOptions = {}): LeaveGuard {
  const [guard] = useState(createGuard);
  const asks = useSyncExternalStore(subscribe, () => guards[0] === guard);
  useEffect(() => {
    guard.update({ isDirty, ...(onLeave && { onLeave }), ...(isLeaving && { isLeaving }) });
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
  return (
    <ConfirmDialog
      isOpen={blocker.state === 'blocked'}
      title={t('form.leaveTitle')}
      confirmLabel={t('form.leave')}
      cancelLabel={t('form.stay')}
      tone="danger"
      onConfirm={() => {
        if (blocker.state !== 'blocked') return;
        for (const guard of leftBehind(from, blocker.location)) guard.leave();
        blocker.proceed();
      }}
      onCancel={() => blocker.reset?.()}
    >
      {t('form.leaveBody')}
    </ConfirmDialog>
  );
}
