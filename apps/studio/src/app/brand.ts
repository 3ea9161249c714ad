import { brandOfHost } from '@wayside/brands';

/** The studio belongs to no brand and uses the default theme: its host is not in the registry. */
export const brand = brandOfHost(window.location.hostname);
