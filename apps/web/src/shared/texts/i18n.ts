import { createI18n } from '@wayside/i18n';
import { startLanguage } from '../brand/language.ts';

/**
 * Only the sign-in texts, in the initial language. Awaited here because the router loads pages as soon as it is
 * created, and they need texts.
 */
export const i18n = await createI18n({ language: startLanguage() });
