import { useTranslation } from '@wayside/i18n';
import { useEffect } from 'react';
import { brand } from './brand.ts';
import { speak } from './language.ts';
import type { User } from './session.ts';

/** The signed-in user's own language wins over the browser's, where the brand speaks it. */
export function useOwnLanguage(own: User['language'] | undefined): void {
  const { i18n } = useTranslation();
  useEffect(() => {
    // Texts that cannot be loaded leave the language as it is.
    if (own && brand.languages.includes(own) && own !== i18n.language) speak(i18n, own).catch(() => undefined);
  }, [own, i18n]);
}
