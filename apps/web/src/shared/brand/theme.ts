import { resolveTheme, themeChoiceOf, themeStorageKey } from '@wayside/brands';
import type { ThemeChoice } from '@wayside/brands';
import { readStored, writeStored } from '../session/storage.ts';

const STORED = themeStorageKey.replace('wayside_', '');

export const chosenTheme = (): ThemeChoice => themeChoiceOf(readStored(STORED));

const shownFor = (choice: ThemeChoice): 'light' | 'dark' =>
  resolveTheme(choice, window.matchMedia('(prefers-color-scheme: dark)').matches);

/** The theme that the page has now. */
export const shownTheme = (): 'light' | 'dark' => shownFor(chosenTheme());

/** Applies and stores a theme. With "device", the script in the head keeps following the device. */
export function chooseTheme(choice: ThemeChoice): void {
  writeStored(STORED, choice);
  document.documentElement.dataset['theme'] = shownFor(choice);
}
