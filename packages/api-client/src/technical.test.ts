import { expect, it } from 'vitest';
import { fieldOfTechnical, isTechnical } from './technical.ts';

it.each([
  ['body.vin: must match pattern "^([A-HJ-NPR-Z0-9]{17})?$"', 'vin'],
  ['body.vehicle_services.0.price: must be number', 'price'],
  ['body.vehicle_services[0].price must be >= 0', 'price'],
  ["body: Request body must have required property 'vin'", 'vin'],
  ['query.vehicleId: must be integer', 'vehicleId'],
  ['must match pattern "^\\d{5}$"', undefined],
  ['/license_plate_number must NOT have more than 12 characters', 'license_plate_number'],
  ['#/data/attributes/zip is invalid', 'zip'],
  ['Invalid value at "/vehicle/odometer"', 'odometer'],
])('[UPL-03] %j is about the field %s', (text, field) => {
  expect([isTechnical(text), fieldOfTechnical(text)]).toEqual([true, field]);
});

it.each([
  'A vehicle with this VIN already exists',
  'A VIN, or a license plate number and its state, is required',
  'Check the body. Then try again.',
  'The tread pattern is worn',
  'Open 24/7',
  'Name and/or email are taken',
  'Your request was refused',
  'Full body service is not offered here',
])('[ERR-08] %j is said as it was sent', (text) => {
  expect(isTechnical(text)).toBe(false);
});
