import { I18nProvider, RouterProvider as AriaRouterProvider } from '@wayside/ui';
import { intlLocaleOf } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { Outlet, useHref, useLocation, useNavigate } from 'react-router-dom';
import { brand, readingOf } from '../shared/brand/brand.ts';
import { Dispensable } from '../shared/page/deferred-mount.tsx';
import { lazyPart } from '../shared/page/lazy-part.ts';
import { PartnerArrival } from './partner-arrival.tsx';
import { toasts } from '../shared/page/toasts.ts';

/** What surrounds every route: links of the ui package reach the router, and a change of path starts at the top. */
export function Root() {
  const navigate = useNavigate();
  const { i18n } = useTranslation();
  useScrollToTop();
  return (
    <I18nProvider locale={intlLocaleOf(brand.region, readingOf(i18n.language).language)}>
      {/* oxlint-disable-next-line react/hooks -- the provider takes the hook itself and calls it in its links */}
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

/** The code of the region comes with the first toast. */
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
        <Suspense>
          <ToastRegion toasts={toasts} label={t('alert.notice')} closeLabel={t('actions.dismiss')} />
        </Suspense>
      </Dispensable>
    )
  );
}

/** Places of the app by the router's rules; the router would take the address of another site for a path of ours. */
function useOwnHref(href: string): string {
  const own = useHref(href);
  return /^[a-z][a-z\d+.-]*:/i.test(href) ? href : own;
}

/** A change of path; a filter, tab or page number in the query never jumps. */
function useScrollToTop(): void {
  const { pathname } = useLocation();
  useEffect(() => {
    // Newer browsers answer a promise, which is no clean-up.
    void window.scrollTo(0, 0);
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the path is what it follows
  }, [pathname]);
}
