import { useTranslation } from '@wayside/i18n';
import { ConfirmDialog } from '@wayside/ui';
import { useEffect, useEffectEvent, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { useBlocker, useLocation } from 'react-router-dom';
import {
  addGuard,
  createGuard,
  isFirstGuard,
  leftBehind,
  openQuestion,
  subscribeGuards,
} from '../page/leave-guards.ts';
import type { Guard, GuardState } from '../page/leave-guards.ts';

export type LeaveGuard = ReturnType<typeof useLeaveGuard>;
export type LeaveGuardOptions = Omit<GuardState, 'isDirty'>;

/** Asks before leaving a form with unsaved changes, by navigation or by closing or reloading the tab. */
export function useLeaveGuard(isDirty: boolean, { onLeave, isLeaving, body }: LeaveGuardOptions = {}) {
  const [guard] = useState(createGuard);
  // Before any effect that leaves the page: a form that has just been saved must not ask.
  useLayoutEffect(() => {
    guard.update({ isDirty, body, onLeave, isLeaving });
  });
  useEffect(() => addGuard(guard), [guard]);

  useEffect(() => {
    if (!isDirty) return undefined;
    const ask = (event: BeforeUnloadEvent): void => {
      if (!guard.isReleased()) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [guard, isDirty]);

  return {
    /** The confirmation dialog; render it anywhere in the page. */
    dialog: <FirstAsks guard={guard} />,
    /** Allows the next navigation: call it before leaving a saved form. */
    release: guard.release,
    /** While saving, navigating away loses nothing: a toast reports the result. */
    setSaving: guard.setSaving,
  };
}

/**
 * One dialog for all guards of a page. It watches them itself, so that the page isn't rendered again for its own guard.
 */
function FirstAsks({ guard }: { guard: Guard }) {
  return useSyncExternalStore(subscribeGuards, () => isFirstGuard(guard)) && <LeaveQuestion />;
}

function LeaveQuestion() {
  const { t } = useTranslation('common');
  const from = useLocation();
  const question = useSyncExternalStore(subscribeGuards, openQuestion);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => leftBehind(currentLocation, nextLocation).length > 0,
  );
  const leftByNavigation = () => (blocker.state === 'blocked' ? leftBehind(from, blocker.location) : []);
  // What it asks about has been sent: the user stays, to see what becomes of it.
  const isMoot = useSyncExternalStore(
    subscribeGuards,
    () => blocker.state === 'blocked' && leftByNavigation().length === 0,
  );
  const stay = useEffectEvent(() => blocker.reset?.());
  useEffect(() => {
    if (isMoot) stay();
  }, [isMoot]);
  const left = blocker.state === 'blocked' ? leftByNavigation() : (question?.left ?? []);
  const body = left.map((guard) => guard.body()).find(Boolean);
  return (
    <ConfirmDialog
      isOpen={blocker.state === 'blocked' || question !== undefined}
      title={t('form.leaveTitle')}
      confirmLabel={t('form.leave')}
      cancelLabel={t('form.stay')}
      tone="danger"
      onConfirm={() => {
        question?.answer(true);
        if (blocker.state !== 'blocked') return;
        for (const guard of leftByNavigation()) guard.leave();
        blocker.proceed();
      }}
      onCancel={() => {
        question?.answer(false);
        blocker.reset?.();
      }}
    >
      {body ?? t('form.leaveBody')}
    </ConfirmDialog>
  );
}
