import type { Language } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { ToggleButton } from 'react-aria-components/ToggleButton';
import { ToggleButtonGroup } from 'react-aria-components/ToggleButtonGroup';
import { brand } from './brand.ts';
import { speak } from './language.ts';
import { toasts } from '../page/toasts.ts';
import styles from './language-toggle.module.css';

/** EN/FR, stored in the browser. `onSpoken` is called once the texts are loaded. */
export function LanguageToggle({ onSpoken }: { onSpoken?: (language: Language) => void }) {
  const { t, i18n } = useTranslation();
  async function choose(language: Language): Promise<void> {
    try {
      await speak(i18n, language);
    } catch {
      toasts.show({ title: t('language.changeFailed'), tone: 'error' });
      return;
    }
    onSpoken?.(language);
  }

  return (
    <ToggleButtonGroup
      aria-label={t('language.label')}
      className={styles.group!}
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={[i18n.language]}
      onSelectionChange={([language]) => void choose(language as Language)}
    >
      {brand.languages.map((language) => (
        <ToggleButton key={language} id={language} lang={language} aria-label={t(`language.${language}`)} className={styles.choice!}>
          {t(`language.${language}Short`)}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
