import { place } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { ConfirmDialog } from '@wayside/ui';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { useBlocker } from 'react-router-dom';

export interface LeaveGuard {
  /** Belongs somewhere in the page: the question. */
  dialog: ReactNode;
  /** Lets the next navigation pass: before leaving because the form was saved. */
  release: () => void;
  /** While a save is under way nothing is lost by going to another page, and a toast says what became of it. */
  setSaving: (isSaving: boolean) => void;
}

/** Asks before a changed form is left, in the app and by closing or reloading the tab. An ended session does not ask. One on a page. */
export function useLeaveGuard(isDirty: boolean, { onLeave }: { onLeave?: () => void } = {}): LeaveGuard {
  const { t } = useTranslation('common');
  const isReleased = useRef(false);
  const isSaving = useRef(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty &&
      !isReleased.current &&
      !isSaving.current &&
      nextLocation.pathname !== currentLocation.pathname &&
      nextLocation.pathname !== place.signIn,
  );

  useEffect(() => {
    if (!isDirty) return undefined;
    const ask = (event: BeforeUnloadEvent): void => {
      if (!isReleased.current) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isDirty]);

  const dialog = (
    <ConfirmDialog
      isOpen={blocker.state === 'blocked'}
      title={t('form.leaveTitle')}
      confirmLabel={t('form.leave')}
      cancelLabel={t('form.stay')}
      tone="danger"
      onConfirm={() => {
        onLeave?.();
        blocker.proceed?.();
      }}
      onCancel={() => blocker.reset?.()}
    >
      {t('form.leaveBody')}
    </ConfirmDialog>
  );
  return {
    dialog,
    release: () => {
      isReleased.current = true;
    },
    setSaving: (now) => {
      isSaving.current = now;
    },
  };
}
