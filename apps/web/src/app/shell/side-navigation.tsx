import type { NavigationTab } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { Link } from 'react-aria-components/Link';
import { useLocation } from 'react-router-dom';
import { navigationIcons } from './navigation-icons.ts';
import styles from './side-navigation.module.css';

/** Left navigation on wide screens. */
export function SideNavigation({ tabs, label }: { tabs: readonly NavigationTab[]; label: string }) {
  return (
    <nav aria-label={label} className={styles.navigation}>
      <NavigationList tabs={tabs} />
    </nav>
  );
}

export function NavigationList({ tabs }: { tabs: readonly NavigationTab[] }) {
  const { t } = useTranslation('shell');
  const { pathname } = useLocation();
  return (
    <ul className={styles.list}>
      {tabs.map(({ id, path }) => {
        const Icon = navigationIcons[id];
        return (
          <li key={id}>
            <Link href={path} className={styles.link!} aria-current={isWithin(pathname, path) ? 'page' : undefined}>
              <Icon size={20} aria-hidden="true" className={styles.icon} />
              <span>{t(`nav.${id}`)}</span>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}

/** Whether a path is this place or below it. */
function isWithin(pathname: string, place: string): boolean {
  return `${pathname}/`.toLowerCase().startsWith(`${place}/`);
}
