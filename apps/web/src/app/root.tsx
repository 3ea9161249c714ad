import { intlLocaleOf, place } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { Dispensable, I18nProvider, LazyBoundary, RouterProvider as AriaRouterProvider, lazyPart } from '@wayside/ui';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { Navigate, Outlet, useHref, useLocation, useNavigate } from 'react-router-dom';
import { brand, readingOf } from '../shared/brand/brand.ts';
import { toasts } from '../shared/page/toasts.ts';
import { keepPendingUser, pendingUserOf } from '../shared/session/pending-user.ts';

/** Wraps every route: connects the ui package's links to the router and scrolls to the top when the path changes. */
export function Root() {
  const navigate = useNavigate();
  const { i18n } = useTranslation();
  useScrollToTop();
  return (
    <I18nProvider locale={intlLocaleOf(brand.region, readingOf(i18n.language).language)}>
      {/* oxlint-disable-next-line react/hooks -- the provider expects the hook itself and calls it in its links */}
      <AriaRouterProvider navigate={(path, options) => void navigate(path, options)} useHref={useOwnHref}>
        <PartnerArrival>
          <Outlet />
        </PartnerArrival>
        <Notices />
      </AriaRouterProvider>
    </I18nProvider>
  );
}

const ToastRegion = lazyPart(() => import('@wayside/ui/toast-region'), 'ToastRegion');

/** Loads the toast region's code with the first toast. */
function Notices() {
  const { t } = useTranslation();
  const isNeeded = useSyncExternalStore(
    (listener) => toasts.queue.subscribe(listener),
    () => toasts.queue.visibleToasts.length > 0,
  );
  const [wasNeeded, setNeeded] = useState(isNeeded);
  if (isNeeded && !wasNeeded) setNeeded(true);
  return (
    wasNeeded && (
      <Dispensable>
        <LazyBoundary>
          <ToastRegion toasts={toasts} label={t('alert.notice')} closeLabel={t('actions.dismiss')} />
        </LazyBoundary>
      </Dispensable>
    )
  );
}

/** Adds the router's base to paths of the app only; the router would treat another site's address as a path too. */
function useOwnHref(href: string): string {
  const own = useHref(href);
  return /^[a-z][a-z\d+.-]*:/i.test(href) ? href : own;
}

/** Only a new path scrolls; a filter, tab or page number in the query does not. */
function useScrollToTop(): void {
  const { pathname } = useLocation();
  useEffect(() => {
    // Not returned: newer browsers return a promise, which is no cleanup function.
    void window.scrollTo(0, 0);
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- runs when the path changes
  }, [pathname]);
}

/**
 * A partner's link may open any page: stores the new user from it and continues to the sign-up form, without the values
 * in the address.
 */
function PartnerArrival({ children }: { children: ReactNode }) {
  const { search } = useLocation();
  return pendingUserOf(new URLSearchParams(search)) ? <Arrived search={search} /> : children;
}

function Arrived({ search }: { search: string }) {
  useState(() => keepPendingUser(new URLSearchParams(search)));
  return <Navigate replace to={place.editPartnerSignUp} />;
}
