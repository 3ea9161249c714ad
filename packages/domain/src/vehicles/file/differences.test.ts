import { describe, expect, it } from 'vitest';
import { changesOf, knownVehicle } from './known.ts';
import type { KnownVehicle } from './known.ts';
import { VehicleFile } from './table.ts';

const TODAY = '2026-03-31';
const VAN_01: KnownVehicle = {
  id: 1,
  vin: '1M8GDM9AXKP042788',
  other_id: 'VAN-01',
  year: 2021,
  name_of_vehicle: 'Ford Transit',
  license_plate_number: 'JKT4821',
  license_plate_state: 'OR',
  department_number: null,
  odometer: 48_000,
  odometer_units: 'miles',
  miles: 48_000,
  kilometers: 77_248.5,
  last_maintenance_miles: 47_000,
  last_maintenance_date: '2026-03-01',
  is_active: true,
};
const VAN_02: KnownVehicle = { id: 2, vin: '1HGCM82633A004352', other_id: 'VAN-02', license_plate_number: 'GDL-1920' };
const fleet = [VAN_01, VAN_02];

const mi = (odometer: number) => ({ odometer, odometer_units: 'miles' });
const km = (odometer: number) => ({ odometer, odometer_units: 'kilometers' });

describe('[UPL-01] what a row changes of a vehicle', () => {
  it.each([
    [{ department_number: '210' }, [{ field: 'department_number', before: undefined, after: '210' }]],
    [{ license_plate_number: 'XYZ1' }, [{ field: 'license_plate_number', before: 'JKT4821', after: 'XYZ1' }]],
    [{ odometer: '48500' }, [{ field: 'odometer', before: mi(48_000), after: mi(48_500) }]],
    [
      { odometer: '80000', odometer_units: 'kilometers', miles: '48000' },
      [{ field: 'odometer', before: km(77_249), after: km(80_000) }],
    ],
    [{ is_active: 'false' }, [{ field: 'is_active', before: 'true', after: 'false' }]],
    [{ vehicle_name: 'Ford Transit', year: '2021', other_id: 'VAN-01', is_active: 'true' }, []],
    [{ miles: '48000' }, []],
    [{ kilometers: '77249' }, []],
    [{ odometer: '48000', odometer_units: 'miles', miles: '48000', kilometers: '77248' }, []],
    [{ odometer_units: 'kilometers' }, []],
    [{ vin: '1M8GDM9AXKP042788', department_number: '', odometer: '' }, []],
  ])('%j: %j', (cells, changes) => {
    expect(changesOf(knownVehicle(VAN_01), cells)).toEqual(changes);
  });
});

describe('a file', () => {
  const HEADER = ['VIN', 'Unit', 'Plate', 'State', 'Plate expiration', 'Department', 'Miles'];
  const of = (...rows: string[][]) => new VehicleFile([HEADER, ...rows], fleet, TODAY);
  const adviceIn = (file: VehicleFile, line = 2) =>
    file
      .rows([line])[0]!
      .advice.map((advice) =>
        'other' in advice ? [advice.kind, advice.other.vehicle?.id ?? advice.other.line] : [advice.kind],
      );

  it('[UPL-01] says what changes; a row that changes nothing is not sent', () => {
    const file = of(
      [VAN_01.vin!, 'VAN-01', 'XYZ1', '', '', '210', '48500'],
      [VAN_02.vin!, 'VAN-02', 'GDL-1920', '', '', '', ''],
    );
    expect(file.summary().counts).toEqual({ created: 0, updated: 1, unchanged: 1, leftOut: 0 });
    expect(file.rows([2])[0]!.changes.map(({ field }) => field)).toEqual([
      'license_plate_number',
      'department_number',
      'odometer',
    ]);
    expect(file.rows([2])[0]!.vehicle?.id).toBe(1);
    expect(file.upload().lines).toEqual([2]);
    file.correct(3, 'department_number', '9');
    expect(file.upload().lines).toEqual([2, 3]);
  });

  it.each([
    [
      'a unit and a plate that another vehicle has',
      ['5GZCZ43D13S812715', 'VAN-02', 'GDL1920'],
      [
        ['sameUnit', 2],
        ['samePlate', 2],
      ],
    ],
    ['its own', [VAN_02.vin!, 'van-02', 'GDL 1920'], []],
    ['a unit that it takes over', [VAN_01.vin!, 'VAN-02', ''], [['sameUnit', 2]]],
    ['a wrong check digit', ['5GZCZ43D93S812715', 'V', ''], [['checkDigit']]],
    ['an unknown state', ['5GZCZ43D13S812715', 'V', '', 'ZZ'], [['plateState']]],
    ['a plate that has expired', ['5GZCZ43D13S812715', 'V', '', '', '2026-03-30'], [['plateExpired']]],
    ['a lower reading', [VAN_01.vin!, '', '', '', '', '', '100'], [['backwards']]],
    ['a far higher reading', [VAN_01.vin!, '', '', '', '', '', '200000'], [['jump']]],
    ['what is left out', ['', 'VAN-02', 'GDL1920'], []],
    ['an unknown state of a row that is left out', ['', 'V', '', 'ZZ'], [['plateState']]],
  ])('[UPL-02, UPL-03, UPL-04, UPL-05] %s is questioned', (_what, row, advice) => {
    expect(adviceIn(of(row))).toEqual(advice);
  });

  it('[UPL-02] two rows that clash name each other, and a unit that another row gives up is free', () => {
    const file = of(
      ['5GZCZ43D13S812715', 'NEW-1', ''],
      [VAN_02.vin!, 'NEW-1', ''],
      ['1HGCM82633A004353', 'VAN-02', ''],
    );
    expect([2, 3, 4].map((line) => adviceIn(file, line))).toEqual([
      [['sameUnit', 2]],
      [['sameUnit', 2]],
      [['checkDigit']],
    ]);
    expect(file.linesOf('questioned')).toEqual([2, 3, 4]);
    expect(file.summary()).toMatchObject({ questioned: 3, counts: { created: 2, updated: 1 } });
    file.correct(2, 'other_id', 'NEW-2');
    expect(file.linesOf('questioned')).toEqual([4]);
  });
});
