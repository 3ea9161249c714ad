import type { Part } from './types.ts';

/** Texts that only the pages of a management company use. */
export const companyTexts: Part = {
  witness: 'transfer',
  en: () => import('./en/company.ts'),
  fr: () => import('./fr/company.ts'),
};

/** Texts of the form, the history and the uploads of vehicles, and of their telematics. */
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

/** Texts of what needs attention, on the dashboard. */
export const attentionTexts: Part = {
  witness: 'attention',
  en: () => import('./en/attention.ts'),
  fr: () => import('./fr/attention.ts'),
};
