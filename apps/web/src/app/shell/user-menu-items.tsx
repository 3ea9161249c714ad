import type { Schemas } from '@wayside/api-client';
import { themeChoices } from '@wayside/brands';
import { isWebAddress, menuGroups, menuLinks, modeOf, navigationTabs } from '@wayside/domain';
import type { MenuLink } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { Menu, MenuItem, MenuSection, MenuSeparator } from '@wayside/ui';
import type { OpeningOfMenu } from '@wayside/ui';
import { Info, Keyboard } from 'lucide-react';
import { useState } from 'react';
import { Header } from 'react-aria-components/Header';
import { MenuSection as ChoiceSection } from 'react-aria-components/Menu';
import { useLocation } from 'react-router-dom';
import { brand } from '../../shared/brand/brand.ts';
import { chooseTheme, chosenTheme } from '../../shared/brand/theme.ts';
import type { User } from '../../shared/session/session.ts';
import { useIsDesk } from '../../shared/use-is-desk.ts';
import { navigationIcons } from './navigation-icons.ts';
import styles from './user-menu.module.css';

interface UserMenuItemsProps {
  user: User;
  name: string;
  links: readonly Schemas['FleetLink'][];
  opening: OpeningOfMenu;
  onKeys: () => void;
}

/** The menu of `UserMenu`: the user, pages and the fleet's own links. */
export function UserMenuItems({ user, name, links, opening, onKeys }: UserMenuItemsProps) {
  const { t } = useTranslation(['shell', 'palette']);
  const { pathname } = useLocation();
  const isDesk = useIsDesk();
  const tabs = isDesk ? navigationTabs(modeOf(user, pathname)) : [];
  const [own, shown] = menuGroups(menuLinks(user, brand.switches), tabs);
  return (
    <Menu opening={opening}>
      <MenuSection title={name}>
        <PageItems links={own} />
      </MenuSection>
      <MenuSeparator />
      <ThemeItems />
      <MenuSeparator />
      {isDesk && (
        <MenuItem
          id="keys"
          label={t('palette:keys.title')}
          icon={<Keyboard size={16} aria-hidden="true" />}
          onAction={onKeys}
        />
      )}
      <MenuItem
        id="release"
        href="/licenses.txt"
        target="_blank"
        label={t('palette:licenses')}
        note={t('palette:release', { name: __RELEASE__ })}
        icon={<Info size={16} aria-hidden="true" />}
      />
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
      {shown.length > 0 && <MenuSeparator />}
      <PageItems links={shown} isQuiet />
    </Menu>
  );
}

function PageItems({ links, isQuiet = false }: { links: readonly MenuLink[]; isQuiet?: boolean }) {
  const { t } = useTranslation('shell');
  return links.map(({ id, path }) => {
    const Icon = navigationIcons[id];
    return (
      <MenuItem
        key={id}
        id={id}
        href={path}
        label={t(`nav.${id}`)}
        icon={<Icon size={16} aria-hidden="true" />}
        tone={isQuiet ? 'quiet' : 'default'}
      />
    );
  });
}

/** Light, dark or the device's setting; exactly one is selected. */
function ThemeItems() {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState(chosenTheme);

  return (
    <ChoiceSection
      className={styles.themes!}
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={[chosen]}
      onSelectionChange={(keys) => {
        const [key] = keys === 'all' ? [] : [...keys];
        const choice = themeChoices.find((theme) => theme === key);
        if (!choice) return;
        chooseTheme(choice);
        setChosen(choice);
      }}
    >
      <Header className={styles.head}>{t('theme.label')}</Header>
      {themeChoices.map((choice) => (
        <MenuItem key={choice} id={choice} label={t(`theme.${choice}`)} />
      ))}
    </ChoiceSection>
  );
}
