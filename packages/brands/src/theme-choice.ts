/** The available choices; `system` follows the device and is the default. */
export const themeChoices = ['light', 'dark', 'system'] as const;
export type ThemeChoice = (typeof themeChoices)[number];

/** Key in `localStorage` of the theme choice. */
export const themeStorageKey = 'wayside_theme';

/** Key in `localStorage` of the language chosen before sign-in (`en` or `fr`). */
export const languageStorageKey = 'wayside_language';

/** Parses a stored value; anything unknown is `system`. */
export const themeChoiceOf = (stored: string | null): ThemeChoice =>
  themeChoices.find((choice) => choice === stored) ?? 'system';

/** The value of `data-theme`. */
export function resolveTheme(choice: ThemeChoice, deviceIsDark: boolean): 'light' | 'dark' {
  return choice === 'system' ? (deviceIsDark ? 'dark' : 'light') : choice;
}
