import type { Language } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { Segmented } from '@wayside/ui';
import { brand } from './brand.ts';
import { speak } from './language.ts';
import { toasts } from '../page/toasts.ts';

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
    <Segmented
      label={t('language.label')}
      segments={brand.languages.map((language) => ({
        id: language,
        label: t(`language.${language}Short`),
        name: t(`language.${language}`),
        lang: language,
      }))}
      value={i18n.language as Language}
      onChange={(language) => void choose(language)}
    />
  );
}
