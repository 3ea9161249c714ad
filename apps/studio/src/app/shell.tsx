import { brandAssetUrl } from '@wayside/brands';
import { I18nProvider, Link, RouterProvider as AriaRouterProvider, SkipLink } from '@wayside/ui';
import { ToastRegion } from '@wayside/ui/toast-region';
import { Activity, LayoutGrid, TriangleAlert } from 'lucide-react';
import { useEffect } from 'react';
import { NavLink, Outlet, useLocation, useNavigate } from 'react-router-dom';
import { brand } from './brand.ts';
import styles from './shell.module.css';
import { toasts } from './toasts.ts';

const MAIN = 'main';

const PLACES = [
  { path: '/', label: 'Gallery', Icon: LayoutGrid },
  { path: '/errors', label: 'Errors', Icon: TriangleAlert },
  { path: '/sessions', label: 'Sessions', Icon: Activity },
] as const;

/** Header with navigation, and the page. Connects the ui package's links to the router. */
export function Shell() {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  useEffect(() => {
    // A new path starts at the top. `void`: newer browsers return a promise, which React would take for a cleanup
    // function.
    void window.scrollTo(0, 0);
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- must run on every change of path
  }, [pathname]);

  return (
    <I18nProvider locale="en-US">
      <AriaRouterProvider navigate={(path, options) => void navigate(path, options)}>
        <SkipLink targetId={MAIN}>Skip to content</SkipLink>
        <header className={styles.header}>
          <Link href="/" tone="plain" aria-label={`${brand.name} studio, gallery`}>
            <span className={styles.mark}>
              <img
                className={styles.light}
                src={brandAssetUrl(brand, 'logo.svg')}
                width={brand.logoWidth}
                height={40}
                alt=""
              />
              <img
                className={styles.dark}
                src={brandAssetUrl(brand, 'logo-dark.svg')}
                width={brand.logoWidth}
                height={40}
                alt=""
              />
              <span className={styles.name}>Studio</span>
            </span>
          </Link>
          <nav aria-label="Studio" className={styles.navigation}>
            {PLACES.map(({ path, label, Icon }) => (
              <NavLink key={path} to={path} end={path === '/'} className={styles.link!}>
                <Icon size={16} aria-hidden="true" />
                {label}
              </NavLink>
            ))}
          </nav>
        </header>
        <main id={MAIN} tabIndex={-1} className={styles.main}>
          <Outlet />
        </main>
        <ToastRegion toasts={toasts} label="Notices" closeLabel="Dismiss" />
      </AriaRouterProvider>
    </I18nProvider>
  );
}
