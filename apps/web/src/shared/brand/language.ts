import { languageStorageKey } from '@wayside/brands';
import { chooseLanguage } from '@wayside/domain';
import type { Language } from '@wayside/domain';
import { changeLanguage } from '@wayside/i18n';
import type { I18n } from '@wayside/i18n';
import { brand } from './brand.ts';
import { rememberedUser } from '../session/session.ts';
import { readStored, writeStored } from '../session/storage.ts';

const STORED = languageStorageKey.replace('wayside_', '');

/** The language, if the brand offers it. */
const spoken = (wish: unknown): Language | undefined => brand.languages.find((language) => language === wish);

export function startLanguage(): Language {
  return chooseLanguage({
    user: spoken(rememberedUser()?.language),
    stored: spoken(readStored(STORED)),
    brandDefault: brand.defaultLanguage,
  });
}

/** Switches all texts without a reload and stores the choice. Rejects if the texts can't be loaded. */
export async function speak(i18n: I18n, language: Language): Promise<void> {
  await changeLanguage(i18n, language);
  document.documentElement.lang = i18n.language;
  writeStored(STORED, language);
}
