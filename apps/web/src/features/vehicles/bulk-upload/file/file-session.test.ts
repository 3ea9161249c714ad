import { describe, expect, it } from 'vitest';
import { csvOf } from '@wayside/domain';
import { leftOutRows, sentRows } from '../../../../shared/uploads/kept-rows.ts';
import { FileSession } from './file-session.ts';
import { readRecords } from './read-records.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const latin = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const VIN = '1FTBW2CM8KKB00001';
const TODAY = '2026-03-31';

describe('a file', () => {
  it.each([
    ['nothing', bytes(' \r\n'), { problem: 'empty' }],
    ['a spreadsheet', Uint8Array.of(0x50, 0x4b, 3, 4, 20, 0), { problem: 'spreadsheet' }],
    ['an older spreadsheet', Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1), { problem: 'spreadsheet' }],
    ['a picture', Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0), { problem: 'notCsv' }],
    [
      'a quotation mark that stays open',
      bytes('vin,name\r\nA,b\r\nC,"d\r\nE,f\r\n'),
      { problem: 'openQuote', line: 3 },
    ],
    ['too many rows', bytes(`vin\n${'A\n'.repeat(100_000)}`), { problem: 'tooManyRows' }],
  ])('that is %s is refused by its content', (_what, content, problem) => {
    expect(readRecords(content)).toEqual(problem);
  });

  it.each([
    [
      'commas, quotes and line breaks',
      bytes('\uFEFFvin,name\r\nA,"b, ""c""\r\nd"\r\n\r\n'),
      [
        ['vin', 'name'],
        ['A', 'b, "c"\r\nd'],
      ],
    ],
    [
      'semicolons',
      bytes('niv;nom\nA;1,5\n'),
      [
        ['niv', 'nom'],
        ['A', '1,5'],
      ],
    ],
    [
      'tabs',
      bytes('vin\tname\nA\tb\n'),
      [
        ['vin', 'name'],
        ['A', 'b'],
      ],
    ],
    ['one column', bytes('vin\nA\nB'), [['vin'], ['A'], ['B']]],
    ['an empty row', bytes('vin,name\n\nA,b\n,\n'), [['vin', 'name'], [''], ['A', 'b']]],
    [
      'the western code page',
      latin('vin,mod\xe8le\nA,\xc9cho\n'),
      [
        ['vin', 'modèle'],
        ['A', 'Écho'],
      ],
    ],
    ['UTF-16', Uint8Array.of(0xff, 0xfe, 0x41, 0, 0x0a, 0, 0xe9, 0), [['A'], ['é']]],
  ])('with %s is read', (_what, content, records) => {
    expect(readRecords(content)).toEqual({ records });
  });

  it('of our own exports gets back the cells that were guarded against formulas', () => {
    expect(readRecords(bytes(csvOf(['vin', 'name'], [[VIN, '=A1']])))).toEqual({
      records: [
        ['vin', 'name'],
        [VIN, '=A1'],
      ],
    });
  });
});

describe('a review', () => {
  it('[BLK-01] prepares a data URL that holds the CSV, and keeps what stays behind', () => {
    const session = new FileSession();
    expect(session.open(bytes(`NIV,Nom\r\n${VIN.toLowerCase()},"É, ""x"""\r\n,y\r\n`), [], TODAY)).toEqual({
      summary: {
        fields: ['vin', 'vehicle_name'],
        ignored: [],
        counts: { created: 1, updated: 0, unchanged: 0, leftOut: 1 },
        questioned: 1,
      },
    });
    const { fileData, kept, total, newVins } = session.prepare()!;
    const [, data] = /^data:text\/csv;base64,(.+)$/.exec(fileData)!;
    expect(Buffer.from(data!, 'base64').toString()).toBe(`vin,vehicle_name\r\n${VIN},"É, ""x"""`);
    expect([total, newVins]).toEqual([1, [VIN]]);
    expect(sentRows(kept)).toEqual([{ line: 2, cells: [VIN, 'É, "x"'] }]);
    expect(leftOutRows(kept)).toEqual([
      { line: 3, problems: [{ field: 'vin', problem: 'vinMissing' }], cells: ['', 'y'] },
    ]);
  });

  it.each([
    ['name\nAnn', 'noVinColumn'],
    ['vin\n', 'noRows'],
  ])('of %j: %s', (text, problem) => {
    const session = new FileSession();
    expect(session.open(bytes(text), [], TODAY)).toEqual({ problem });
    expect([session.prepare(), session.draft(), session.rows([2]), session.correct(2, 'vin', VIN)]).toEqual([
      undefined,
      undefined,
      [],
      undefined,
    ]);
  });

  it('is kept as a draft with its corrections, unless it is too long', () => {
    const session = new FileSession();
    session.open(bytes('vin,name\n,a\n'), [], TODAY);
    expect(session.correct(2, 'vin', VIN)?.counts.created).toBe(1);
    expect(session.draft()).toBe(`vin,vehicle_name\r\n${VIN},a`);
    session.open(bytes(`vin,name\n${`${VIN},${'x'.repeat(100)}\n`.repeat(13_000)}`), [], TODAY);
    expect(session.draft()).toBeUndefined();
  });
});
