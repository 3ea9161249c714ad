import { expect, it } from 'vitest';
import { createI18n } from './i18n.ts';

it('a key that does not exist is an error of the type check', async () => {
  const { t } = await createI18n({ language: 'en' });
  // @ts-expect-error no such key
  expect(t('actions.explode')).toBe('actions.explode');
  expect(t('fmc:grid.columns.name')).toBe('Fleet name');
});
