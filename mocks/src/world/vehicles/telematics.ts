import type { Schemas } from '@wayside/api-client';
import { between, chance, hashOf, pick } from '../../shared/random.ts';
import type { BaseWorld } from '../seed/base.ts';
import { childId } from './vehicle-ids.ts';
import { traitsOf } from './vehicle-mix.ts';

/** Largest number of fault codes on one vehicle: more than a screen shows at first. */
const MANY = 14;

const FAULTS = [
  'P0420 Catalyst system efficiency below threshold',
  'P0171 System too lean (bank 1)',
  'P0300 Random or multiple cylinder misfire detected',
  'P0128 Coolant temperature below thermostat regulating temperature',
  'P0442 Evaporative emission system small leak detected',
  'P0455 Evaporative emission system large leak detected',
  'P0301 Cylinder 1 misfire detected',
  'P0401 Exhaust gas recirculation flow insufficient',
  'P0740 Torque converter clutch circuit',
  'P0113 Intake air temperature sensor circuit high',
  'P0562 System voltage low',
  'P0700 Transmission control system',
  'C0035 Left front wheel speed sensor circuit',
  'B1318 Battery voltage low',
  'U0100 Lost communication with engine control module',
  'P2096 Post catalyst fuel trim too lean',
] as const;

/** What a vehicle's device reports. Vehicles without a device have no telematics. */
export class Telematics {
  readonly #base: BaseWorld;
  readonly #vehicleId: number;

  constructor(base: BaseWorld, vehicleId: number) {
    this.#base = base;
    this.#vehicleId = vehicleId;
  }

  battery(): Schemas['BatteryLife'] {
    if (this.#isSilent)
      return {
        vehicle_battery_life_data: null,
        last_updated_at_geotab: null,
        errors: ['Battery data is not available for this vehicle'],
      };
    const low: Partial<Record<string, number>> = { 'empty battery': 10.4, 'weak battery': 11 };
    const volts = low[this.#trait] ?? between(this.#key('volts'), 120, 129) / 10;
    return { vehicle_battery_life_data: volts, last_updated_at_geotab: this.#moment(0) };
  }

  engineOil(): Schemas['EngineOil'] {
    if (this.#isSilent)
      return {
        vehicle_engine_oil_data: null,
        last_updated_at_geotab: null,
        errors: ['Engine oil data is not available for this vehicle'],
      };
    return {
      vehicle_engine_oil_data: this.#trait === 'many faults' ? 42 : between(this.#key('oil'), 8, 96),
      last_updated_at_geotab: this.#moment(0),
    };
  }

  tires(): Schemas['TirePressure'] {
    if (this.#isSilent) return { tires: [], errors: ['Tire data is not available for this vehicle'] };
    const usual = between(this.#key('pressure'), 34, 62);
    const air = between(this.#key('temperature'), 58, 84);
    const positions = ['front_left', 'front_right', 'rear_left', 'rear_right'] as const;
    return {
      tires: positions.map((position) => ({
        position,
        pressure: usual - pick(this.#key(position), [0, 0, 1, 1, 2, 9]),
        temperature: air + between(this.#key(`${position} heat`), 0, 9),
        last_updated_at_geotab: this.#moment(0),
      })),
    };
  }

  /** Newest first. */
  faults(): Schemas['FaultCode'][] {
    if (this.#isSilent || this.#trait === 'no faults') return [];
    const count =
      this.#trait === 'many faults'
        ? MANY
        : chance(this.#key('faults')) < 0.3
          ? 0
          : between(this.#key('fault count'), 1, 4);
    const first = hashOf(this.#key('first fault'));
    return Array.from({ length: count }, (_, index) => ({
      id: childId(this.#vehicleId, index),
      dateTime: this.#moment(index),
      diagnostic: { name: FAULTS[(first + index) % FAULTS.length]! },
    }));
  }

  get #trait() {
    return traitsOf(this.#base, this.#vehicleId).device ?? 'ordinary';
  }

  get #isSilent(): boolean {
    return this.#trait === 'no readings';
  }

  #key(what: string): string {
    return this.#base.key(`telematics ${what}`, this.#vehicleId);
  }

  /** An instant at least this many days before the clock. */
  #moment(days: number): string {
    const minutes = between(this.#key(`minutes ${days}`), 5, 600);
    return `${new Date(Date.parse(this.#base.seed.clock) - days * 86_400_000 - minutes * 60_000).toISOString().slice(0, 19)}Z`;
  }
}
