export const languages = ['en', 'fr'] as const;
export type Language = (typeof languages)[number];
export type Region = 'US' | 'CA';

export const isLanguage = (value: unknown): value is Language => languages.includes(value as Language);

/** Initial language: the signed-in user's, else the stored choice, else the brand's. */
export function chooseLanguage(wishes: { user?: unknown; stored?: unknown; brandDefault: Language }): Language {
  return [wishes.user, wishes.stored].find(isLanguage) ?? wishes.brandDefault;
}

/** `lancode` of CSV links. */
export const languageCode = (language: Language): 'EN' | 'FR' => (language === 'fr' ? 'FR' : 'EN');

export type Locale = 'en-CA' | 'fr-CA' | 'en_US' | 'fr_CA';

const locales: Record<Region, Record<Language, Locale>> = {
  US: { en: 'en_US', fr: 'fr_CA' },
  CA: { en: 'en-CA', fr: 'fr-CA' },
};

/** Locale names with a dash format dates and numbers in Canada; names with an underscore are message catalogs. */
export const localeOf = (region: Region, language: Language): Locale => locales[region][language];

/** The same locale as a BCP 47 tag for Intl. */
export const intlLocaleOf = (region: Region, language: Language): string =>
  localeOf(region, language).replace('_', '-');
