import { describe, expect, test } from 'vitest';
import { coverage, idsInTitles, parseLevels, parseRows, placeOf } from './requirements.mjs';

const titled = (ids: string) => `test('[${ids}] a title', () => {});`;

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

  test.each([
    ['%s', "['BRD-01', 1],\n['BRD-02, API2-07', 2],"],
    ['$id', "{ id: 'BRD-01', n: 1 }, { id: 'BRD-02, API2-07', n: 2 }"],
    ['${ids}', "[ 'BRD-01' , 1], [`BRD-02, API2-07`, 2]"],
  ])('a title filled by a table, [%s], names what its rows begin with', (filled, rows) => {
    const source = (title: string) => `test.each([${rows}, ['x', 'BRD-09']])('${title} a title', () => {});`;
    expect(idsInTitles(source(`[${filled}]`))).toEqual(['BRD-01', 'BRD-02', 'API2-07']);
    expect(idsInTitles(source('rows'))).toEqual([]);
  });

  test('brackets outside of strings and brackets without an ID are no titles', () => {
    expect(idsInTitles(`// see [BRD-01]\nconst list = ['BRD-01'];\ntest('[any] x')`)).toEqual([]);
  });

  test.each([
    ['apps/e2e/journeys/a.e2e.ts', 'browser'],
    ['mocks/src/test/a.test.ts', 'server'],
    ['openapi/a.test.ts', 'server'],
    ['scenarios/a.test.ts', 'server'],
    ['apps/web/src/a.test.ts', 'rule'],
    ['packages/domain/src/a.test.ts', 'rule'],
  ])('%s shows at the level of %s', (file, place) => {
    expect(placeOf(file)).toBe(place);
  });

  test('levels are read, the higher of two counts, comments do not', () => {
    expect([...parseLevels('# server: x\nBRD-01 browser\nAPI2-07 browser+server\nENT-01 server\nCST-01 rule')]).toEqual(
      [
        ['BRD-01', 'browser'],
        ['API2-07', 'browser'],
        ['ENT-01', 'server'],
        ['CST-01', 'rule'],
      ],
    );
  });

  test('a row is shown at its level or above, below it, or not at all; decisions are not counted, strangers are reported', () => {
    const levels = parseLevels('BRD-01 browser\nAPI2-07 server\nENT-01 server\nCST-01 rule');
    const rows = parseRows(`${table}\n| ENT-01 | Fields. |\n| CST-01 | A figure. |\n| CST-02 | Another. |`);
    const { facts, unknown, unlevelled } = coverage(
      rows,
      levels,
      new Map([
        ['BRD-01', ['packages/a.test.ts', 'mocks/a.test.ts']],
        ['API2-07', ['apps/e2e/a.e2e.ts']],
        ['ENT-01', ['apps/web/src/a.test.ts']],
        ['OPN-01', ['packages/a.test.ts']],
        ['BRD-99', ['packages/b.test.ts']],
      ]),
    );
    expect(facts.map(({ id, state, at }) => [id, state, ...at])).toEqual([
      ['BRD-01', 'below', 'rule', 'server'],
      ['API2-07', 'shown', 'browser'],
      ['ENT-01', 'below', 'rule'],
      ['CST-01', 'missing'],
      ['CST-02', 'missing'],
    ]);
    expect(unknown).toEqual([{ id: 'BRD-99', files: ['packages/b.test.ts'] }]);
    expect(unlevelled).toEqual(['CST-02']);
  });
});
