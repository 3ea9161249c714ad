import { expect, it } from 'vitest';
import { completeTexts, createI18n } from './i18n.ts';
import { companyTexts } from './parts.ts';

it('a key that does not exist is an error of the type check', async () => {
  const i18n = await createI18n({ language: 'en' });
  await completeTexts(i18n, { parts: [companyTexts] });
  const { t } = i18n;
  // @ts-expect-error no such key
  expect(t('actions.explode')).toBe('actions.explode');
  expect(t('fmc:grid.columns.name')).toBe('Fleet name');
});
