import { PATTERNS, matchesPattern } from '@wayside/domain';
import type { NavigationTab, Pattern } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { IconButton, useMedia } from '@wayside/ui';
import { PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { useLayoutEffect, useState } from 'react';
import { Link } from 'react-aria-components/Link';
import { useLocation } from 'react-router-dom';
import { keepNavigationWidth, navigationWidth, showNavigationWidth } from '../../shared/page/navigation-width.ts';
import { AttentionCount } from './attention-count.tsx';
import { navigationIcons } from './navigation-icons.ts';
import styles from './side-navigation.module.css';

/** Left navigation on wide screens: a rail of icons with labels, or full lines from 1440 pixels or as chosen. */
export function SideNavigation({ tabs, label }: { tabs: readonly NavigationTab[]; label: string }) {
  const { t } = useTranslation('shell');
  const isWide = useMedia('(min-width: 1440px)');
  const [chosen, setChosen] = useState(navigationWidth);
  const isFull = chosen === 'full' || (chosen === undefined && isWide);
  useLayoutEffect(() => showNavigationWidth(chosen), [chosen]);
  function toggle(): void {
    const next = isFull ? 'rail' : 'full';
    keepNavigationWidth(next);
    setChosen(next);
  }
  const Icon = isFull ? PanelLeftClose : PanelLeftOpen;
  return (
    <nav aria-label={label} className={styles.navigation}>
      <NavigationList tabs={tabs} />
      <div className={styles.fold}>
        <IconButton
          label={t(isFull ? 'nav.narrow' : 'nav.widen')}
          icon={<Icon size={20} aria-hidden="true" />}
          onPress={toggle}
        />
      </div>
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
          <li key={id} className={styles.item}>
            <Link
              href={path}
              className={styles.link!}
              aria-current={isCurrent(pathname, { id, path }) ? 'page' : undefined}
            >
              <Icon size={20} aria-hidden="true" className={styles.icon} />
              <span>{t(`nav.${id}`)}</span>
            </Link>
            {id === 'dashboard' && <AttentionCount />}
          </li>
        );
      })}
    </ul>
  );
}

/** Pages of a tab whose paths are not below its own. */
const ALSO: Partial<Record<NavigationTab['id'], readonly Pattern[]>> = {
  services: [PATTERNS.serviceRequest, PATTERNS.schedule, PATTERNS.newMaintenanceHistory],
};

const isCurrent = (pathname: string, { id, path }: Pick<NavigationTab, 'id' | 'path'>): boolean =>
  isWithin(pathname, path) || Boolean(ALSO[id]?.some((pattern) => matchesPattern(pattern, pathname)));

/** Whether a path is this place or below it. */
function isWithin(pathname: string, place: string): boolean {
  return `${pathname}/`.toLowerCase().startsWith(`${place}/`);
}
