import { useTranslation } from '@wayside/i18n';
import { useEffect, useRef } from 'react';
import { brand } from '../shared/brand/brand.ts';
import { speak } from '../shared/brand/language.ts';
import type { User } from '../shared/session/session.ts';

/**
 * The signed-in user's own language wins over the browser's, where the brand speaks it. It is followed when it becomes known and when the
 * server says another one, not when the page changes its language: that wish is on its way to the server.
 */
export function useUserLanguage(own: User['language'] | undefined): void {
  const { i18n } = useTranslation();
  const followed = useRef<User['language']>(undefined);
  useEffect(() => {
    if (!own || own === followed.current) return;
    followed.current = own;
    // Texts that cannot be loaded leave the language as it is.
    if (brand.languages.includes(own) && own !== i18n.language) speak(i18n, own).catch(() => undefined);
  }, [own, i18n]);
}
