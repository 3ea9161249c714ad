import { brandOfHost } from '@wayside/brands';
import type { Language, Reading } from '@wayside/domain';

/** The brand for this host name; it can't change while the page is open. */
export const brand = brandOfHost(window.location.hostname);

/** The region and language to format numbers and dates for. */
export const readingOf = (language: string): Reading => ({ region: brand.region, language: language as Language });

/** First label of the host name, which the server requires at sign-in. */
export const subdomain = window.location.hostname.split('.')[0] ?? '';
