import { useTranslation } from '@wayside/i18n';
import { Alert, Capitalized, Link } from '@wayside/ui';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { arrivalOf } from './arrival-state.ts';
import type { Arrival, ArrivalLink } from './arrival-state.ts';
import styles from './arrival.module.css';

/**
 * Leaves a finished page, optionally with a notice and what the next page should know. Replaces its history entry:
 * there is nothing to go back to.
 */
export function useArrive(): (to: string, notice?: Arrival, carried?: Readonly<Record<string, unknown>>) => void {
  const navigate = useNavigate();
  return useCallback(
    (to, notice, carried) =>
      void navigate(to, { state: notice || carried ? { ...carried, arrival: notice } : null, replace: true }),
    [navigate],
  );
}

/** The links of a notice that only the shell shows: sign-in, which loads `arrivalOf`, has none of them. */
export function arrivalLinksOf(state: unknown): Pick<Arrival, 'subject' | 'secondLink'> {
  const { subject, secondLink } = (state as { arrival?: Record<string, unknown> | null } | null)?.arrival ?? {};
  return { subject: checked(subject), secondLink: checked(secondLink) };
}

/** By the check of the first link. */
const checked = (link: unknown): ArrivalLink | undefined =>
  arrivalOf({ arrival: { tone: 'info', text: 'x', link } })?.link;

/**
 * Shows the previous page's notice once, on any page of the shell. It takes the focus so that screen readers announce
 * it; a reload or the next navigation removes it.
 */
export function ArrivalNotice() {
  const { t } = useTranslation();
  const { state, ...place } = useLocation();
  const navigate = useNavigate();
  const read = arrivalOf(state);
  const arrived = read && { ...read, ...arrivalLinksOf(state) };
  const [shown, setShown] = useState(() => arrived && { ...arrived, pathname: place.pathname, key: place.key });
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!arrived) return;
    // The same notice stays the same, so that it takes the focus once: the user may have left it.
    setShown((now) => (now?.key === place.key ? now : { ...arrived, pathname: place.pathname, key: place.key }));
    const { arrival: _shown, ...rest } = state as Record<string, unknown>;
    const left = Object.keys(rest).length > 0 ? rest : null;
    // Right away, in case a link is pressed before the router updates the state.
    window.history.replaceState({ ...(window.history.state as object | null), usr: left }, '');
    void navigate(place, { state: left, replace: true, preventScrollReset: true });
    // oxlint-disable-next-line react/exhaustive-deps -- runs when the history state changes
  }, [state]);
  // Leaving the page discards the notice; going back doesn't restore it.
  if (shown && shown.pathname !== place.pathname && !arrived) setShown(undefined);
  const isShown = shown?.pathname === place.pathname;
  // With the notice, not after it: a key that is pressed in between would start from the page that was left.
  useLayoutEffect(() => {
    if (isShown) box.current?.focus({ preventScroll: true });
  }, [shown, isShown]);

  if (!shown || !isShown) return null;
  return (
    <div ref={box} tabIndex={-1} className={styles.arrival}>
      <Alert
        tone={shown.tone}
        onDismiss={() => {
          // The close button goes away with the notice: keep the focus on the page.
          box.current?.closest('main')?.focus({ preventScroll: true });
          setShown(undefined);
        }}
        dismissLabel={t('actions.dismiss')}
        title={shown.description && <Capitalized>{shown.text}</Capitalized>}
        actions={[shown.link, shown.secondLink].map(
          (link) =>
            link && (
              <Link key={link.href} href={link.href}>
                {link.text}
              </Link>
            ),
        )}
      >
        {shown.subject && <Link href={shown.subject.href}>{shown.subject.text}</Link>}
        {shown.subject && ' · '}
        {shown.description ?? <Capitalized>{shown.text}</Capitalized>}
      </Alert>
    </div>
  );
}
