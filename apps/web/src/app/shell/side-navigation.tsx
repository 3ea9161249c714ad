import type { NavigationTab } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { NavLink } from 'react-router-dom';
import { navigationIcons } from './navigation-icons.ts';
import styles from './side-navigation.module.css';

/** The left navigation of computer screens. */
export function SideNavigation({ tabs, label }: { tabs: readonly NavigationTab[]; label: string }) {
  return (
    <nav aria-label={label} className={styles.navigation}>
      <NavigationList tabs={tabs} />
    </nav>
  );
}

/** The places of the mode, each with its icon. */
export function NavigationList({ tabs }: { tabs: readonly NavigationTab[] }) {
  const { t } = useTranslation('shell');
  return (
    <ul className={styles.list}>
      {tabs.map(({ id, path }) => {
        const Icon = navigationIcons[id];
        return (
          <li key={id}>
            <NavLink to={path} className={styles.link!}>
              <Icon size={20} aria-hidden="true" className={styles.icon} />
              <span>{t(`nav.${id}`)}</span>
            </NavLink>
          </li>
        );
      })}
    </ul>
  );
}
