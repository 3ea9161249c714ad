import type { bundle } from './en/index.ts';

export type Language = 'en' | 'fr';
/** English is the measure: its keys are the keys there are. */
export type Bundle = typeof bundle;
export type Namespace = keyof Bundle;

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: Bundle;
  }
}
