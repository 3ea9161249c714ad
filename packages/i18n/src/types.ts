import type { bundle as company } from './en/company.ts';
import type { bundle } from './en/index.ts';

export type Language = 'en' | 'fr';
/** The English keys are the valid keys. */
export type Bundle = typeof bundle & typeof company;
export type Namespace = keyof Bundle;

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: Bundle;
  }
}
