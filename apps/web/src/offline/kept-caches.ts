/** Beginning of the names of our caches; another worker on this host, such as that of a demo, has others. */
export const CODE_CACHES = 'wayside-code-';

export const isCodeCache = (name: string): boolean => name.startsWith(CODE_CACHES);

/**
 * Caches to delete, of `names` in the order in which they were made: all but this build's and the one before, whose
 * pages may still be open after its code is gone from the host.
 */
export const pastCaches = (names: readonly string[], own: string): string[] =>
  names.filter((name) => isCodeCache(name) && name !== own).slice(0, -1);
