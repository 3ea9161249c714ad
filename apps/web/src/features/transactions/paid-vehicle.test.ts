import { expect, it } from 'vitest';
import { paidVehicleText } from './paid-vehicle.tsx';

const payment = {
  other_id: 'VAN-07',
  license_plate_number: 'JKT4821',
  vin: '1FTBR1C84MKA12345',
  vehicle_name: '2021 Ford Transit',
};

it.each([
  [{}, 'VAN-07'],
  [{ other_id: null }, 'JKT4821'],
  [{ other_id: null, license_plate_number: undefined }, '1FTBR1C84MKA12345'],
  [{ other_id: null, license_plate_number: null, vin: null }, '2021 Ford Transit'],
  [{ other_id: null, license_plate_number: null, vin: null, vehicle_name: null }, undefined],
])('[TRX-04] a payment without %o names its vehicle %s', (missing, text) => {
  expect(paidVehicleText({ ...payment, ...missing })).toBe(text);
});
