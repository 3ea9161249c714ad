import { themeChoices } from '@wayside/brands';
import type { ThemeChoice } from '@wayside/brands';
import { useTranslation } from '@wayside/i18n';
import { MenuItem } from '@wayside/ui';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { Header } from 'react-aria-components/Header';
import { MenuSection } from 'react-aria-components/Menu';
import { chooseTheme, themeChoice } from './theme.ts';
import styles from './user-menu.module.css';

/** Light, dark or the device's setting; exactly one is selected. */
export function ThemeItems() {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState(themeChoice);

  function choose(choice: ThemeChoice): void {
    chooseTheme(choice);
    setChosen(choice);
  }

  return (
    <MenuSection
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={[chosen]}
      onSelectionChange={(keys) => {
        const [key] = keys === 'all' ? [] : [...keys];
        const choice = themeChoices.find((theme) => theme === key);
        if (choice) choose(choice);
      }}
    >
      <Header className={styles.head}>{t('theme.label')}</Header>
      {themeChoices.map((choice) => (
        <MenuItem
          key={choice}
          id={choice}
          label={t(`theme.${choice}`)}
          icon={choice === chosen ? <Check size={16} aria-hidden="true" /> : <span className={styles.noMark} />}
        />
      ))}
    </MenuSection>
  );
}
