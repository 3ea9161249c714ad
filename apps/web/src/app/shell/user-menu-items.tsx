import type { Schemas } from '@wayside/api-client';
import { isWebAddress, menuLinks } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { Menu, MenuItem, MenuSection, MenuSeparator } from '@wayside/ui';
import type { OpeningOfMenu } from '@wayside/ui';
import { brand } from '../../shared/brand/brand.ts';
import type { User } from '../../shared/session/session.ts';
import { navigationIcons } from './navigation-icons.ts';
import { ThemeItems } from './theme-items.tsx';

interface UserMenuItemsProps {
  user: User;
  name: string;
  links: readonly Schemas['FleetLink'][];
  opening: OpeningOfMenu;
}

/** The menu of `UserMenu`: the user, pages and the fleet's own links. */
export function UserMenuItems({ user, name, links, opening }: UserMenuItemsProps) {
  const { t } = useTranslation('shell');
  return (
    <Menu opening={opening}>
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
  );
}
