import type { bundle } from './en/index.ts';

export type Language = 'en' | 'fr';
/** The English keys are the valid keys. */
export type Bundle = typeof bundle;
export type Namespace = keyof Bundle;

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: Bundle;
  }
}
