import { I18nextProvider, completeTexts, createI18n } from '@wayside/i18n';
import { vehicleTexts } from '@wayside/i18n/parts';
import type { ReactNode } from 'react';

const i18n = await createI18n({ language: 'en' });
await completeTexts(i18n, { parts: [vehicleTexts] });

/** A part of the app with all texts, in English. */
export const English = ({ children }: { children: ReactNode }) => (
  <I18nextProvider i18n={i18n}>{children}</I18nextProvider>
);
