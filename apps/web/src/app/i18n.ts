import { createI18n } from '@wayside/i18n';
import { startLanguage } from '../shared/brand/language.ts';

/** The texts of sign-in in the language to start with. The router begins to load pages, and what they say, as soon as there is one: they come first. */
export const i18n = await createI18n({ language: startLanguage() });
