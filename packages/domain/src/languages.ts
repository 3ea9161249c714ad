export const languages = ['en', 'fr'] as const;
export type Language = (typeof languages)[number];
export type Region = 'US' | 'CA';

export const isLanguage = (value: unknown): value is Language => languages.includes(value as Language);

/** Language to start with: the signed-in user's own, else the stored choice, else the brand's. */
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

/** Names with a dash format dates and numbers in Canada; names with an underscore are those of the message catalogues. */
export const localeOf = (region: Region, language: Language): Locale => locales[region][language];

/** The same locale in the spelling that Intl reads. */
export const intlLocaleOf = (region: Region, language: Language): string => localeOf(region, language).replace('_', '-');
