import { describe, expect, it } from 'vitest';
import { batteryHealth, batteryPercent } from '@wayside/domain';
import { OWN_FLEET_ID } from '../fleets/fleet-source.ts';
import { Telematics } from './telematics.ts';
import { World } from '../world.ts';

const world = new World({ brand: 'default', seed: 'test', shape: {}, player: 'Owner', clock: '2026-03-16T14:00:00Z' });
const devices = world.vehicles
  .in(OWN_FLEET_ID)
  .filter(({ geotab_device_id }) => geotab_device_id !== null)
  .map(({ id }) => new Telematics(world.base, id));

describe('telematics', () => {
  it('[TEL-02] one vehicle has fourteen faults, newest first, none in the future', () => {
    const many = devices.map((device) => device.faults()).find(({ length }) => length === 14)!;
    const moments = many.map(({ dateTime }) => dateTime);
    expect(moments).toEqual(moments.toSorted().toReversed());
    expect(moments[0]! < world.clock).toBe(true);
    expect(new Set(many.map(({ id }) => id)).size).toBe(14);
    expect(devices.some((device) => device.faults().length === 0)).toBe(true);
  });

  it('[TEL-07] every battery label occurs', () => {
    const volts = devices.map((device) => device.battery().vehicle_battery_life_data).filter((value) => value !== null);
    expect(new Set(volts.map((value) => batteryHealth(batteryPercent(value))))).toEqual(
      new Set(['replace', 'charge', 'good']),
    );
  });

  it('[ENT2-16] errors are present exactly when there is no reading', () => {
    for (const device of devices) {
      const [oil, battery, tires] = [device.engineOil(), device.battery(), device.tires()];
      expect(oil.errors !== undefined).toBe(oil.vehicle_engine_oil_data === null);
      expect(battery.errors !== undefined).toBe(battery.vehicle_battery_life_data === null);
      expect(tires.tires).toHaveLength(tires.errors ? 0 : 4);
    }
    expect(devices.filter((device) => device.engineOil().errors)).toHaveLength(1);
  });
});
