import { expect, it } from 'vitest';
import { brokenTexts, savedTexts } from './texts-plugin.ts';

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
