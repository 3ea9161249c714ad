import { describe, expect, it, vi } from 'vitest';
import { bundle as company } from './en/company.ts';
import { bundle as en } from './en/index.ts';
import { bundle as fr } from './fr/index.ts';
import { changeLanguage, completeTexts, createI18n as createStart, gridTexts, type LoadLanguage } from './i18n.ts';
import { companyTexts } from './parts.ts';

async function createI18n(options: Parameters<typeof createStart>[0]) {
  const i18n = await createStart(options);
  await completeTexts(i18n, options);
  return i18n;
}

const spyLoad = () => vi.fn<LoadLanguage>(async (language) => (language === 'fr' ? fr : en));

describe('loading', () => {
  it('[BRD-10] only the language in use is loaded', async () => {
    const load = spyLoad();
    const i18n = await createStart({ language: 'fr', load });
    expect(i18n.t('actions.cancel')).toBe('Annuler');
    expect(load.mock.calls.map(([language, { witness }]) => [language, witness])).toEqual([['fr', 'common']]);
    expect(i18n.hasResourceBundle('en', 'common')).toBe(false);
  });

  it('[BRD-09] [BRD-11] the language changes without a reload, and each is loaded once', async () => {
    const load = spyLoad();
    const i18n = await createStart({ language: 'en', load });
    await changeLanguage(i18n, 'fr', load);
    expect(i18n.language).toBe('fr');
    expect(i18n.t('shell:nav.shops')).toBe('Ateliers');
    await changeLanguage(i18n, 'en', load);
    expect(i18n.t('shell:nav.shops')).toBe('Shops');
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('the sign-in page loads what it says; the others come when they are needed, in the language of the moment', async () => {
    const i18n = await createStart({ language: 'en' });
    expect(i18n.exists('access:signIn.submit')).toBe(true);
    expect(i18n.exists('shell:nav.shops')).toBe(false);
    expect(i18n.exists('dashboard:title')).toBe(false);
    await changeLanguage(i18n, 'fr');
    expect(i18n.exists('dashboard:title')).toBe(false);
    await completeTexts(i18n);
    expect(i18n.exists('dashboard:title')).toBe(true);
    await changeLanguage(i18n, 'en');
    expect(i18n.exists('dashboard:title')).toBe(true);
  });

  it('a management company’s pages bring their own texts, in any language chosen later too', async () => {
    const i18n = await createStart({ language: 'en' });
    await completeTexts(i18n);
    expect(i18n.exists('transfer:loading')).toBe(false);
    await completeTexts(i18n, { parts: [companyTexts] });
    expect(i18n.t('transfer:loading')).toBe(company.transfer.loading);
    await changeLanguage(i18n, 'fr');
    expect([i18n.exists('transfer:loading'), i18n.exists('dashboard:title')]).toEqual([true, true]);
    expect(i18n.t('transfer:loading')).not.toBe(company.transfer.loading);
  });

  it('a language that is chosen while the others load has all its texts', async () => {
    const i18n = await createStart({ language: 'en' });
    await Promise.all([changeLanguage(i18n, 'fr'), completeTexts(i18n)]);
    expect(i18n.language).toBe('fr');
    expect(i18n.exists('dashboard:title')).toBe(true);
  });

  it('an instance in the wrapper of React’s hook is the same one', async () => {
    const i18n = await createStart({ language: 'en' });
    await completeTexts(i18n);
    await changeLanguage(new Proxy(i18n, {}), 'fr');
    expect(i18n.exists('dashboard:title')).toBe(true);
  });

  it('of two changes under way the later wins', async () => {
    const i18n = await createI18n({ language: 'en' });
    const slow = Promise.withResolvers<typeof fr>();
    const first = changeLanguage(i18n, 'fr', () => slow.promise);
    await changeLanguage(i18n, 'en');
    slow.resolve(fr);
    await first;
    expect(i18n.language).toBe('en');
  });

  it('a language that cannot be loaded leaves the texts as they are', async () => {
    const i18n = await createI18n({ language: 'en' });
    await expect(changeLanguage(i18n, 'fr', () => Promise.reject(new Error('offline')))).rejects.toThrow('offline');
    expect(i18n.t('actions.cancel')).toBe('Cancel');
    await changeLanguage(i18n, 'fr');
    expect(i18n.t('actions.cancel')).toBe('Annuler');
  });
});

describe('texts', () => {
  it('[BRD-16] [BRD-17] the claim carries the percentage of the brand and names the survey', async () => {
    const english = await createI18n({ language: 'en' });
    const french = await createI18n({ language: 'fr' });
    expect(english.t('access:marketing.claim', { percent: 26 })).toBe('Average savings of 26% off retail');
    expect(french.t('access:marketing.claim', { percent: 25 })).toContain('25\u00a0%');
    for (const i18n of [english, french]) expect(i18n.t('access:marketing.basis')).toContain('2017');
  });

  it('plurals follow the language: French has one for zero, and a form of its own for millions', async () => {
    const english = await createI18n({ language: 'en' });
    const french = await createI18n({ language: 'fr' });
    for (const i18n of [english, french]) await completeTexts(i18n, { parts: [companyTexts] });
    const texts = (i18n: typeof english) =>
      [0, 1, 2, 1_000_000].map((count) => i18n.t('fmc:context', { count }).replaceAll(/\s/g, ' '));
    expect(texts(english)).toEqual(
      ['0 fleets', '1 fleet', '2 fleets', '1,000,000 fleets'].map((fleets) => `${fleets} under management`),
    );
    expect(texts(french)).toEqual(['0 parc géré', '1 parc géré', '2 parcs gérés', '1 000 000 de parcs gérés']);
  });

  it('[DSH-10] names are put in as they are', async () => {
    const i18n = await createI18n({ language: 'en' });
    expect(i18n.t('shell:fmc.actingInside', { fleet: "O'Neil & Sons" })).toBe("You’re acting inside O'Neil & Sons");
  });

  it('a name turns the direction of reading of no sentence', async () => {
    const i18n = await createI18n({ language: 'en' });
    const marks = '\u061C\u200E\u200F\u202A\u202B\u202C\u202D\u202E\u2066\u2067\u2068\u2069';
    const acting = (fleet: string) => i18n.t('shell:fmc.actingInside', { fleet });
    expect(acting(`${marks}Maple${marks} Street${marks}`)).toBe('You’re acting inside Maple Street');
    expect(acting('Zoë 株式会社 \u05D0\u200D👩‍🔧')).toBe('You’re acting inside Zoë 株式会社 \u05D0\u200D👩‍🔧');
  });

  it('[BRD-08] the grid speaks the language of the moment', async () => {
    const i18n = await createI18n({ language: 'en' });
    expect(gridTexts(i18n)['nextPage']).toBe('Next page');
    await changeLanguage(i18n, 'fr');
    expect(gridTexts(i18n)['nextPage']).toBe('Page suivante');
  });
});
