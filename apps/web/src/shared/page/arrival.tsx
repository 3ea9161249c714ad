import { useTranslation } from '@wayside/i18n';
import { Alert, Capitalized, Link } from '@wayside/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { arrivalOf } from './arrival-state.ts';
import type { Arrival } from './arrival-state.ts';
import styles from './arrival.module.css';

/** Leaves a finished page for another one, with a notice or without. The finished page is not gone back to: its work is done. */
export function useArrive(): (to: string, notice?: Arrival) => void {
  const navigate = useNavigate();
  return useCallback((to, notice) => void navigate(to, { ...(notice && { state: { arrival: notice } }), replace: true }), [navigate]);
}

/**
 * Over every page of the shell: the notice of the page that led here, once. It takes the focus, so that it is read out; a reload or the
 * next page removes it.
 */
export function ArrivalNotice() {
  const { t } = useTranslation();
  const { state, ...place } = useLocation();
  const navigate = useNavigate();
  const arrived = arrivalOf(state);
  const [shown, setShown] = useState(() => arrived && { ...arrived, pathname: place.pathname });
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!arrived) return;
    setShown({ ...arrived, pathname: place.pathname });
    const { arrival: _shown, ...rest } = state as Record<string, unknown>;
    const left = Object.keys(rest).length > 0 ? rest : null;
    // At once, for a link that is pressed before the router has done it.
    window.history.replaceState({ ...(window.history.state as object | null), usr: left }, '');
    void navigate(place, { state: left, replace: true, preventScrollReset: true });
    // oxlint-disable-next-line react/exhaustive-deps -- the history state is what it follows
  }, [state]);
  // Gone with its page: the way back does not bring it again.
  if (shown && shown.pathname !== place.pathname && !arrived) setShown(undefined);
  const isShown = shown?.pathname === place.pathname;
  useEffect(() => {
    if (isShown) box.current?.focus({ preventScroll: true });
  }, [shown, isShown]);

  if (!shown || !isShown) return null;
  return (
    <div ref={box} tabIndex={-1} className={styles.arrival}>
      <Alert
        tone={shown.tone}
        onDismiss={() => {
          // The cross goes away with the notice: the focus stays on the page.
          box.current?.closest('main')?.focus({ preventScroll: true });
          setShown(undefined);
        }}
        dismissLabel={t('actions.dismiss')}
        {...(shown.description && { title: <Capitalized>{shown.text}</Capitalized> })}
        {...(shown.link && { actions: <Link href={shown.link.href}>{shown.link.text}</Link> })}
      >
        {shown.description ?? <Capitalized>{shown.text}</Capitalized>}
      </Alert>
    </div>
  );
}
