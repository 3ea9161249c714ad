import { completeTexts, createI18n } from '@wayside/i18n';
import { companyTexts, listTexts, serverTexts, settingsTexts, vehicleTexts } from '@wayside/i18n/parts';
import type { I18n } from '@wayside/i18n';
import type { Language } from '@wayside/domain';

const loaded = new Map<Language, Promise<I18n>>();

async function allTexts(language: Language): Promise<I18n> {
  const i18n = await createI18n({ language });
  await completeTexts(i18n, { parts: [companyTexts, listTexts, serverTexts, settingsTexts, vehicleTexts] });
  return i18n;
}

/** The app's own texts, to find elements by their accessible name. */
export function textsOf(language: Language): Promise<I18n> {
  const texts = loaded.get(language) ?? allTexts(language);
  loaded.set(language, texts);
  return texts;
}
