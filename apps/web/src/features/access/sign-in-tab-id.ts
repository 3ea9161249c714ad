import type { brand } from '../../shared/brand/brand.ts';

/** A sign-in option of the brand, as written in the URL. */
export type SignInTabId = (typeof brand.signInTabs)[number]['id'];
