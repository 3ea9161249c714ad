import { useMutation } from '@tanstack/react-query';
import { dataOf } from '@wayside/api-client';
import type { Language } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { useRef } from 'react';
import { api } from '../../shared/data/api.ts';
import { changed } from '../../shared/data/changed.ts';
import { replaceUser } from '../../shared/data/user.ts';
import { sessionCheck } from '../../shared/session/session.ts';
import { useFailureToast } from '../../shared/save/use-failure-toast.ts';
import { LanguageToggle } from '../../shared/brand/language-toggle.tsx';

/** EN/FR for a signed-in user; saved on the server. */
export function SavedLanguageToggle({ userId }: { userId: number }) {
  const { t } = useTranslation();
  const failed = useFailureToast();
  const latest = useRef<Language>(undefined);
  const { mutate: keep } = useMutation({
    // Saved one at a time, so that the server ends up with the last choice.
    scope: { id: 'language' },
    mutationFn: (language: Language) =>
      dataOf(api.PUT('/fleet_users/{id}', { params: { path: { id: userId } }, body: { language } })),
    onMutate: sessionCheck,
    onSuccess: (user, language, isSameSession) => {
      // A response to an earlier choice must not switch the page back.
      if (language !== latest.current || !isSameSession()) return;
      replaceUser(user);
      void changed('language');
    },
    onError: (problem, _language, isSameSession) => {
      if (isSameSession?.()) failed(t('language.changeFailed'), problem);
    },
  });

  return (
    <LanguageToggle
      onSpoken={(language) => {
        latest.current = language;
        keep(language);
      }}
    />
  );
}
