// @vitest-environment jsdom
import { failureTexts } from '@wayside/api-client/failure-texts';
import { serverTexts } from '@wayside/i18n/parts';
import { afterEach, expect, it, vi } from 'vitest';
import { beforeRefusal, inWords } from './server-words.ts';

const OPEN_ORDER = 'A vehicle with an active order cannot be deleted';
const IN_FRENCH = 'Un véhicule qui a un bon de travail en cours ne peut pas être supprimé';

afterEach(() => {
  document.cookie = 'wayside_authentication_token=; max-age=0';
  document.documentElement.lang = 'en';
});

it('[WRD-03] every failure example of the contract has a French text, and English says what is sent', async () => {
  const { server: french } = (await serverTexts.fr()).bundle as { server: Record<string, string> };
  const { server: english } = (await serverTexts.en()).bundle as { server: Record<string, string> };
  expect(Object.keys(french).toSorted()).toEqual(Object.values(failureTexts).toSorted());
  const sent = Object.entries(failureTexts).map(([text, key]) => [key, text.replaceAll("'", '’')]);
  expect(english).toEqual(Object.fromEntries(sent));
});

it('[WRD-03] [ERR-08] a French page says known messages in French, one or several, and others as they were sent', async () => {
  document.documentElement.lang = 'fr';
  expect(inWords(OPEN_ORDER)).toBe(OPEN_ORDER);
  await beforeRefusal?.();
  expect(inWords(OPEN_ORDER)).toBe(IN_FRENCH);
  expect(inWords('The lift is broken')).toBe('The lift is broken');
  const plate = 'A VIN, or a license plate number and its state, is required';
  expect(inWords(`Region is too long, ${plate}, Name has already been taken`)).toBe(
    'Region is too long, Un NIV, ou un numéro de plaque avec sa province ou son État, est obligatoire, Ce nom est déjà utilisé',
  );
  document.documentElement.lang = 'en';
  expect(inWords(OPEN_ORDER)).toBe(OPEN_ORDER);
});

it('after the sign-in, the statuses in a server’s sentence are named as on our pages', async () => {
  // Its own modules and cookie: files that ran before may have signed in.
  vi.resetModules();
  document.cookie = 'wayside_authentication_token=; max-age=0';
  const [words, texts, own] = await Promise.all([
    import('./server-words.ts'),
    import('@wayside/i18n'),
    import('../texts/i18n.ts'),
  ]);
  const sent = 'Order 7 is awaiting_approval, not paid_in_shop or awaiting_approved';
  await words.beforeRefusal?.();
  expect(words.inWords(sent)).toBe(sent);
  document.cookie = 'wayside_authentication_token=T1';
  await words.beforeRefusal?.();
  await texts.completeTexts(own.i18n);
  expect(words.inWords(sent)).toBe('Order 7 is awaiting approval, not paid at shop or awaiting_approved');
  await own.i18n.changeLanguage('fr');
  await texts.completeTexts(own.i18n);
  expect(words.inWords(sent)).toBe('Order 7 is en attente d’approbation, not payé à l’atelier or awaiting_approved');
});
