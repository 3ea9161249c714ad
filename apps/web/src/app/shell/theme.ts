import { resolveTheme, themeChoiceOf, themeStorageKey } from '@wayside/brands';
import type { ThemeChoice } from '@wayside/brands';
import { readStored, writeStored } from '../../shared/session/storage.ts';

const STORED = themeStorageKey.replace('wayside_', '');

export const themeChoice = (): ThemeChoice => themeChoiceOf(readStored(STORED));

/** Changes the colours at once and remembers the choice. The script in the head goes on following the device from there. */
export function chooseTheme(choice: ThemeChoice): void {
  writeStored(STORED, choice);
  document.documentElement.dataset['theme'] = resolveTheme(choice, window.matchMedia('(prefers-color-scheme: dark)').matches);
}
