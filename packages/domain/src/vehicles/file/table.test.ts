import { describe, expect, it } from 'vitest';
import { cellProblem, fieldsOfHeader, readingIn } from './fields.ts';
import { VehicleFile } from './table.ts';

const VIN = (at: number) => `1FTBW2CM8KKB${String(at).padStart(5, '0')}`;
const TODAY = '2026-03-31';
function file(rows: string[][], existing: string[] = [], header = ['VIN', 'Unit number', 'Year']) {
  const fleet = existing.map((vin, at) => ({ id: at + 1, vin }));
  return new VehicleFile([header, ...rows], fleet, TODAY);
}
const outcomes = (of: VehicleFile) => of.rows(of.linesOf('all')).map(({ line, outcome }) => [line, outcome]);
function problems(of: VehicleFile) {
  return of
    .rows(of.linesOf('leftOut'))
    .map(({ line, cells }) => [line, ...cells.flatMap(({ problem }) => problem ?? [])]);
}

describe('columns', () => {
  it('[BLK-01] are matched by name: those of the contract, of our exports and our template, in both languages', () => {
    expect(fieldsOfHeader(['VIN', 'Year', 'License plate', 'Other ID', 'Department'])).toEqual([
      'vin',
      'year',
      'license_plate_number',
      'other_id',
      'department_number',
    ]);
    expect(fieldsOfHeader(['NIV', 'Année', "Plaque d'immatriculation", 'Numéro d’unité', 'Service'])).toEqual([
      'vin',
      'year',
      'license_plate_number',
      'other_id',
      'department_number',
    ]);
    expect(fieldsOfHeader([' vin ', 'Color', 'NIV'])).toEqual(['vin', undefined, undefined]);
  });

  it('unknown ones are named and not sent', () => {
    const of = new VehicleFile(
      [
        ['Color', 'VIN', ''],
        ['red', VIN(1), 'x'],
      ],
      [],
      TODAY,
    );
    expect(of.summary()).toMatchObject({ fields: ['vin'], ignored: ['Color'] });
    expect(of.upload()).toMatchObject({ header: ['vin'], rows: [[VIN(1)]] });
    expect(
      new VehicleFile(
        [
          ['Name', 'Age'],
          ['Ann', '7'],
        ],
        [],
        TODAY,
      ).hasVins,
    ).toBe(false);
  });
});

describe('cells', () => {
  it.each([
    ['vin', '', 'vinMissing'],
    ['vin', ' ', 'vinMissing'],
    ['vin', '1FTBW2CM8KKBO0001', 'vinInvalid'],
    ['vin', '1ftbw2cm8kkb00001', undefined],
    ['year', '2019', undefined],
    ['year', '1949', 'year'],
    ['year', '2101', 'year'],
    ['year', '20l9', 'year'],
    ['year', '2019.5', 'year'],
    ['odometer', '1,609,343', undefined],
    ['odometer', '1609344', 'odometer'],
    ['miles', '-1', 'odometer'],
    ['kilometers', '12 345,6', undefined],
    ['other_id', '🚚'.repeat(50), undefined],
    ['other_id', 'x'.repeat(51), 'tooLong'],
    ['license_plate_number', 'x'.repeat(13), 'tooLong'],
    ['license_plate_expiration', '2026-02-28', undefined],
    ['license_plate_expiration', '2026-02-30', 'date'],
    ['license_plate_expiration', '02/28/2026', 'date'],
    ['is_active', 'oui', undefined],
    ['is_active', 'No', undefined],
    ['is_active', 'maybe', 'yesNo'],
    ['odometer_units', 'km', undefined],
    ['odometer_units', 'leagues', 'units'],
    ['year', '', undefined],
  ] as const)('%s %j: %s', (field, text, problem) => {
    expect(cellProblem(field, text)).toBe(problem);
  });

  it.each([
    ['12,345', 12_345],
    ['12 345', 12_345],
    ['12\u202f345,6', 12_345.6],
    ['12,5', 12.5],
    ['1.5', 1.5],
    ['', undefined],
    ['far', undefined],
  ])('an odometer of %j reads %s', (text, reading) => {
    expect(readingIn(text)).toBe(reading);
  });
});

describe('rows', () => {
  it('[BLK-02, BLK-03, BLK-04] each is created, updated or left out, and says why', () => {
    const of = file(
      [[VIN(1), 'V-1', '2019'], [VIN(2).toLowerCase(), 'V-2', ''], ['', 'V-3', '2019'], [''], [VIN(1), 'V-5', '20l9']],
      [VIN(2)],
    );
    expect(outcomes(of)).toEqual([
      [2, 'created'],
      [3, 'updated'],
      [4, 'leftOut'],
      [6, 'leftOut'],
    ]);
    expect(problems(of)).toEqual([
      [4, 'vinMissing'],
      [6, 'vinTwice', 'year'],
    ]);
    expect(of.rows([6])[0]!.cells[0]).toMatchObject({ problem: 'vinTwice', sameAs: 2 });
    expect(of.summary().counts).toEqual({ created: 1, updated: 1, unchanged: 0, leftOut: 2 });
    expect(of.upload()).toEqual({
      header: ['vin', 'other_id', 'year'],
      rows: [
        [VIN(1), 'V-1', '2019'],
        [VIN(2), 'V-2', ''],
      ],
      lines: [2, 3],
      newVins: [VIN(1)],
    });
  });

  it('a cell put right brings its row in, and frees or takes the VIN of others', () => {
    const of = file([
      [VIN(1), 'a', ''],
      [VIN(1), 'b', ''],
      ['', 'c', ''],
    ]);
    of.correct(3, 'vin', ` ${VIN(2)}\n`);
    expect(of.summary().counts).toEqual({ created: 2, updated: 0, unchanged: 0, leftOut: 1 });
    of.correct(4, 'vin', VIN(2));
    expect(of.rows([4])[0]!.cells[0]).toMatchObject({
      text: VIN(2),
      problem: 'vinTwice',
      sameAs: 3,
      isCorrected: true,
    });
    of.correct(3, 'vin', '');
    expect(outcomes(of)).toEqual([
      [2, 'created'],
      [3, 'leftOut'],
      [4, 'created'],
    ]);
    of.correct(99, 'vin', VIN(9));
    of.correct(2, 'engine', 'V8');
    expect(of.size).toBe(3);
  });

  it('are sent as the server reads them best, and kept in their lines', () => {
    const of = file(
      [[` ${VIN(1).toLowerCase()}`, 'two\r\nlines', '12 345,6', 'Oui', 'km'], [''], [VIN(2), '', '', '', '']],
      [],
      ['vin', 'name', 'odometer', 'active', 'odometer units'],
    );
    expect(of.upload().rows[0]).toEqual([VIN(1), 'two lines', '12345.6', 'true', 'kilometers']);
    const again = new VehicleFile(of.records(), [], TODAY);
    expect([again.linesOf('all'), again.upload()]).toEqual([[2, 4], of.upload()]);
  });

  it('judges a hundred thousand', () => {
    const of = file(Array.from({ length: 100_000 }, (_, at) => [VIN(at % 90_000), '', '2019']));
    expect(of.summary().counts).toEqual({ created: 90_000, updated: 0, unchanged: 0, leftOut: 10_000 });
  });
});
