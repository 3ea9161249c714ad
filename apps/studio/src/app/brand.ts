import { brandOfHost } from '@wayside/brands';

/** The studio belongs to no brand and wears the default one: its host is in no registry. */
export const brand = brandOfHost(window.location.hostname);
