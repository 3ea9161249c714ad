import type { Failure } from '@wayside/api-client';

/**
 * A failure without the words of a server that is down. Where money follows, they neither help nor say whether anything
 * was done: that is looked up, as after a lost response.
 */
export const withoutServerWords = (failure: Failure): Failure =>
  failure.kind === 'server' ? { ...failure, alertMessage: undefined, fields: undefined } : failure;
