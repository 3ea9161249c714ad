import type { AnswerChoice } from '@wayside/scenarios/control';
import { describe, expect, it } from 'vitest';
import { OWN, answerOf, inputOf } from './answer-input.ts';

const choice: AnswerChoice = {
  examples: [
    { name: 'success', status: 200, value: [{ id: 1 }] },
    { name: 'serverError', status: 500, value: { error: 'x' } },
  ],
  statuses: [200, 500],
  calls: 2,
};
const own = { source: OWN, status: '200', body: '[]', isLimited: false, calls: '' };

describe('the form of an answer', () => {
  it('starts with what the call got', () => {
    expect(inputOf(choice, { status: 200, answer: [] })).toEqual({
      source: OWN,
      status: '200',
      body: '[]',
      isLimited: false,
      calls: '3',
    });
    expect(inputOf(choice, { status: 200, answer: '(900000 bytes, not kept)' })).toMatchObject({ source: 'success' });
    expect(inputOf(choice, { status: 503, answer: {} })).toMatchObject({ source: 'success', status: '200' });
  });

  it('starts with what is chosen', () => {
    const chosen = { example: 'serverError', calls: [4, 5] } as unknown as NonNullable<AnswerChoice['answer']>;
    expect(inputOf({ ...choice, answer: chosen }, { status: 200, answer: [] })).toMatchObject({
      source: 'serverError',
      isLimited: true,
      calls: '4, 5',
    });
  });

  it('sends an example, or a status with its body, for every call or for some', () => {
    expect(answerOf(own)).toEqual({ answer: { status: 200, body: [] } });
    expect(answerOf({ ...own, status: '204', body: ' ' })).toEqual({ answer: { status: 204 } });
    expect(answerOf({ ...own, source: 'success', body: '{', isLimited: true, calls: '3 4' })).toEqual({
      answer: { example: 'success', calls: [3, 4] },
    });
  });

  it('shows errors at their fields', () => {
    expect(answerOf({ ...own, body: '{', isLimited: true, calls: '' })).toEqual({
      errors: { body: expect.stringContaining('not JSON'), calls: expect.any(String) },
    });
  });
});
