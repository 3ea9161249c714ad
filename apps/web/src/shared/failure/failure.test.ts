import { ApiError, resultOf } from '@wayside/api-client';
import type { Failure, FailureKind } from '@wayside/api-client';
import { createI18n } from '@wayside/i18n';
import type { TFunction } from '@wayside/i18n';
import { describe, expect, it } from 'vitest';
import { failureText, isLost, noticeOf, serverWords } from './failure.ts';
import { withFieldWords } from './field-words.ts';
import { withRetryText } from './retry-text.ts';

function failure(kind: FailureKind, fields: Partial<Failure> = {}): Failure {
  return {
    status: 'failure',
    kind,
    alertMessage: undefined,
    alertType: 'error',
    retryAfter: undefined,
    ...fields,
  };
}

describe('the notice of a failure', () => {
  it('[ERR-01] says the server’s words in their tone', () => {
    expect(noticeOf(failure('rejected', { alertMessage: 'Closed', alertType: 'default' }))).toEqual({
      tone: 'default',
      text: 'Closed',
    });
  });

  it.each([
    ['offline', 'offline'],
    ['timeout', 'timeout'],
    ['unreadable', 'unreadable'],
    ['forbidden', 'forbidden'],
    ['server', 'somethingWentWrong'],
    ['rejected', 'somethingWentWrong'],
    ['unauthorized', 'somethingWentWrong'],
  ] as const)('%s without words is %s', (kind, label) => {
    expect(noticeOf(failure(kind))).toEqual({ tone: 'error', label });
  });

  it('[ERR-02] known words become ours where the flow has some', () => {
    const wrong = failure('unauthorized', { alertMessage: 'Invalid email or password', alertType: 'default' });
    expect(noticeOf(wrong, ['invalidAuthentication'])).toEqual({ tone: 'error', label: 'invalidAuthentication' });
    expect(noticeOf(wrong, ['userExists'])).toEqual({ tone: 'default', text: 'Invalid email or password' });
    expect(noticeOf(wrong)).toHaveProperty('text');
  });

  it('keeps when to try again', () => {
    expect(noticeOf(failure('server', { retryAfter: 30 }))).toEqual({ tone: 'error', label: 'busy', retryAfter: 30 });
    expect(noticeOf(failure('rejected', { alertMessage: 'Too many', retryAfter: 5 }))).toMatchObject({
      text: 'Too many',
      retryAfter: 5,
    });
  });
});

describe('a lost response', () => {
  it.each(['timeout', 'offline', 'unreadable', 'server'] as const)('%s without words', (kind) => {
    expect(isLost(failure(kind))).toBe(true);
  });

  it.each(['rejected', 'unauthorized', 'forbidden', 'notFound', 'conflict'] as const)(
    'not %s: the server refused',
    (kind) => {
      expect(isLost(failure(kind))).toBe(false);
    },
  );

  it('not a server that says what is wrong, or when to come back', () => {
    expect(isLost(failure('server', { alertMessage: 'Down' }))).toBe(false);
    expect(isLost(failure('server', { retryAfter: 30 }))).toBe(false);
  });
});

describe('the text of a failure', () => {
  const keyOf = (problem: unknown, doing: 'load' | 'save') => failureText(problem, doing).key;

  it('[ERR-09] a failed load says nothing of what was entered, a failed save nothing of loading', () => {
    for (const problem of [new ApiError(failure('conflict')), new ApiError(failure('rejected')), new Error('a bug')]) {
      expect(keyOf(problem, 'load')).toBe('error.loadBody');
      expect(keyOf(problem, 'save')).toBe('error.saveFailed');
    }
  });

  it.each([
    ['forbidden', 'error.forbidden'],
    ['unauthorized', 'error.sessionEnded'],
  ] as const)('%s is said alike in both', (kind, key) => {
    for (const doing of ['load', 'save'] as const) expect(keyOf(new ApiError(failure(kind)), doing)).toBe(key);
  });

  it.each([
    ['unreadable', 'error.unreadable', 'error.mayHaveWorked'],
    ['timeout', 'error.timeout', 'error.mayHaveWorked'],
    ['server', 'error.loadBody', 'error.mayHaveWorked'],
    ['offline', 'error.offline', 'error.connectionLost'],
  ] as const)('[ERR-09] %s: the response to a save is lost, and it may have gone through', (kind, load, save) => {
    expect(keyOf(new ApiError(failure(kind)), 'load')).toBe(load);
    expect(keyOf(new ApiError(failure(kind)), 'save')).toBe(save);
  });

  it('[ERR-09] a save that the server refused in words did not go through', () => {
    expect(keyOf(new ApiError(failure('server', { alertMessage: 'Down' })), 'save')).toBe('error.saveFailed');
  });

  it('a server that asks for patience', () => {
    const busy = new ApiError(failure('server', { retryAfter: 30 }));
    expect(failureText(busy, 'load')).toEqual({ key: 'error.busy', retryAfter: 30 });
    expect(failureText(busy, 'save')).toEqual({ key: 'error.busy', retryAfter: 30 });
  });

  it('knows the words of a server', () => {
    expect(serverWords(new ApiError(failure('rejected', { alertMessage: 'No' })))).toBe('No');
    expect(serverWords(new Error('a bug'))).toBeUndefined();
  });
});

const { t: plain } = await createI18n({ language: 'en' });
const t = plain as TFunction<'common'>;

it('[ERR-09] no text of a load speaks of what was entered, and none of a save of loading', () => {
  const kinds = [
    'rejected',
    'unauthorized',
    'forbidden',
    'notFound',
    'conflict',
    'server',
    'unreadable',
    'timeout',
    'offline',
  ] as const;
  for (const kind of kinds) {
    const problem = new ApiError(failure(kind));
    expect(t(failureText(problem, 'load').key)).not.toMatch(/entered|saved|gone through/);
    expect(t(failureText(problem, 'save').key)).not.toMatch(/load/);
  }
  // Flows use the same text for loading and saving.
  expect(t('error.somethingWentWrong')).not.toMatch(/entered|saved|load/);
});

describe('when to try again', () => {
  it.each([
    [undefined, 'Closed'],
    [1, 'Closed. Try again in 1 second.'],
    [90, 'Closed. Try again in 90 seconds.'],
    [91, 'Closed. Try again in 2 minutes.'],
    [3600, 'Closed. Try again in 60 minutes.'],
  ])('%s seconds', (seconds, text) => {
    expect(withRetryText(t, 'Closed', seconds)).toBe(text);
  });

  it('one full stop is enough', () => {
    expect(withRetryText(t, t('error.busy'), 5)).toBe('We’re busy right now. Try again in 5 seconds.');
  });
});

describe('[UPL-03] a message that only a program says', () => {
  it('is replaced by the message of its field; the server’s others stay', async () => {
    const answer = (errors: string[]) =>
      resultOf(Promise.resolve({ error: { errors }, response: new Response(null, { status: 422 }) }));
    const technical = 'body.vin: must match pattern "^([A-HJ-NPR-Z0-9]{17})?$"';
    const alone = await answer([technical]);
    const withOthers = await answer(['Closed today', technical, technical]);
    if (alone.status !== 'failure' || withOthers.status !== 'failure') throw new Error('No failure');
    expect(noticeOf(alone)).toEqual({ tone: 'error', label: 'somethingWentWrong', fields: ['vin'], words: ['vin'] });
    expect(noticeOf(withOthers)).toMatchObject({ text: 'Closed today', words: ['vin'] });
    expect(withFieldWords(t, withOthers.alertMessage, withOthers.fields)).toBe(`Closed today, ${t('validation.vin')}`);
    expect(withFieldWords(t, undefined, ['colour'])).toBeUndefined();
    expect(isLost({ ...alone, kind: 'server' })).toBe(false);
  });
});
