import { completeTexts } from '@wayside/i18n';
import type { Part } from '@wayside/i18n';
import { i18n } from './i18n.ts';

/** Loads code together with its texts: those of every page after sign-in, and these parts. */
export async function withTexts<Module>(load: () => Promise<Module>, parts: readonly Part[] = []): Promise<Module> {
  const [module] = await Promise.all([load(), completeTexts(i18n, { parts })]);
  return module;
}
