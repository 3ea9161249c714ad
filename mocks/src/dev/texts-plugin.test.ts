import { expect, it } from 'vitest';
import { savedTexts } from './texts-plugin.ts';

it('a saved catalog is read by language and namespace; other files and unfinished JSON are left to Vite', () => {
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
  expect(savedTexts(`${folder}/en/shops.json`, '{"label":')).toBeUndefined();
  expect(savedTexts('/checkout/apps/web/package.json', '{}')).toBeUndefined();
});
