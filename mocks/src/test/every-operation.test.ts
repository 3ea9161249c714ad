import { describe, expect, it } from 'vitest';
import { operationTable } from '@wayside/api-client';
import { BRANDS, ROLE_NAMES } from '@wayside/scenarios';
import { requestsOf } from '@wayside/scenarios/requests';
import { readContract } from '../server/contract-file.ts';
import { startedServer } from './started-server.ts';

const { client } = startedServer();
const requests = requestsOf(readContract());

describe.each(BRANDS)('every operation on %s', (brand) => {
  it.each(ROLE_NAMES)('[ROL-02] answers %s as the contract says', async (role) => {
    const { headers, journal } = await client.enter({ brand, role });
    for (const request of requests) {
      const { roles } = operationTable[request.operation];
      const response = await client.ask(request.method, request.path, {
        headers,
        body: request.body,
      });
      expect(response.status, `${request.operation}: ${response.text}`).toBeLessThan(500);
      const isLetIn = roles === 'anyone' || (roles as readonly string[]).includes(role);
      if (!isLetIn) expect(response.status, request.operation).toBe(403);
      else expect([400, 401, 405, 413, 415], `${request.operation}: ${response.text}`).not.toContain(response.status);
    }
    const { entries, violations } = await journal();
    expect(entries.filter((entry: { answerViolations: unknown[] }) => entry.answerViolations.length > 0)).toEqual([]);
    expect(violations).toBe(0);
  });
});

it('asks every operation of the contract', () => {
  expect(new Set(requests.map(({ operation }) => operation)).size).toBe(Object.keys(operationTable).length);
});
