import { describe, expect, it } from 'vitest';
import { operationTable } from '@wayside/api-client';
import { BRANDS, ROLE_NAMES } from '@wayside/scenarios';
import { requestsOf } from '@wayside/scenarios/requests';
import { scenarioSession } from '../fetch/scenario-fetch.ts';
import { readContract } from '../server/contract-file.ts';
import { sent } from './client.ts';

// In process, where all is answered as over HTTP (in-process.test.ts).
const requests = requestsOf(readContract());

describe.each(BRANDS)('every operation on %s', (brand) => {
  it.each(ROLE_NAMES)('[ROL-02] answers %s as the contract says', async (role) => {
    const { fetch, journal } = scenarioSession({ brand, role });
    for (const request of requests) {
      const { roles } = operationTable[request.operation];
      const response = await fetch(request.path, sent(request));
      const text = `${request.operation}: ${await response.text()}`;
      expect(response.status, text).toBeLessThan(500);
      const isLetIn = roles === 'anyone' || (roles as readonly string[]).includes(role);
      if (!isLetIn) expect(response.status, text).toBe(403);
      else expect([400, 401, 405, 413, 415], text).not.toContain(response.status);
    }
    expect(journal.entries.filter(({ answerViolations }) => answerViolations.length > 0)).toEqual([]);
    expect(journal.violations).toBe(0);
  });
});

it('asks every operation of the contract', () => {
  expect(new Set(requests.map(({ operation }) => operation)).size).toBe(Object.keys(operationTable).length);
});
