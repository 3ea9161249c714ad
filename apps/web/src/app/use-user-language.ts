import { useTranslation } from '@wayside/i18n';
import { useEffect, useRef } from 'react';
import { brand } from '../shared/brand/brand.ts';
import { speak } from '../shared/brand/language.ts';
import type { User } from '../shared/session/session.ts';

/**
 * Switches to the signed-in user's language if the brand offers it. Runs when the language is first known and when the server returns a
 * different one, but not when the page's language changes: that choice is still being saved.
 */
export function useUserLanguage(own: User['language'] | undefined): void {
  const { i18n } = useTranslation();
  const followed = useRef<User['language']>(undefined);
  useEffect(() => {
    if (!own || own === followed.current) return;
    followed.current = own;
    // If the texts can't be loaded, the language stays.
    if (brand.languages.includes(own) && own !== i18n.language) speak(i18n, own).catch(() => undefined);
  }, [own, i18n]);
}
