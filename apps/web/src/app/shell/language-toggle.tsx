import { resultOf } from '@wayside/api-client';
import type { Language } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { ToggleButton } from 'react-aria-components/ToggleButton';
import { ToggleButtonGroup } from 'react-aria-components/ToggleButtonGroup';
import { api } from '../api.ts';
import { brand } from '../brand.ts';
import { speak } from '../language.ts';
import { currentUserQuery, queryClient } from '../queries.ts';
import { toasts } from '../toasts.ts';
import styles from './language-toggle.module.css';

/** EN/FR. A signed-in user keeps the choice on the server; before sign-in it stays in the browser. */
export function LanguageToggle({ userId }: { userId?: number }) {
  const { t, i18n } = useTranslation();

  async function choose(language: Language): Promise<void> {
    try {
      await speak(i18n, language);
    } catch {
      toasts.show({ title: t('language.changeFailed'), tone: 'error' });
      return;
    }
    if (userId === undefined) return;
    const result = await resultOf(api.PUT('/fleet_users/{id}', { params: { path: { id: userId } }, body: { language } }));
    if (result.status === 'success') queryClient.setQueryData(currentUserQuery.queryKey, result.data);
    else toasts.show({ title: result.alertMessage ?? t('language.changeFailed'), tone: 'error' });
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
