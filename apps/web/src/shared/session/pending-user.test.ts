import { describe, expect, it } from 'vitest';
import { pendingUserOf } from './pending-user.ts';

const VALUES = {
  id: '2',
  token: 'pending-2',
  first_name: 'Ravi',
  last_name: 'Shah',
  cell_phone: '5551234567',
  email: 'ravi.shah@x.co',
  fleet_name: 'Shah Deliveries',
  is_fleet_name_editable: 'true',
};
const of = (values: Record<string, string>) => pendingUserOf(new URLSearchParams(values));

describe('pending user of an address', () => {
  it('[RTE-26] [OPN-07] [TEL-17] all eight values make one', () => {
    expect(of(VALUES)).toEqual({
      id: 2,
      token: 'pending-2',
      firstName: 'Ravi',
      lastName: 'Shah',
      cellPhone: '5551234567',
      email: 'ravi.shah@x.co',
      fleetName: 'Shah Deliveries',
      isFleetNameEditable: true,
    });
    expect(of({ ...VALUES, is_fleet_name_editable: 'false' })?.isFleetNameEditable).toBe(false);
  });

  it.each(Object.keys(VALUES))('[RTE-26] without %s, or with an empty one, there is none', (name) => {
    const { [name as keyof typeof VALUES]: _gone, ...others } = VALUES;
    expect(of(others)).toBeUndefined();
    expect(of({ ...VALUES, [name]: ' ' })).toBeUndefined();
  });

  it.each([
    ['id', '../5'],
    ['id', '0'],
    ['id', '1e3'],
    ['is_fleet_name_editable', 'yes'],
  ])('%s of %s is no value', (name, value) => {
    expect(of({ ...VALUES, [name]: value })).toBeUndefined();
  });

  it('values that look like script are text like any other', () => {
    expect(of({ ...VALUES, first_name: '<img src=x onerror=alert(1)>' })?.firstName).toBe(
      '<img src=x onerror=alert(1)>',
    );
  });
});
