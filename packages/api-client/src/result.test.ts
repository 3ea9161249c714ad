import { describe, expect, it } from 'vitest';
import { ApiError, dataOf, resultOf } from './result.ts';

function answered(status: number, body: unknown) {
  const response = new Response(null, { status });
  return Promise.resolve(response.ok ? { data: body, response } : { error: body, response });
}

describe('results', () => {
  it('[API-06, ERR-01] a success carries status, alertMessage and alertType', async () => {
    expect(await resultOf(answered(200, { alertMessage: 'Password changed' }))).toEqual({
      status: 'success',
      data: { alertMessage: 'Password changed' },
      alertMessage: 'Password changed',
      alertType: 'default',
    });
    expect(await resultOf(answered(200, { id: 1 }))).toMatchObject({
      status: 'success',
      alertMessage: undefined,
      alertType: 'default',
    });
  });

  it('[ERR-07, ERR2-01] an error or errors field is a failure even with status 200', async () => {
    expect(await resultOf(answered(200, { error: 'C' }))).toMatchObject({
      status: 'failure',
      alertMessage: 'C',
      alertType: 'error',
    });
    expect(await resultOf(answered(200, { id: 1, errors: ['A'] }))).toMatchObject({
      status: 'failure',
      alertMessage: 'A',
    });
  });

  it('[ERR-08, ERR2-01] messages are joined by commas', async () => {
    expect(await resultOf(answered(422, { errors: ['A', 'B'] }))).toMatchObject({
      alertMessage: 'A, B',
      alertType: 'error',
      kind: 'rejected',
    });
    expect(await resultOf(answered(422, { error: 'A', errors: { name: ['B', 'C'] } }))).toMatchObject({
      alertMessage: 'A, B, C',
    });
  });

  it('marks that turn the direction of reading are not part of a message', async () => {
    const marked = 'Paid \u202E00.1$\u202C to \u2067A\u2069\u200F\u061C';
    const read = 'Paid 00.1$ to A';
    for (const body of [{ error: marked }, { errors: { name: [marked] } }, { alertMessage: marked }])
      expect(await resultOf(answered(422, body))).toMatchObject({ alertMessage: read });
    expect(await resultOf(answered(200, { alertMessage: marked }))).toMatchObject({ alertMessage: read });
    expect((await resultOf(answered(200, { error: '\u202E' }))).status).toBe('success');
  });

  it('[ENT2-16] empty error fields are ignored', async () => {
    for (const errors of [[], null, '', {}]) expect((await resultOf(answered(200, { errors }))).status).toBe('success');
  });

  it('[ERR2-02] other failures show the alertMessage with its alertType', async () => {
    expect(await resultOf(answered(422, { alertMessage: 'M', alertType: 'default' }))).toMatchObject({
      alertMessage: 'M',
      alertType: 'default',
    });
    expect(await resultOf(answered(422, { alertMessage: 'M' }))).toMatchObject({
      alertMessage: 'M',
      alertType: 'error',
    });
    expect(await resultOf(answered(422, { alertMessage: 'M', alertType: 'shiny' }))).toMatchObject({
      alertType: 'error',
    });
  });

  it.each([
    [401, 'unauthorized'],
    [403, 'forbidden'],
    [404, 'notFound'],
    [409, 'conflict'],
    [412, 'conflict'],
    [503, 'server'],
  ])('[OPN-72] status %i is a failure of kind %s', async (status, kind) => {
    expect(await resultOf(answered(status, '<html>'))).toMatchObject({
      status: 'failure',
      kind,
      alertMessage: undefined,
    });
  });

  it.each([
    [new SyntaxError('Unexpected end'), 'unreadable'],
    [new DOMException('late', 'TimeoutError'), 'timeout'],
    [new DOMException('given up', 'AbortError'), 'timeout'],
    [new DOMException('unplugged', 'NetworkError'), 'offline'],
    [new TypeError('Failed to fetch'), 'offline'],
  ])('[API-06] %s becomes a failure of kind %s and never throws', async (thrown, kind) => {
    expect(await resultOf(Promise.reject(thrown))).toMatchObject({ status: 'failure', kind });
  });

  it('[ERR-09] queries get the data or an ApiError', async () => {
    expect(await dataOf(answered(200, [1]))).toEqual([1]);
    await expect(dataOf(answered(500, { error: 'down' }))).rejects.toThrow(ApiError);
    await expect(dataOf(answered(500, { error: 'down' }))).rejects.toThrow('down');
    await expect(dataOf(answered(500, { error: ' ' }))).rejects.toThrow('server');
  });
});
