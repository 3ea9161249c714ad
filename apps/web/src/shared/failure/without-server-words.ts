import type { Failure } from '@wayside/api-client';

/**
 * Drops the message of a server error. Where money is involved, that message neither helps nor says whether
 * anything was done; the app checks that instead, as after a lost response.
 */
export const withoutServerWords = (failure: Failure): Failure =>
  failure.kind === 'server' ? { ...failure, alertMessage: undefined, fields: undefined } : failure;
