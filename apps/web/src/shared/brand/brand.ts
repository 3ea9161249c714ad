import { brandOfHost } from '@wayside/brands';
import type { Language, Reading } from '@wayside/domain';

/** The brand of this page, by its host name; it cannot change while the page lives. */
export const brand = brandOfHost(window.location.hostname);

/** How figures are read here: the brand's region in the language of the moment. */
export const readingOf = (language: string): Reading => ({ region: brand.region, language: language as Language });

/** First label of the host, as the server wants it at sign-in. */
export const subdomain = window.location.hostname.split('.')[0] ?? '';
