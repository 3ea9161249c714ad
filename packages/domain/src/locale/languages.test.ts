import { expect, it } from 'vitest';
import { chooseLanguage, isLanguage, languageCode, languages, localeOf } from './languages.ts';

it('[CST-05] languages are en and fr', () => {
  expect(languages).toEqual(['en', 'fr']);
  expect(isLanguage('fr')).toBe(true);
  expect(isLanguage('fr-CA')).toBe(false);
});

it("[CON-19] own language, then the stored choice, then the brand's", () => {
  expect(chooseLanguage({ user: 'fr', stored: 'en', brandDefault: 'en' })).toBe('fr');
  expect(chooseLanguage({ user: null, stored: 'en', brandDefault: 'fr' })).toBe('en');
  expect(chooseLanguage({ user: 'de', stored: '', brandDefault: 'fr' })).toBe('fr');
});

it('[API-39] CSV links contain the language in upper case', () => {
  expect(languages.map(languageCode)).toEqual(['EN', 'FR']);
});

it('[CST-06] [CON-09] four locales, with dashes in Canada', () => {
  const locales = (['US', 'CA'] as const).flatMap((region) => languages.map((language) => localeOf(region, language)));
  expect(locales).toEqual(['en_US', 'fr_CA', 'en-CA', 'fr-CA']);
});
