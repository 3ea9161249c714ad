import { describe, expect, it } from 'vitest';
import { resultOf } from './result.ts';
import { retryAfterOf } from './retry-after.ts';

const NOW = Date.parse('2026-03-16T15:00:00Z');
function answered(status: number, value?: string) {
  return new Response(null, { status, headers: value === undefined ? {} : { 'Retry-After': value } });
}

describe('Retry-After', () => {
  it.each([
    ['seconds', '30', 30],
    ['a date', 'Mon, 16 Mar 2026 15:02:00 GMT', 120],
    ['a part of a second is one', 'Mon, 16 Mar 2026 15:00:01 GMT', 1],
    ['a day is an hour', '86400', 3600],
    ['a date of next year is an hour', 'Tue, 16 Mar 2027 15:00:00 GMT', 3600],
    ['at once', '0', undefined],
    ['a date that is over', 'Mon, 16 Mar 2026 14:00:00 GMT', undefined],
    ['less than nothing', '-5', undefined],
    ['not a time', 'soon', undefined],
    ['a number with a unit', '30s', undefined],
    ['a number with something before it', 'in30', undefined],
    ['empty', '', undefined],
    ['not given', undefined, undefined],
  ])('%s', (_title, value, seconds) => {
    for (const status of [429, 503]) expect(retryAfterOf(answered(status, value), NOW)).toBe(seconds);
  });

  it('other statuses are ignored', () => {
    for (const status of [200, 202, 301, 422, 500]) expect(retryAfterOf(answered(status, '30'), NOW)).toBeUndefined();
  });

  it('[ERR-08] too many calls are said in the app’s words, with a minute to wait where none is given', async () => {
    const error = { error: 'Rate limit' };
    const call = (value?: string) => resultOf(Promise.resolve({ error, response: answered(429, value) }));
    expect(await call()).toMatchObject({ alertMessage: undefined, retryAfter: 60 });
    expect(await call('5')).toMatchObject({ alertMessage: undefined, retryAfter: 5 });
  });

  it('is part of the failure', async () => {
    const call = (response: Response) => Promise.resolve({ error: undefined, response });
    expect(await resultOf(call(answered(429, '5')))).toMatchObject({ kind: 'rejected', retryAfter: 5 });
    expect(await resultOf(call(answered(503, '90')))).toMatchObject({ kind: 'server', retryAfter: 90 });
    expect(await resultOf(Promise.reject(new TypeError('Failed to fetch')))).toMatchObject({
      kind: 'offline',
      retryAfter: undefined,
    });
  });
});
