import type { OperationId } from '@wayside/api-client';
import { expect, it } from 'vitest';
import { answersOf, callsOf } from './calls.ts';
import type { JournalEntry } from './control.ts';

function entry(number: number, operation: OperationId, status: number, answer?: unknown): JournalEntry {
  return {
    number,
    operation,
    method: 'GET',
    path: '/',
    query: {},
    requestHeaders: {},
    status,
    answer,
    source: 'handler',
    why: [],
    requestViolations: [],
    answerViolations: [],
    milliseconds: 1,
    clock: '2026-03-16T14:00:00.000Z',
  };
}
const entries = [
  entry(1, 'getMyFleet', 200, { id: 5 }),
  entry(2, 'listFleets', 200, { fleets: [] }),
  entry(3, 'getMyFleet', 503, { error: 'Late' }),
  entry(4, 'getMyFleet', 200, { id: 6 }),
];

it('finds the calls of an operation, oldest first', () => {
  expect(callsOf(entries, 'getMyFleet').map(({ number }) => number)).toEqual([1, 3, 4]);
  expect(callsOf(entries, 'createOrder')).toEqual([]);
});

it('returns only responses of successful calls', () => {
  expect(answersOf(entries, 'getMyFleet').map(({ id }) => id)).toEqual([5, 6]);
});
