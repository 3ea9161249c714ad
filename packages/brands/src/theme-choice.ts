/** What a person may choose; `system` follows the device and is the choice of those who made none. */
export const themeChoices = ['light', 'dark', 'system'] as const;
export type ThemeChoice = (typeof themeChoices)[number];

/** Key in `localStorage` under which the choice is kept. */
export const themeStorageKey = 'wayside_theme';

/** Key in `localStorage` of the language picked before signing in (`en` or `fr`). */
export const languageStorageKey = 'wayside_language';

/** Reads a stored value; anything unknown means `system`. */
export const themeChoiceOf = (stored: string | null): ThemeChoice => themeChoices.find((choice) => choice === stored) ?? 'system';

/** The value of `data-theme`. */
export const resolveTheme = (choice: ThemeChoice, deviceIsDark: boolean): 'light' | 'dark' =>
  choice === 'system' ? (deviceIsDark ? 'dark' : 'light') : choice;
