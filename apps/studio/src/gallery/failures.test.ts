import { describe, expect, it } from 'vitest';
import { descriptionOf, failureOf, grouped } from './failures.ts';

function failure(operation: string, status: number, example: string) {
  return {
    id: `failures/${operation}/${example}`,
    title: `${operation} answers ${status} ${example}`,
    story: '',
  };
}

describe('failures of the contract', () => {
  const all = [
    failure('getDashboard', 401, 'noToken'),
    failure('getDashboard', 500, 'serverError'),
    failure('listFleets', 500, 'serverError'),
  ];

  it('are grouped by section and operation', () => {
    const parts = grouped(all, { getDashboard: 'orders', listFleets: 'fleets' });
    expect(
      parts.map(({ tag, operations }) => [
        tag,
        operations.map(({ operation, scenarios }) => [operation, scenarios.length]),
      ]),
    ).toEqual([
      ['orders', [['getDashboard', 2]]],
      ['fleets', [['listFleets', 1]]],
    ]);
  });

  it('have the call and the screen of their operation in common', () => {
    const story = "GET /dashboard returns 401 with the contract's example noToken. First met on: Dashboard.";
    expect(descriptionOf([{ ...all[0]!, story }])).toBe('GET /dashboard. First met on: Dashboard.');
  });

  it('show their status and their example', () => {
    expect(all.map(failureOf)).toEqual([
      { status: '401', example: 'noToken' },
      { status: '500', example: 'serverError' },
      { status: '500', example: 'serverError' },
    ]);
  });
});
