import { expect, it } from 'vitest';
import { brokenTexts, missingTexts, savedTexts } from './texts-plugin.ts';

it('a saved catalog is read by language and namespace; other files are left to Vite', () => {
  const folder = '/checkout/packages/i18n/src';
  expect(savedTexts(`${folder}/fr/settings/users.json`, '{"label":"Utilisateurs"}')).toEqual({
    language: 'fr',
    texts: { users: { label: 'Utilisateurs' } },
  });
  // The sign-in page's catalog has parts of several namespaces.
  expect(savedTexts(`${folder}/en/start.json`, '{"access":{},"common":{}}')).toEqual({
    language: 'en',
    texts: { access: {}, common: {} },
  });
  expect(savedTexts('/checkout/apps/web/package.json', '{}')).toBeUndefined();
});

it.each([
  ['an unexpected token', '{\n  "one": "1",\n  "two": ,\n  "three": "3"\n}', 3],
  ['a comma that is missing', '{\n  "one": "1"\n  "two": "2"\n}', 3],
  ['a comma too many', '{\n  "one": "1",\n}', 3],
  ['an end that is missing', '{\n  "one":', 2],
])('%s in a catalog is reported with file and line', (_, content, line) => {
  const file = '/checkout/packages/i18n/src/en/shops.json';
  expect(brokenTexts(file, content)).toMatchObject({ details: [{ place: { file, line } }] });
  expect(brokenTexts(file, '{}')).toBeUndefined();
});

it('a key that only one language has is reported with its file, or its line where it is too many', () => {
  const both = (english: object, french: object) =>
    missingTexts(
      { file: 'en/shops.json', content: JSON.stringify(english, null, 2) },
      { file: 'fr/shops.json', content: JSON.stringify(french, null, 2) },
    );
  const english = { title: 'Shops', list: { title: 'All', count_one: 'One', count_other: 'Many' } };
  expect(
    both(english, { title: 'Ateliers', list: { title: 'Tous', count_one: 'Un', count_other: 'Des' }, old: 'Vieux' }),
  ).toMatchObject({
    details: [
      { text: 'French lacks list.count_many, line 6 of the English file', place: { file: 'fr/shops.json', line: 1 } },
      { text: 'English lacks old', place: { file: 'fr/shops.json', line: 8 } },
    ],
  });
  const french = { title: 'Ateliers', list: { title: 'Tous', count_one: 'Un', count_many: 'De', count_other: 'Des' } };
  expect(both(english, french)).toBeUndefined();
});
