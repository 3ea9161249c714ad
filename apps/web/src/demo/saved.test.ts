import { completeTexts, createI18n } from '@wayside/i18n';
import { expect, it, vi } from 'vitest';
import { i18n } from '../shared/texts/i18n.ts';
import { takeTexts } from './saved.ts';

vi.mock('../shared/texts/i18n.ts', async () => ({ i18n: await createI18n({ language: 'en' }) }));

it('[STU-13] saved texts are on the screen at once, of those that the page has', async () => {
  await completeTexts(i18n);
  let drawn = 0;
  i18n.on('languageChanged', () => (drawn += 1));
  const untouched = i18n.t('common:actions.close');
  takeTexts({ language: 'en', texts: { common: { actions: { cancel: 'Never mind' } }, 'not-loaded': { title: 'x' } } });
  expect([i18n.t('common:actions.cancel'), i18n.t('common:actions.close'), drawn]).toEqual([
    'Never mind',
    untouched,
    1,
  ]);
  expect(i18n.hasResourceBundle('en', 'not-loaded')).toBe(false);
  takeTexts({ language: 'fr', texts: { common: { actions: { cancel: 'Tant pis' } } } });
  expect(i18n.hasResourceBundle('fr', 'common')).toBe(false);
});
