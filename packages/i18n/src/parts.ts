import type { Part } from './types.ts';

/** Texts of the calendar of appointments. */
export const calendarTexts: Part = {
  witness: 'calendar',
  en: () => import('./en/calendar.ts'),
  fr: () => import('./fr/calendar.ts'),
};

/** Texts that only the pages of a management company use. */
export const companyTexts: Part = {
  witness: 'transfer',
  en: () => import('./en/company.ts'),
  fr: () => import('./fr/company.ts'),
};

/** Texts of vehicles: list, form, history, uploads, telematics, recalls and policies. */
export const vehicleTexts: Part = {
  witness: 'vehicle-form',
  en: () => import('./en/forms.ts'),
  fr: () => import('./fr/forms.ts'),
};

/** Texts of settings, account and transactions. */
export const settingsTexts: Part = {
  witness: 'users',
  en: () => import('./en/settings.ts'),
  fr: () => import('./fr/settings.ts'),
};

/** Texts of looking for a time at a shop and of comparing shops. */
export const shopTexts: Part = {
  witness: 'earliest',
  en: () => import('./en/shop.ts'),
  fr: () => import('./fr/shop.ts'),
};

/** Texts of the views of lists, which load with their menu. */
export const listTexts: Part = {
  witness: 'views',
  en: () => import('./en/lists.ts'),
  fr: () => import('./fr/lists.ts'),
};

/** What the server says when it refuses; English is said as it is sent. */
export const serverTexts: Part = {
  witness: 'server',
  en: () => import('./en/server.ts'),
  fr: () => import('./fr/server.ts'),
};

/** Texts of views of the dashboard that load when they are opened. */
export const viewTexts: Part = {
  witness: 'costs',
  en: () => import('./en/views.ts'),
  fr: () => import('./fr/views.ts'),
};
