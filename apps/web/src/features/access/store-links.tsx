import { useTranslation } from '@wayside/i18n';
import { brand } from '../../shared/brand/brand.ts';
import styles from './store-links.module.css';

/** Icons, as paths: a download to a phone, and play. */
const PHONE =
  'M7.5 2h9A1.5 1.5 0 0 1 18 3.5v17a1.5 1.5 0 0 1-1.5 1.5h-9A1.5 1.5 0 0 1 6 20.5v-17A1.5 1.5 0 0 1 7.5 2ZM12 6.5v7m0 0-3-3m3 3 3-3M10.5 18.5h3';
const PLAY = 'M5 3.5v17a.8.8 0 0 0 1.2.7l14-8.5a.8.8 0 0 0 0-1.4l-14-8.5A.8.8 0 0 0 5 3.5ZM5.4 3l9.1 9-9.1 9';

/** Links to the app in both stores. We draw our own badges so they're readable in both languages and both themes. */
export function StoreLinks() {
  const { t } = useTranslation('access');
  if (!brand.switches.storeButtons || !brand.storeUrls) return null;
  const stores = [
    { href: brand.storeUrls.appStore, text: t('signIn.appStore'), icon: PHONE },
    { href: brand.storeUrls.googlePlay, text: t('signIn.googlePlay'), icon: PLAY },
  ];
  return (
    <ul className={styles.stores} aria-label={t('signIn.storesLabel')}>
      {stores.map(({ href, text, icon }) => (
        <li key={href}>
          <a href={href} target="_blank" rel="noopener noreferrer" className={styles.badge}>
            <svg
              width="20"
              height="20"
              viewBox="0 0 24 24"
              fill="none"
              stroke="currentColor"
              strokeWidth="1.6"
              strokeLinecap="round"
              strokeLinejoin="round"
              aria-hidden="true"
            >
              <path d={icon} />
            </svg>
            {text}
          </a>
        </li>
      ))}
    </ul>
  );
}
