import { describe, expect, it } from 'vitest';
import { distinctNames, vehicleDetails, vehicleLines, vehicleMark, vehicleNote, vehicleText } from './vehicles.ts';
import type { NamedVehicle } from './vehicles.ts';

const VIN = '3N6CM0KN5LK700009';
const full: NamedVehicle = {
  id: 9,
  other_id: 'VAN-09',
  vehicle_name: '2020 Nissan NV200',
  license_plate_number: 'JKT4821',
  vin: VIN,
  department_number: '210',
};
const english = (id: number) => `Vehicle ${id}`;
const french = (id: number) => `Véhicule ${id}`;

type Case = readonly [what: string, vehicle: Partial<NamedVehicle>, text: string, note: string];

describe('a vehicle’s name, and the line below it', () => {
  it.each<Case>([
    ['all', {}, 'VAN-09 · 2020 Nissan NV200', 'JKT4821'],
    ['no plate', { license_plate_number: null }, 'VAN-09 · 2020 Nissan NV200', VIN],
    ['no plate, no VIN', { license_plate_number: null, vin: null }, 'VAN-09 · 2020 Nissan NV200', ''],
    ['no unit number', { other_id: null }, '2020 Nissan NV200 · JKT4821', VIN],
    ['no unit number, no plate', { other_id: null, license_plate_number: null }, '2020 Nissan NV200', VIN],
    ['no name', { vehicle_name: null }, 'VAN-09 · JKT4821', VIN],
    ['no name, no plate', { vehicle_name: null, license_plate_number: null }, 'VAN-09', VIN],
    ['neither unit number nor name', { other_id: null, vehicle_name: null }, `${VIN} · JKT4821`, ''],
    ['a VIN alone', { other_id: null, vehicle_name: null, license_plate_number: null }, VIN, ''],
    ['a plate alone', { other_id: null, vehicle_name: null, vin: null }, 'Vehicle 9 · JKT4821', ''],
    ['nothing', { other_id: null, vehicle_name: null, license_plate_number: null, vin: null }, 'Vehicle 9', ''],
    [
      'blanks',
      { other_id: ' ', vehicle_name: '', name_of_vehicle: '  ', license_plate_number: ' ', vin: '' },
      'Vehicle 9',
      '',
    ],
    ['spaces around', { other_id: ' VAN-09 ', vehicle_name: ' Nissan ' }, 'VAN-09 · Nissan', 'JKT4821'],
    ['the name is the unit number', { vehicle_name: 'van-09' }, 'van-09 · JKT4821', VIN],
    [
      'the name begins with it',
      { vehicle_name: 'VAN-09 2020 Nissan NV200' },
      'VAN-09 2020 Nissan NV200 · JKT4821',
      VIN,
    ],
    ['the name ends with it', { other_id: '7', vehicle_name: 'Van 7' }, 'Van 7 · JKT4821', VIN],
    ['the name has it in brackets', { vehicle_name: 'North van (VAN-09)' }, 'North van (VAN-09) · JKT4821', VIN],
    [
      'a part of a word is not it',
      { other_id: '150', vehicle_name: '2021 Ford F-150' },
      '150 · 2021 Ford F-150',
      'JKT4821',
    ],
    ['a part of a number is not it', { other_id: '25', vehicle_name: 'Ram 2500' }, '25 · Ram 2500', 'JKT4821'],
    ['a unit number of signs', { other_id: '***', vehicle_name: 'Van' }, '*** · Van', 'JKT4821'],
    ['the plate is the unit number', { other_id: 'JKT4821', vehicle_name: null }, 'JKT4821', VIN],
  ])('%s', (_what, more, text, note) => {
    const vehicle = { ...full, ...more };
    expect([vehicleText(vehicle, english), vehicleNote(vehicle)]).toEqual([text, note]);
  });

  it('[OPN2-77] the newer name wins over the older one', () => {
    const old = { ...full, name_of_vehicle: 'Old' };
    expect(vehicleText(old, english)).toBe('VAN-09 · 2020 Nissan NV200');
    expect(vehicleText({ ...old, vehicle_name: null }, english)).toBe('VAN-09 · Old');
    expect(vehicleText({ ...old, vehicle_name: ' ' }, english)).toBe('VAN-09 · Old');
  });

  it('in French', () => {
    expect(vehicleText({ ...full, vehicle_name: 'Fourgon de l’équipe nord' }, french)).toBe(
      'VAN-09 · Fourgon de l’équipe nord',
    );
    expect(vehicleText({ ...full, other_id: 'Équipe', vehicle_name: 'Fourgon équipe' }, french)).toBe(
      'Fourgon équipe · JKT4821',
    );
    expect(vehicleText({ id: 12 }, french)).toBe('Véhicule 12');
  });
});

it('the details are everything not in the name', () => {
  expect(vehicleDetails(full)).toBe(`JKT4821 · ${VIN} · 210`);
  expect(vehicleDetails({ ...full, other_id: null })).toBe(`${VIN} · 210`);
  expect(vehicleDetails({ id: 12, department_number: ' ' })).toBe('');
});

it('the mark is the shortest identifier', () => {
  expect(vehicleMark(full, english)).toBe('VAN-09');
  expect(vehicleMark({ ...full, other_id: ' ' }, english)).toBe('JKT4821');
  expect(vehicleMark({ ...full, other_id: null, license_plate_number: null }, english)).toBe('2020 Nissan NV200');
  expect(vehicleMark({ id: 12 }, english)).toBe('Vehicle 12');
});

it.each<[string, Parameters<typeof vehicleLines>[0], [string, string | undefined, string]]>([
  ['unit and plate above the name', full, ['VAN-09', 'JKT4821', '2020 Nissan NV200']],
  ['no plate', { ...full, license_plate_number: ' ' }, ['VAN-09', '', '2020 Nissan NV200']],
  ['no unit: the plate stands for it', { ...full, other_id: null }, ['JKT4821', undefined, '2020 Nissan NV200']],
  ['a name that has the unit', { ...full, vehicle_name: 'Van VAN-09' }, ['Van VAN-09', 'JKT4821', VIN]],
  ['only a VIN', { id: 12, vin: VIN }, [VIN, '', '']],
  ['a name and a VIN', { id: 12, vin: VIN, vehicle_name: 'Fourgon' }, ['Fourgon', '', VIN]],
  ['nothing but the id', { id: 12 }, ['Vehicle 12', undefined, '']],
])('on two lines: %s', (_, vehicle, [title, plate, below]) => {
  expect(vehicleLines(vehicle, english)).toEqual({ title, plate, below });
});

describe('vehicles with the same unit number have different names', () => {
  const twin = { ...full, id: 10, vin: '3N6CM0KN5LK700010', license_plate_number: 'ABC1234' };
  const other = { ...full, id: 11, vehicle_name: '2021 Ford Transit' };
  const alone = { ...full, id: 12, other_id: 'VAN-12' };
  const namesOf = (vehicles: NamedVehicle[], as: 'mark' | 'name' = 'mark') => [
    ...distinctNames(vehicles, english, as).values(),
  ];

  it.each<[what: string, vehicles: NamedVehicle[], marks: string[]]>([
    ['different units', [full, alone], ['VAN-09', 'VAN-12']],
    ['by their names', [full, other, alone], ['VAN-09 · 2020 Nissan NV200', 'VAN-09 · 2021 Ford Transit', 'VAN-12']],
    [
      'however they are written',
      [full, { ...other, other_id: 'van-09 ' }],
      ['VAN-09 · 2020 Nissan NV200', 'van-09 · 2021 Ford Transit'],
    ],
    [
      'by the end of the VIN',
      [full, twin],
      ['VAN-09 · 2020 Nissan NV200 · 700009', 'VAN-09 · 2020 Nissan NV200 · 700010'],
    ],
    [
      'by the plate without a VIN',
      [
        { ...full, vin: null },
        { ...twin, vin: null },
      ],
      ['VAN-09 · 2020 Nissan NV200 · JKT4821', 'VAN-09 · 2020 Nissan NV200 · ABC1234'],
    ],
    [
      'only those that are the same',
      [full, twin, other],
      ['VAN-09 · 2020 Nissan NV200 · 700009', 'VAN-09 · 2020 Nissan NV200 · 700010', 'VAN-09 · 2021 Ford Transit'],
    ],
  ])('%s', (_what, vehicles, marks) => {
    expect(namesOf(vehicles)).toEqual(marks);
  });

  it('as names, which have the unit number and the model anyway', () => {
    expect(namesOf([full, alone], 'name')).toEqual(['VAN-09 · 2020 Nissan NV200', 'VAN-12 · 2020 Nissan NV200']);
    expect(namesOf([full, twin], 'name')[1]).toBe('VAN-09 · 2020 Nissan NV200 · 700010');
  });
});
