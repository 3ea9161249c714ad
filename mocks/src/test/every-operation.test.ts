import { describe, expect, it } from 'vitest';
import { operationTable } from '@wayside/api-client';
import type { BrandId } from '@wayside/brands';
import { isFmcUser } from '@wayside/domain';
import type { Role } from '@wayside/domain';
import { BRANDS, ROLE_NAMES } from '@wayside/scenarios';
import { SOURCE_HEADER } from '@wayside/scenarios/control';
import { requestsOf } from '@wayside/scenarios/requests';
import { scenarioSession } from '../fetch/scenario-fetch.ts';
import { readContract } from '../server/contract-file.ts';
import { sent } from './client.ts';

// In process, where all is answered as over HTTP (in-process.test.ts).
const requests = requestsOf(readContract());

/**
 * Every role at our own brand. Other brands give the same rights, but have regions and switches of their own: there,
 * one role of a fleet and one of a management company, which take turns from brand to brand.
 */
function rolesAt(brand: BrandId): readonly Role[] {
  if (brand === 'default') return ROLE_NAMES;
  return [true, false].map((isFmc) => {
    const alike = ROLE_NAMES.filter((role) => isFmcUser({ roles: [role] }) === isFmc);
    return alike[BRANDS.indexOf(brand) % alike.length]!;
  });
}

describe.each(BRANDS)('every operation on %s', (brand) => {
  it.each(rolesAt(brand))('[ROL-02] answers %s as the contract says', async (role) => {
    const { fetch, journal } = scenarioSession({ brand, role });
    for (const request of requests) {
      const { roles } = operationTable[request.operation];
      const response = await fetch(request.path, sent(request));
      const text = `${request.operation}: ${await response.text()}`;
      expect(response.status, text).toBeLessThan(500);
      const isLetIn = roles === 'anyone' || (roles as readonly string[]).includes(role);
      const isTurnedAway = response.status === 403 && response.headers.get(SOURCE_HEADER) === 'guard';
      // A handler may still refuse a role that the contract lets in: for someone else's account, for example.
      expect(isTurnedAway, text).toBe(!isLetIn);
      expect([400, 401, 405, 413, 415], text).not.toContain(response.status);
    }
    expect(journal.entries.filter(({ answerViolations }) => answerViolations.length > 0)).toEqual([]);
    expect(journal.violations).toBe(0);
  });
});

it('asks every operation of the contract', () => {
  expect(new Set(requests.map(({ operation }) => operation)).size).toBe(Object.keys(operationTable).length);
});
