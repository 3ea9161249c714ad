import { resolveTheme, themeChoiceOf, themeStorageKey } from '@wayside/brands';
import type { ThemeChoice } from '@wayside/brands';
import { readStored, writeStored } from '../../shared/session/storage.ts';

const STORED = themeStorageKey.replace('wayside_', '');

export const themeChoice = (): ThemeChoice => themeChoiceOf(readStored(STORED));

/** Applies and stores the choice. With "device", the script in the head keeps following the device. */
export function chooseTheme(choice: ThemeChoice): void {
  writeStored(STORED, choice);
  document.documentElement.dataset['theme'] = resolveTheme(choice, window.matchMedia('(prefers-color-scheme: dark)').matches);
}
