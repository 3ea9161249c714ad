import type { JournalEntry, JournalPart } from '@wayside/scenarios/control';
import { describe, expect, it } from 'vitest';
import { BROKEN_RESPONSE, countOf, isRestarted, merged, searched } from './journal.queries.ts';

function entry(number: number, more: Partial<JournalEntry> = {}): JournalEntry {
  return {
    number,
    operation: 'getMyFleet',
    method: 'GET',
    path: '/api/v4/fleets/me',
    query: {},
    requestHeaders: {},
    status: 200,
    source: 'handler',
    why: [],
    requestViolations: [],
    answerViolations: [],
    milliseconds: 1,
    clock: '2026-03-16T14:00:00.000Z',
    ...more,
  };
}
function part(numbers: number[], calls = numbers.at(-1) ?? 0): JournalPart {
  return {
    violations: 0,
    touched: { getMyFleet: { 200: calls } },
    missedFaults: [],
    missedAnswers: [],
    entries: numbers.map((number) => entry(number)),
  };
}

describe('following a journal', () => {
  it('appends new entries and keeps the same object when there are none', () => {
    const journal = part([1, 2]);
    expect(merged(journal, part([], 2))).toBe(journal);
    expect(merged(journal, part([3])).entries.map(({ number }) => number)).toEqual([1, 2, 3]);
    expect(merged(undefined, part([1])).entries).toHaveLength(1);
  });

  it('keeps no more entries than the server does', () => {
    const journal = part(Array.from({ length: 500 }, (_, index) => index + 1));
    const after = merged(journal, part([501, 502]));
    expect([after.entries.length, after.entries[0]!.number]).toEqual([500, 3]);
  });

  it('notices that the session was reset elsewhere', () => {
    expect(isRestarted(part([7, 8, 9]), part([], 9))).toBe(false);
    expect(isRestarted(part([7, 8, 9]), part([], 2))).toBe(true);
    expect(
      countOf({
        violations: 0,
        missedFaults: [],
        missedAnswers: [],
        entries: [],
        touched: { a: { 200: 2, 500: 1 }, b: { 204: 4 } },
      }),
    ).toBe(7);
  });

  it('searches newest first', () => {
    const entries = [
      entry(1),
      entry(2, { operation: 'getDashboard', path: '/api/v4/dashboard', status: 503, source: 'fault' }),
      entry(3),
    ];
    expect(searched(entries, '').map(({ number }) => number)).toEqual([3, 2, 1]);
    expect(searched(entries, 'fault 503').map(({ number }) => number)).toEqual([2]);
    expect(searched(entries, 'get dashboard 200')).toEqual([]);
  });

  it('finds the calls that break the contract', () => {
    const violations = [{ message: 'must be a text', path: ['name'] }];
    const entries = [entry(1), entry(2, { requestViolations: violations }), entry(3, { answerViolations: violations })];
    const found = (text: string) => searched(entries, text).map(({ number }) => number);
    expect(found(BROKEN_RESPONSE)).toEqual([3]);
    expect([found('violation'), found('contract')]).toEqual([
      [3, 2],
      [3, 2],
    ]);
  });
});
