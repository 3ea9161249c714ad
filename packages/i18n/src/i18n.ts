import { createInstance, type i18n as I18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Language, LoadedBundle, Part } from './types.ts';

export type LoadLanguage = (language: Language, part: Part) => Promise<LoadedBundle>;

/** One chunk per language and part, so that no one downloads what they do not read. */
const loadLanguage: LoadLanguage = async (language, part) => (await part[language]()).bundle;

/** Texts of the sign-in page. */
const START: Part = { witness: 'common', en: () => import('./en/start.ts'), fr: () => import('./fr/start.ts') };
/** Texts of every other page, without those of `parts.ts`. */
const MAIN: Part = { witness: 'orders', en: () => import('./en/main.ts'), fr: () => import('./fr/main.ts') };

/**
 * Marks that turn the direction of reading. In a name they would turn the rest of our sentence, too; no language that
 * we speak needs them. Nothing else is escaped here: React does that.
 */
const BIDI = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;
const withoutBidi = (value: string): string => value.replace(BIDI, '');

export interface I18nOptions {
  readonly language: Language;
  /** Source of the texts, for tests and embedders; defaults to this package's own. */
  readonly load?: LoadLanguage;
}

/** Loads the sign-in page's texts in one language, so that no key is ever shown. Rejects if they can't be loaded. */
export async function createI18n({ language, load = loadLanguage }: I18nOptions): Promise<I18n> {
  const instance = createInstance();
  const bundle = await load(language, START);
  await instance.use(initReactI18next).init({
    lng: language,
    resources: { [language]: bundle as Record<string, object> },
    fallbackLng: false,
    supportedLngs: ['en', 'fr'],
    ns: ['common'],
    defaultNS: 'common',
    interpolation: { escape: withoutBidi },
    react: { useSuspense: false },
  });
  return instance;
}

// Keyed by resource store, because React's hook wraps the instance.
const latestWish = new WeakMap<I18n['store'], Language>();
/** The parts that an instance needs in every language. */
const needed = new WeakMap<I18n['store'], ReadonlySet<Part>>();
const neededBy = ({ store }: I18n): ReadonlySet<Part> => needed.get(store) ?? new Set([START]);

async function add(instance: I18n, language: Language, load: LoadLanguage): Promise<void> {
  const parts = [...neededBy(instance)].filter((part) => !instance.hasResourceBundle(language, part.witness));
  const bundles = await Promise.all(parts.map((part) => load(language, part)));
  for (const [namespace, texts] of bundles.flatMap((bundle) => Object.entries(bundle))) {
    // A namespace may have texts of several parts.
    instance.addResourceBundle(language, namespace, texts, true);
  }
}

/**
 * Loads the texts of the current language, with those of these parts, and from now on of any language chosen later.
 * Rejects if they can't be loaded.
 */
export async function completeTexts(
  instance: I18n,
  { parts = [], load = loadLanguage }: { parts?: readonly Part[]; load?: LoadLanguage } = {},
): Promise<void> {
  needed.set(instance.store, new Set([...neededBy(instance), MAIN, ...parts]));
  const now = instance.language as Language;
  await Promise.all(
    [...new Set([now, latestWish.get(instance.store) ?? now])].map((language) => add(instance, language, load)),
  );
}

/**
 * Switches all visible texts to another language without a reload. If two changes overlap, the later one wins. Rejects
 * if the language can't be loaded; the texts then stay as they are.
 */
export async function changeLanguage(
  instance: I18n,
  language: Language,
  load: LoadLanguage = loadLanguage,
): Promise<void> {
  latestWish.set(instance.store, language);
  await add(instance, language, load);
  if (latestWish.get(instance.store) === language) await instance.changeLanguage(language);
}

/** The data grid's texts in the current language, under the grid's own keys (its `localeText`). */
export function gridTexts(instance: I18n): Record<string, string> {
  return instance.getResourceBundle(instance.language, 'grid') as Record<string, string>;
}
