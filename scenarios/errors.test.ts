import { readFileSync } from 'node:fs';
import { operationTable } from '@wayside/api-client';
import { expectNone } from '@wayside/tooling/expect-none';
import { describe, expect, it } from 'vitest';
import { scenarios } from './catalogue.ts';
import { errorTable, errorsPage, requiredRows } from './errors-table.ts';
import { errors } from './errors.ts';

describe('the error catalogs', () => {
  it('have an entry for each row, and no others', () => {
    const rows = requiredRows();
    expectNone(
      [...rows.keys()].filter((id) => !(id in errors)),
      'Add this row of docs/requirements to scenarios/errors.ts, with its screen and the scenarios that show it.',
    );
    expectNone(
      Object.keys(errors).filter((id) => !rows.has(id)),
      'Take this row off scenarios/errors.ts: docs/requirements does not have it.',
    );
  });

  it('have a scenario for each row', () => {
    expectNone(
      errorTable().flatMap(({ id, scenarios: played }) => (played.length === 0 ? [id] : [])),
      'Name a scenario that shows this row in scenarios/errors.ts.',
    );
    expectNone(
      errorTable().flatMap(({ id, scenarios: played }) =>
        played.flatMap((scenario) => (scenarios.has(scenario.id) ? [] : [`${id}: ${scenario.id}`])),
      ),
      'Correct this scenario in scenarios/errors.ts, or list it in scenarios/catalogue.ts: there is none of this id.',
    );
  });

  it('have a test for each row', () => {
    const untested = errorTable().filter(({ tests }) => tests.length === 0);
    expectNone(
      untested.map(({ id, screen }) => `${id} on ${screen}`),
      'Name this row in the title of a test that shows it, such as a journey in apps/e2e/journeys: [ERR-01].',
    );
  });

  it('are documented: docs/errors.md is up to date', () => {
    const written = readFileSync(new URL('../docs/errors.md', import.meta.url), 'utf8');
    expect(written, 'Run `npm run errors -w @wayside/scenarios`: docs/errors.md is not up to date.').toBe(errorsPage());
  });
});

describe('the contract', () => {
  it('has a scenario for each declared failure', () => {
    const declared = Object.entries(operationTable).flatMap(([operation, { statuses }]) =>
      Object.entries(statuses as Record<string, readonly string[]>)
        .filter(([status]) => status >= '400')
        .flatMap(([, examples]) => examples.map((example) => `failures/${operation}/${example}`)),
    );
    expect(declared.length).toBeGreaterThan(600);
    expectNone(
      declared.filter((id) => !scenarios.has(id)),
      'No scenario is derived from this failure: run `npm run generate`, then see scenarios/failures.',
    );
  });
});
