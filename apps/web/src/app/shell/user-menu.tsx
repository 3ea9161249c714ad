import type { Schemas } from '@wayside/api-client';
import { fullNameOf, isWebAddress, menuLinks } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { Avatar, Menu, MenuItem, MenuSection, MenuSeparator, MenuTrigger, initialsOf } from '@wayside/ui';
import { Button } from 'react-aria-components/Button';
import { brand } from '../../shared/brand/brand.ts';
import type { User } from '../../shared/session/session.ts';
import { navigationIcons } from './navigation-icons.ts';
import { ThemeItems } from './theme-items.tsx';
import styles from './user-menu.module.css';

/** The user's initials, and a menu with the user, pages and the fleet's own links. */
export function UserMenu({ user, links }: { user: User; links: readonly Schemas['FleetLink'][] }) {
  const { t } = useTranslation('shell');
  const name = fullNameOf(user);
  return (
    <MenuTrigger>
      {/* The label starts with the visible initials, so that voice control finds the button by them. */}
      <Button className={styles.trigger!} aria-label={`${initialsOf(name)}, ${t('header.userMenu', { name })}`}>
        <Avatar name={name} />
      </Button>
      <Menu>
        <MenuSection title={name}>
          {menuLinks(user, brand.switches).map(({ id, path }) => {
            const Icon = navigationIcons[id];
            return <MenuItem key={id} id={id} href={path} label={t(`nav.${id}`)} icon={<Icon size={16} aria-hidden="true" />} />;
          })}
        </MenuSection>
        <MenuSeparator />
        <ThemeItems />
        {links.length > 0 && <MenuSeparator />}
        {links
          .filter(({ link }) => isWebAddress(link))
          .map((link) => (
            <MenuItem
              key={link.id}
              id={`link-${link.id}`}
              href={link.link}
              target="_blank"
              label={link.name}
              title={link.description ?? undefined}
            />
          ))}
      </Menu>
    </MenuTrigger>
  );
}
