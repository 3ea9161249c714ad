import { useMutation } from '@tanstack/react-query';
import { ApiError, dataOf } from '@wayside/api-client';
import type { Language } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { useRef } from 'react';
import { ToggleButton } from 'react-aria-components/ToggleButton';
import { ToggleButtonGroup } from 'react-aria-components/ToggleButtonGroup';
import { api } from '../api.ts';
import { brand } from '../brand.ts';
import { reloadForLanguage } from '../language-reload.ts';
import { speak } from '../language.ts';
import { currentUserQuery, queryClient } from '../queries.ts';
import { keepUser } from '../session.ts';
import { toasts } from '../toasts.ts';
import styles from './language-toggle.module.css';

/** EN/FR. A signed-in user keeps the choice on the server; before sign-in it stays in the browser. */
export function LanguageToggle({ userId }: { userId?: number }) {
  const { t, i18n } = useTranslation();
  const latest = useRef<Language>(undefined);
  const { mutate: keep } = useMutation({
    // One after the other: the last choice is the one that stays with the server.
    scope: { id: 'language' },
    mutationFn: ({ id, language }: { id: number; language: Language }) =>
      dataOf(api.PUT('/fleet_users/{id}', { params: { path: { id } }, body: { language } })),
    onSuccess: async (user, { language }) => {
      // An answer to a choice that was changed since must not turn the page back.
      if (language !== latest.current) return;
      queryClient.setQueryData(currentUserQuery.queryKey, user);
      keepUser(user);
      await reloadForLanguage();
    },
    onError: (problem) => {
      const said = problem instanceof ApiError ? problem.failure.alertMessage : undefined;
      toasts.show({ title: said ?? t('language.changeFailed'), tone: 'error' });
    },
  });

  async function choose(language: Language): Promise<void> {
    try {
      await speak(i18n, language);
    } catch {
      toasts.show({ title: t('language.changeFailed'), tone: 'error' });
      return;
    }
    latest.current = language;
    if (userId !== undefined) keep({ id: userId, language });
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
