import { describe, expect, test } from 'vitest';
import { coverage, idsInTitles, parseRows } from './requirements.mjs';

/** Keeps the samples below from being counted as titles of this file. */
const titled = (ids: string) => `test('${'['}${ids}] a title', () => {});`;

const table = [
  '| ID | Requirement | Source § |',
  '|---|---|---|',
  '| BRD-01 | By the host name. | §1 |',
  '| API2-07 | A list. | §7 |',
  '| OPN-01 | Open. | yes |',
].join('\n');

describe('requirement tables', () => {
  test('rows are read with their text; headings and separators are not', () => {
    expect([...parseRows(table)]).toEqual([
      ['BRD-01', 'By the host name.'],
      ['API2-07', 'A list.'],
      ['OPN-01', 'Open.'],
    ]);
  });

  test.each([
    ['one', 'BRD-01', ['BRD-01']],
    ['a list', 'BRD-01, API2-07', ['BRD-01', 'API2-07']],
    ['two brackets', 'BRD-01] [API2-07', ['BRD-01', 'API2-07']],
    ['a range', 'ENT-08..ENT-10', ['ENT-08', 'ENT-09', 'ENT-10']],
    ['a short range', 'ENT2-01–03', ['ENT2-01', 'ENT2-02', 'ENT2-03']],
    ['a slip of the pen', 'BRD-01, BRD02', ['BRD-01', 'BRD02']],
  ])('titles name rows: %s', (_kind, ids, expected) => {
    expect(idsInTitles(titled(ids))).toEqual(expected);
  });

  test('brackets outside of strings and brackets without an ID are ignored', () => {
    expect(idsInTitles(`// see ${'['}BRD-01]\nconst list = ['BRD-01'];\ntest('[any] x')`)).toEqual([]);
  });

  test('decisions may be named but are not counted; unknown rows are reported with their files', () => {
    const named = new Map([
      ['BRD-01', ['a.test.ts']],
      ['OPN-01', ['a.test.ts']],
      ['BRD-99', ['b.test.ts']],
    ]);
    expect(coverage(parseRows(table), named)).toEqual({
      areas: [
        { area: 'BRD', covered: 1, total: 1, missing: [] },
        { area: 'API2', covered: 0, total: 1, missing: ['API2-07'] },
      ],
      unknown: [{ id: 'BRD-99', files: ['b.test.ts'] }],
    });
  });
});
