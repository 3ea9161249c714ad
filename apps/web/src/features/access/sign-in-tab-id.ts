import type { brand } from '../../shared/brand/brand.ts';

/** A way of the brand to sign in, as the address has it. */
export type SignInTabId = (typeof brand.signInTabs)[number]['id'];
