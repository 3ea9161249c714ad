import { readFileSync } from 'node:fs';
import { operationTable } from '@wayside/api-client';
import { describe, expect, it } from 'vitest';
import { scenarios } from './catalogue.ts';
import { errorTable, errorsPage, requiredRows } from './errors-table.ts';
import { errors } from './errors.ts';

describe('the error catalogs', () => {
  it('have an entry for each row, and no others', () => {
    expect(Object.keys(errors).toSorted()).toEqual([...requiredRows().keys()].toSorted());
  });

  it('have a scenario for each row', () => {
    for (const { id, scenarios: played } of errorTable()) {
      expect(played.length, id).toBeGreaterThan(0);
      for (const scenario of played) expect(scenarios.has(scenario.id), `${id}: ${scenario.id}`).toBe(true);
    }
  });

  it('have a test for each row', () => {
    const untested = errorTable().filter(({ tests }) => tests.length === 0);
    expect(untested.map(({ id, screen }) => `${id} on ${screen}`)).toEqual([]);
  });

  it('are documented: docs/errors.md is up to date, apart from the tests', () => {
    const withoutTests = (page: string) => page.replaceAll(/\| [^|\n]*\|$/gm, '');
    const written = readFileSync(new URL('../docs/errors.md', import.meta.url), 'utf8');
    expect(withoutTests(written), 'npm run errors -w @wayside/scenarios').toBe(withoutTests(errorsPage()));
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
    expect(declared.filter((id) => !scenarios.has(id))).toEqual([]);
  });
});
