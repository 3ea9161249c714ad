import type { SessionSummary } from '@wayside/scenarios/control';
import { expect, it } from 'vitest';
import { testOf } from './test-of.ts';

const session = { scenario: 'vehicles/none', brand: 'canada', role: 'FMC Admin', faults: [], answers: {} } as const;
const about = { start: '/vehicles', title: 'A fleet’s "first" day' };

it('starts where the scenario does, as its brand and role', () => {
  const text = testOf(session, about);
  expect(text).toContain("test.use({ scenario: 'vehicles/none', brand: 'canada', role: 'FMC Admin' });");
  expect(text).toContain('test.describe(\'A fleet’s "first" day\'');
  expect(text).toContain("await page.goto('/vehicles');");
  expect(text).not.toContain('mock');
});

it('sets faults and chosen answers first', () => {
  const changed: Pick<SessionSummary, 'faults' | 'answers'> = {
    faults: [{ kind: 'server-error', operation: 'getDashboard', status: 503 }],
    answers: { listPolicies: { example: 'serverError', calls: [2] } },
  };
  const text = testOf({ ...session, ...changed }, about);
  expect(text).toContain("await mock.setFaults([{ kind: 'server-error', operation: 'getDashboard', status: 503 }]);");
  expect(text).toContain("await mock.setAnswer('listPolicies', { example: 'serverError', calls: [2] });");
});
