import type { bundle } from './en/index.ts';

export type Language = 'en' | 'fr';
/** The English keys are the valid keys. */
export type Bundle = typeof bundle;
export type Namespace = keyof Bundle;

/** All texts of one language. Plural forms differ in French, so its keys are not exactly those of English. */
export type LoadedBundle = Partial<Record<Namespace, object>>;

/** Texts that load together, in one file per language. `witness`: a namespace that no part loaded before has. */
export interface Part extends Readonly<Record<Language, () => Promise<{ bundle: LoadedBundle }>>> {
  readonly witness: Namespace;
}

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: Bundle;
  }
}
