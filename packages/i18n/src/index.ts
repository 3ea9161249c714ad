export { I18nextProvider, useTranslation } from 'react-i18next';
export type { i18n as I18n, ParseKeys, TFunction } from 'i18next';
export { changeLanguage, completeTexts, createI18n, gridTexts, type I18nOptions, type LoadLanguage } from './i18n.ts';
export type { Bundle, Language, LoadedBundle, Namespace, Part } from './types.ts';
export { withElements } from './with-elements.ts';
