import { createInstance, type i18n as I18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Bundle, Language } from './types.ts';

/** Every text of one language. French has plural forms of its own, so its keys are not exactly those of English. */
export type LoadedBundle = Record<keyof Bundle, object>;
export type LoadLanguage = (language: Language) => Promise<LoadedBundle>;

/** Each language is a chunk of its own, so that nobody downloads the one they do not read. */
export const loadLanguage: LoadLanguage = async (language) => (await bundles[language]()).bundle;

const bundles = {
  en: () => import('./en/index.ts'),
  fr: () => import('./fr/index.ts'),
} satisfies Record<Language, () => Promise<{ bundle: LoadedBundle }>>;

const namespaces = [
  'access',
  'account',
  'common',
  'dashboard',
  'fmc',
  'grid',
  'orders',
  'shell',
] as const satisfies readonly (keyof Bundle)[];

export interface I18nOptions {
  readonly language: Language;
  /** Source of the texts, for tests and embedders; by default those of this package. */
  readonly load?: LoadLanguage;
}

/** Texts in one language, ready to render: no key is ever on screen first. Rejects when the language cannot be loaded. */
export async function createI18n({ language, load = loadLanguage }: I18nOptions): Promise<I18n> {
  const instance = createInstance();
  const bundle = await load(language);
  await instance.use(initReactI18next).init({
    lng: language,
    resources: { [language]: bundle as Record<string, object> },
    fallbackLng: false,
    supportedLngs: ['en', 'fr'],
    ns: namespaces,
    defaultNS: 'common',
    // React escapes; escaping twice would show entities.
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
  return instance;
}

const latestWish = new WeakMap<I18n, Language>();

/**
 * Switches every text on screen to another language, without a reload. Of two changes under way the later one wins. Rejects when the
 * language cannot be loaded; the texts then stay as they are.
 */
export async function changeLanguage(instance: I18n, language: Language, load: LoadLanguage = loadLanguage): Promise<void> {
  latestWish.set(instance, language);
  if (!instance.hasResourceBundle(language, 'common')) {
    const bundle = await load(language);
    for (const namespace of namespaces) instance.addResourceBundle(language, namespace, bundle[namespace]);
  }
  if (latestWish.get(instance) === language) await instance.changeLanguage(language);
}

/** Texts of the data grid in the language of the moment, under the grid's own keys: its `localeText`. */
export function gridTexts(instance: I18n): Record<string, string> {
  return instance.getResourceBundle(instance.language, 'grid') as Record<string, string>;
}
