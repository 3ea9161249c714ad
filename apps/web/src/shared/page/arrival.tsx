import { useTranslation } from '@wayside/i18n';
import { Alert, Link } from '@wayside/ui';
import type { AlertTone } from '@wayside/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import styles from './arrival.module.css';

/** What one page has to say on the page it leads to. */
export interface Arrival {
  readonly tone: AlertTone;
  readonly text: string;
  /** Where to continue from here: an address of the app, from the slash. */
  readonly link?: { readonly href: string; readonly text: string } | undefined;
}

const TONES: readonly unknown[] = ['default', 'error', 'success', 'info'] satisfies AlertTone[];

/** Leaves a finished page for another one, with a notice or without. The finished page is not gone back to: its work is done. */
export function useArrive(): (to: string, notice?: Arrival) => void {
  const navigate = useNavigate();
  return useCallback((to, notice) => void navigate(to, { ...(notice && { state: { arrival: notice } }), replace: true }), [navigate]);
}

/** History outlives versions of the app: what is found there is read like anything from outside. */
export function arrivalOf(state: unknown): Arrival | undefined {
  const { tone, text, link } = fieldsOf(fieldsOf(state)['arrival']);
  if (typeof text !== 'string' || text === '' || !TONES.includes(tone)) return undefined;
  const { href, text: linkText } = fieldsOf(link);
  const isOwn = typeof href === 'string' && /^\/(?![/\\])/.test(href) && typeof linkText === 'string';
  return { tone: tone as AlertTone, text, ...(isOwn && { link: { href, text: linkText } }) };
}

const fieldsOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

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
    void navigate(place, { state: Object.keys(rest).length > 0 ? rest : null, replace: true, preventScrollReset: true });
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
        {...(shown.link && { actions: <Link href={shown.link.href}>{shown.link.text}</Link> })}
      >
        {shown.text}
      </Alert>
    </div>
  );
}
